import { lineOf, type Expression, type FunctionNode, type Statement } from './ast';
import { namesIn } from './carry';
import type { Converter } from './convert';
import { neededStatements, printStatements, returnsOf } from './statements';

const WATCH = `process.argv.some((flag) => flag === '--watch' || flag === '-w')`;

/** tsup passes flags to the function; Rslib does not, so the name stands for what can be known. */
function flags(converter: Converter, node: FunctionNode): string {
  const [parameter] = node.params;
  if (!parameter) return '';
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const names = namesIn(pattern).filter((name) => converter.carrier.used.has(name));
  if (names.length === 0) return '';
  converter.notes.say(names[0]!, lineOf(parameter), 'cli-options', 'changed');
  const written = converter.carrier.source.slice(
    pattern.start!,
    'typeAnnotation' in pattern && pattern.typeAnnotation
      ? pattern.typeAnnotation.start!
      : pattern.end!,
  );
  return `const ${written}: Record<string, any> = {\n  watch: ${WATCH},\n};`;
}

/** The statements of a function, with what it returns converted. */
function bodyText(converter: Converter, statements: readonly Statement[]): string {
  const { carrier } = converter;
  const replacements = statements.flatMap(returnsOf).flatMap(({ argument }) => {
    if (!argument) return [];
    return [{ start: argument.start!, end: argument.end!, node: argument as Expression }];
  });
  const converted = replacements.map(({ start, end, node }) => {
    const lineStart = carrier.source.lastIndexOf('\n', start - 1) + 1;
    const indent = /^[ \t]*/.exec(carrier.source.slice(lineStart, start))![0];
    return { start, end, text: converter.config(node).replaceAll('\n', `\n${indent}`) };
  });
  // A converted object no longer uses what its source used.
  const names = statements.flatMap((statement) =>
    returnsOf(statement).length === 0 ? [] : testNames(statement),
  );
  for (const name of names) carrier.used.add(name);
  const isReturn = (statement: Statement) => returnsOf(statement).length > 0;
  const needed = neededStatements(
    statements.filter((statement) => !isReturn(statement)),
    carrier,
  );
  const kept = statements.filter((statement) => isReturn(statement) || needed.has(statement));
  return printStatements(kept, (statement) => {
    const inside = converted.filter(
      ({ start, end }) => start >= statement.start! && end <= statement.end!,
    );
    if (isReturn(statement)) return carrier.peek(statement, inside);
    return carrier.text(statement);
  });
}

/** Names in the conditions of an `if` around a `return`. */
function testNames(statement: Statement): string[] {
  if (statement.type !== 'IfStatement') return [];
  const { test, consequent, alternate } = statement;
  return [...namesIn(test), ...testNames(consequent), ...(alternate ? testNames(alternate) : [])];
}

/** The code of a configuration that is a function; where it needs to be none, its object. */
export function functionText(converter: Converter, node: FunctionNode): string {
  const { body } = node;
  if (body.type !== 'BlockStatement') {
    const config = converter.config(body);
    const options = flags(converter, node);
    if (!options) return config;
    return block([options, `return ${config};`], node.async);
  }
  if (returnsOf(body).length === 0) converter.fail(node);
  converter.scope.add(body.body);
  const statements = bodyText(converter, body.body);
  const options = flags(converter, node);
  const [first] = body.body;
  const returnsOnly = /^return (\{[\s\S]*\});?$/.exec(statements)?.[1];
  if (!options && returnsOnly && first && returnsOf(body).length === 1) return returnsOnly;
  return block([options, statements], node.async);
}

function block(parts: readonly string[], isAsync: boolean | undefined): string {
  const text = parts.filter(Boolean).join('\n\n');
  const lines = text.split('\n').map((line) => (line ? `  ${line}` : line));
  return `${isAsync ? 'async ' : ''}() => {\n${lines.join('\n')}\n}`;
}

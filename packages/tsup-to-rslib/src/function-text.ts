import { lineOf, type AnyNode, type FunctionNode, type Statement } from './ast';
import { namesIn } from './carry';
import type { Converter } from './convert';
import { blocksAround, neededStatements, printStatements, returnsOf } from './statements';

const WATCH = `process.argv.some((flag) => flag === '--watch' || flag === '-w')`;

/** tsup passes flags to the function; Rslib does not, so an object of known flags replaces them. */
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

/** A statement around a `return`, with what it returns converted. */
function returnText(converter: Converter, statement: Statement): string {
  const { carrier, scope } = converter;
  const left = new Set<AnyNode>();
  const converted = returnsOf(statement).flatMap(({ argument }) => {
    if (!argument) return [];
    left.add(argument);
    const [start, end] = [argument.start!, argument.end!];
    const lineStart = carrier.source.lastIndexOf('\n', start - 1) + 1;
    const indent = /^[ \t]*/.exec(carrier.source.slice(lineStart, start))![0];
    const text = scope.within(blocksAround(statement, argument), () => converter.config(argument));
    return [{ start, end, text: text.replaceAll('\n', `\n${indent}`) }];
  });
  // A converted object no longer uses what its source used; all that stays around it does.
  for (const name of namesIn(statement, left)) carrier.used.add(name);
  return carrier.peek(statement, converted);
}

/** The statements of a function, with what it returns converted. */
function bodyText(converter: Converter, statements: readonly Statement[]): string {
  const { carrier } = converter;
  // First, for the names that they use decide about the other statements.
  const returning = new Map(
    statements
      .filter((statement) => returnsOf(statement).length > 0)
      .map((statement) => [statement, returnText(converter, statement)]),
  );
  const needed = neededStatements(
    statements.filter((statement) => !returning.has(statement)),
    carrier,
  );
  const kept = statements.filter((statement) => returning.has(statement) || needed.has(statement));
  return printStatements(kept, (statement) => returning.get(statement) ?? carrier.text(statement));
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

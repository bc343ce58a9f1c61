import { lineOf, type AnyNode, type FunctionNode, type Statement } from './ast';
import { namesIn } from './carry';
import type { Converter } from './convert';
import { blocksAround, neededStatements, printStatements, returnsOf } from './statements';

const WATCH = `process.argv.some((flag) => flag === '--watch' || flag === '-w')`;

/** tsup passes flags to the function; Rslib does not, so an object of known flags replaces them. */
function flags({ carrier, notes }: Converter, { params: [parameter] }: FunctionNode): string {
  if (!parameter) return '';
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const name = namesIn(pattern).find((one) => carrier.used.has(one));
  if (name === undefined) return '';
  notes.say(name, lineOf(parameter), 'cli-options', 'changed');
  const type = 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  const written = carrier.source.slice(pattern.start!, type ? type.start! : pattern.end!);
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
    const text = scope.within(blocksAround(statement, argument), () => converter.config(argument));
    return [{ start, end, text: text.replaceAll('\n', `\n${carrier.indentAt(start)}`) }];
  });
  // A converted object no longer uses what its source used; all that stays around it does.
  for (const name of namesIn(statement, left)) carrier.used.add(name);
  return carrier.peek(statement, converted);
}

function bodyText(converter: Converter, statements: readonly Statement[]): string {
  const { carrier } = converter;
  // First, for the names that they use decide about the other statements.
  const returning = new Map(
    statements
      .filter((statement) => returnsOf(statement).length > 0)
      .map((statement) => [statement, returnText(converter, statement)]),
  );
  const others = statements.filter((statement) => !returning.has(statement));
  const needed = neededStatements(others, carrier);
  const kept = statements.filter((statement) => returning.has(statement) || needed.has(statement));
  return printStatements(kept, (statement) => returning.get(statement) ?? carrier.text(statement));
}

/** The code of a configuration that is a function; where it needs to be none, its object. */
export function functionText(converter: Converter, node: FunctionNode): string {
  const { body } = node;
  if (body.type !== 'BlockStatement') {
    const config = converter.config(body);
    const options = flags(converter, node);
    return options ? block([options, `return ${config};`], node.async) : config;
  }
  const returns = returnsOf(body).length;
  if (returns === 0) converter.fail(node);
  converter.scope.add(body.body);
  const statements = bodyText(converter, body.body);
  const options = flags(converter, node);
  const returnsOnly = /^return (\{[\s\S]*\});?$/.exec(statements)?.[1];
  if (!options && returnsOnly && returns === 1) return returnsOnly;
  return block([options, statements], node.async);
}

function block(parts: readonly string[], isAsync: boolean | undefined): string {
  const lines = parts.filter(Boolean).join('\n\n').split('\n');
  const text = lines.map((line) => (line ? `  ${line}` : line)).join('\n');
  return `${isAsync ? 'async ' : ''}() => {\n${text}\n}`;
}

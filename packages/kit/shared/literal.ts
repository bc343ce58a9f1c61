import type { Expression, Program, SpreadElement } from 'estree';

/** A value that stands in the source as it is: nothing is looked up, called or computed. */
export type Literal = string | number | boolean | null | Literal[] | { [key: string]: Literal };

/** Thrown inside of this module for code that is no literal. */
class NotLiteral extends Error {}

function read(node: Expression | SpreadElement | null): Literal {
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node || 'bigint' in node) break;
      return node.value as Literal;
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]!.value.cooked ?? '';
      break;
    case 'UnaryExpression':
      if (node.operator === '-' && node.argument.type === 'Literal')
        return -Number(read(node.argument));
      break;
    case 'ArrayExpression':
      return node.elements.map(read);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property): [string, Literal] => {
          if (property.type !== 'Property' || property.kind !== 'init') throw new NotLiteral();
          const { key, computed, method } = property;
          if (computed || method) throw new NotLiteral();
          const name = key.type === 'Identifier' ? key.name : String(read(key as Expression));
          if (name.startsWith('__')) throw new NotLiteral();
          return [name, read(property.value as Expression)];
        }),
      );
    default:
  }
  throw new NotLiteral();
}

/** The single expression of a program; undefined where it is empty, a comment, or holds more. */
export function soleExpression(program: Program | null | undefined): Expression | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0
    ? statement.expression
    : undefined;
}

/** Whether a program does nothing at all: it is empty, or comments only. */
export function isEmptyProgram(program: Program | null | undefined): boolean {
  return program !== null && program !== undefined && program.body.length === 0;
}

/** The value of a program that is one literal; undefined for all other code. */
export function literalOf(program: Program | null | undefined): { value: Literal } | undefined {
  const expression = soleExpression(program);
  if (!expression) return undefined;
  try {
    return { value: read(expression) };
  } catch (error) {
    if (error instanceof NotLiteral) return undefined;
    throw error;
  }
}

export function stringsOf(value: Literal): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsOf);
}

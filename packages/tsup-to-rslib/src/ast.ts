import type { parse } from '@babel/parser';

export type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>;
export type ArrayNode = Extract<Expression, { type: 'ArrayExpression' }>;
export type CallNode = Extract<Expression, { type: 'CallExpression' }>;
type Member = ObjectNode['properties'][number];
type Method = Extract<Member, { type: 'ObjectMethod' }>;
export type FunctionNode = Extract<Expression, { type: `${string}FunctionExpression` }>;
export type ValueNode = Expression | Method;

/** Properties of all nodes; their children are looked up by `childrenOf`. */
export interface AnyNode {
  type: string;
  start?: number | null;
  end?: number | null;
  loc?: { start: { line: number; column: number } } | null;
  /** The part of the source that this stands for, where it is not its own. */
  place?: { start: number; end: number };
  /** What is written before it there. */
  before?: string;
  /** Its code, where the source has none. */
  code?: string;
  /** The code that makes it. */
  written?: AnyNode;
}

const NO_CHILDREN = new Set([
  ...['loc', 'leadingComments', 'trailingComments', 'innerComments'],
  ...['place', 'written'],
]);

export const isNode = (value: unknown): value is AnyNode & Record<string, unknown> =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

/** The nodes directly below a node, in the order of the source. */
export const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.entries(node)
    .filter(([key]) => !NO_CHILDREN.has(key))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Visits a node and all below it; where `visit` returns false, not what is below. */
export function walk(node: AnyNode, visit: (node: AnyNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

const WRAPPERS = new Set([
  ...['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'],
  'ParenthesizedExpression',
]);

/** An expression without the types and parentheses around it. Other nodes stay as they are. */
export function unwrap(node: AnyNode): Expression {
  let inner = node;
  while (WRAPPERS.has(inner.type)) inner = (inner as unknown as { expression: AnyNode }).expression;
  return inner as Expression;
}

export const isFunction = (node: AnyNode): node is FunctionNode | Method =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'ObjectMethod'].includes(node.type);

/** A declaration of a function as its value. */
export const asFunction = (declaration: AnyNode): Expression =>
  ({ ...declaration, type: 'FunctionExpression' }) as unknown as Expression;

/** Name of a member of an object, where it does not have to be computed. */
export function memberName(member: Member): string | undefined {
  if (member.type === 'SpreadElement') return undefined;
  const { key } = member;
  if (!member.computed && key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** Name and value of a member that has both; undefined of a method, a spread, a computed name. */
export function pairOf(member: Member): [name: string, value: ValueNode] | undefined {
  const name = member.type === 'ObjectProperty' ? memberName(member) : undefined;
  if (member.type !== 'ObjectProperty' || name === undefined) return undefined;
  return [name, member.value as ValueNode];
}

/** Line of a node in the source, counted from 1. */
export const lineOf = (node: AnyNode): number => node.loc?.start.line ?? 1;

/** A text that stands in the source as such. */
export function textValue(node: AnyNode): string | undefined {
  const inner = unwrap(node);
  if (inner.type === 'StringLiteral') return inner.value;
  if (inner.type !== 'TemplateLiteral' || inner.expressions.length > 0) return undefined;
  return inner.quasis[0]?.value.cooked ?? undefined;
}

/** A truth value that stands in the source as such. */
export function truthValue(node: AnyNode): boolean | undefined {
  const inner = unwrap(node);
  return inner.type === 'BooleanLiteral' ? inner.value : undefined;
}

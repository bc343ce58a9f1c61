import {
  asFunction,
  pairOf,
  unwrap,
  type AnyNode,
  type Expression,
  type Program,
  type Statement,
} from './ast';

export interface ExportedConfig {
  node: Expression;
  /** The statement that only exports it; one that does more stays. */
  statement?: Statement;
}

const nameOf = (node: AnyNode): string | undefined => {
  const { name, value } = node as AnyNode & { name?: string; value?: string };
  return node.type === 'Identifier' ? name : value;
};

/** Which export an assignment to `module.exports`, `exports.tsup` and similar makes. */
function assignedName(left: AnyNode): string | undefined {
  if (left.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = left as Extract<Expression, { type: 'MemberExpression' }>;
  const member = computed && property.type === 'Identifier' ? undefined : nameOf(property);
  if (object.type !== 'Identifier') return assignedName(object) === 'default' ? member : undefined;
  if (object.name === 'module' && member === 'exports') return 'default';
  return object.name === 'exports' ? member : undefined;
}

/** In a whole `package.json`, the field that configures tsup, which has no option of that name. */
function fieldOf(node: Expression): Expression {
  const members = node.type === 'ObjectExpression' ? node.properties : [];
  const field = members.map(pairOf).find((pair) => pair?.[0] === 'tsup');
  return (field?.[1] as Expression | undefined) ?? node;
}

type NamedExport = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

/** The value that `export const tsup = …` or `export { config as default }` exports by name. */
function fromNamedExport(statement: NamedExport, wanted: string): ExportedConfig | undefined {
  const { declaration, specifiers, source } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    const { declarations } = declaration;
    const found = declarations.find(({ id }) => nameOf(id) === wanted);
    if (!found?.init) return undefined;
    return { node: found.init, ...(declarations.length === 1 && { statement }) };
  }
  const found = specifiers.find(
    (one) => one.type === 'ExportSpecifier' && nameOf(one.exported) === wanted,
  );
  return source || found?.type !== 'ExportSpecifier'
    ? undefined
    : { node: found.local as Expression, statement };
}

function fromStatement(statement: Statement, wanted: string): ExportedConfig | undefined {
  if (statement.type === 'ExportNamedDeclaration') return fromNamedExport(statement, wanted);
  if (statement.type === 'ExpressionStatement') {
    const { expression } = statement;
    const isWanted =
      expression.type === 'AssignmentExpression' && assignedName(expression.left) === wanted;
    return isWanted ? { node: expression.right, statement } : undefined;
  }
  if (wanted !== 'default') return undefined;
  if (statement.type === 'TSExportAssignment') return { node: statement.expression, statement };
  if (statement.type !== 'ExportDefaultDeclaration') return undefined;
  const { declaration } = statement;
  const isFunction = declaration.type === 'FunctionDeclaration';
  const node = isFunction ? asFunction(declaration) : fieldOf(declaration as Expression);
  return { node, statement };
}

/** The configuration that the file exports, in either module system; undefined if there is none. */
export function findConfig({ body }: Program): ExportedConfig | undefined {
  // The names under which tsup looks for one, in that order.
  const all = ['tsup', 'default'].flatMap((name) => body.map((one) => fromStatement(one, name)));
  return all.find((found) => found !== undefined);
}

/** The argument of `defineConfig(…)`, or the expression itself. */
export function withoutDefineConfig(node: Expression): Expression {
  const inner = unwrap(node);
  if (inner.type !== 'CallExpression') return inner;
  const { callee, arguments: args } = inner;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const isDefine = called.type === 'Identifier' && called.name === 'defineConfig';
  return isDefine && args[0] ? withoutDefineConfig(args[0] as Expression) : inner;
}

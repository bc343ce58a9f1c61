import {
  asFunction,
  memberName,
  unwrap,
  type AnyNode,
  type Expression,
  type Program,
  type Statement,
} from './ast';

/** The configuration of a file. */
export interface ExportedConfig {
  node: Expression;
  /** The statement that only exports it; one that does more stays. */
  statement?: Statement;
}

/** The names under which tsup looks for a configuration, in that order. */
const NAMES = ['tsup', 'default'] as const;
type Name = (typeof NAMES)[number];

const nameOf = (node: AnyNode): string | undefined => {
  const { name, value } = node as AnyNode & { name?: string; value?: string };
  return node.type === 'Identifier' ? name : value;
};

/** Which export an assignment to `module.exports`, `exports.tsup` and similar makes. */
function assignedName(left: AnyNode): string | undefined {
  if (left.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = left as Extract<Expression, { type: 'MemberExpression' }>;
  const member = computed && property.type === 'Identifier' ? undefined : nameOf(property);
  if (object.type === 'Identifier') {
    if (object.name === 'module' && member === 'exports') return 'default';
    return object.name === 'exports' ? member : undefined;
  }
  return assignedName(object) === 'default' ? member : undefined;
}

/** In a whole `package.json`, the field that configures tsup, which has no option of that name. */
function fieldOf(node: Expression): Expression {
  if (node.type !== 'ObjectExpression') return node;
  for (const one of node.properties)
    if (one.type === 'ObjectProperty' && memberName(one) === 'tsup') return one.value as Expression;
  return node;
}

type NamedExport = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

/** The value that `export const tsup = …` or `export { config as default }` exports by name. */
function fromNamedExport(statement: NamedExport, wanted: Name): ExportedConfig | undefined {
  const { declaration, specifiers, source } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    const found = declaration.declarations.find(({ id }) => nameOf(id) === wanted);
    if (!found?.init) return undefined;
    return { node: found.init, ...(declaration.declarations.length === 1 && { statement }) };
  }
  if (source) return undefined;
  for (const one of specifiers)
    if (one.type === 'ExportSpecifier' && nameOf(one.exported) === wanted)
      return { node: one.local as Expression, statement };
  return undefined;
}

function fromDefault(
  statement: Extract<Statement, { type: 'ExportDefaultDeclaration' }>,
): ExportedConfig {
  const { declaration } = statement;
  if (declaration.type !== 'FunctionDeclaration')
    return { node: fieldOf(declaration as Expression), statement };
  return { node: asFunction(declaration), statement };
}

function fromStatement(statement: Statement, wanted: Name): ExportedConfig | undefined {
  if (statement.type === 'ExportNamedDeclaration') return fromNamedExport(statement, wanted);
  if (statement.type === 'ExpressionStatement') {
    const { expression } = statement;
    const isWanted =
      expression.type === 'AssignmentExpression' && assignedName(expression.left) === wanted;
    return isWanted ? { node: expression.right, statement } : undefined;
  }
  if (wanted !== 'default') return undefined;
  if (statement.type === 'ExportDefaultDeclaration') return fromDefault(statement);
  return statement.type === 'TSExportAssignment'
    ? { node: statement.expression, statement }
    : undefined;
}

/** The configuration that the file exports, in either module system; undefined if there is none. */
export function findConfig(program: Program): ExportedConfig | undefined {
  for (const name of NAMES)
    for (const statement of program.body) {
      const found = fromStatement(statement, name);
      if (found) return found;
    }
  return undefined;
}

/** The argument of `defineConfig(…)`, or the expression itself. */
export function withoutDefineConfig(node: Expression): Expression {
  const inner = unwrap(node);
  if (inner.type !== 'CallExpression') return inner;
  const { callee, arguments: args } = inner;
  const isDefine =
    (callee.type === 'Identifier' && callee.name === 'defineConfig') ||
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'defineConfig');
  const [first] = args;
  return isDefine && first ? withoutDefineConfig(first as Expression) : inner;
}

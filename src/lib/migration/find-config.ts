import { memberName, unwrap, type Expression, type Program, type Statement } from './ast';

/** The configuration of a file. */
export interface ExportedConfig {
  node: Expression;
  /** The statement that exports it. */
  statement: Statement;
}

function isModuleExports(node: Expression | { type: string }): boolean {
  if (node.type !== 'MemberExpression') return false;
  const { object, property } = node as Extract<Expression, { type: 'MemberExpression' }>;
  return (
    object.type === 'Identifier' &&
    object.name === 'module' &&
    property.type === 'Identifier' &&
    property.name === 'exports'
  );
}

/** Of a whole `package.json`, the field that configures tsup. */
function fieldOf(node: Expression): Expression {
  if (node.type !== 'ObjectExpression') return node;
  const fields = node.properties.map((one) => (one.type === 'ObjectProperty' ? one : undefined));
  const find = (name: string) => fields.find((one) => one && memberName(one) === name);
  const field = find('tsup')?.value;
  return field && find('version') ? (field as Expression) : node;
}

/** What the file exports as its configuration, in either module system; undefined where nothing is. */
export function findConfig(program: Program): ExportedConfig | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      if (declaration.type === 'FunctionDeclaration') {
        const node = { ...declaration, type: 'FunctionExpression' } as unknown as Expression;
        return { node, statement };
      }
      return { node: fieldOf(declaration as Expression), statement };
    }
    if (statement.type === 'TSExportAssignment') return { node: statement.expression, statement };
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type === 'AssignmentExpression' && isModuleExports(expression.left))
      return { node: expression.right, statement };
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

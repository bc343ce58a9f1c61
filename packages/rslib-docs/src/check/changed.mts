import ts from 'typescript';

const CHANGES_A_LIST = /\.(?:push|unshift|splice|pop|shift)$/;

/** The prefixes of a name: `config.lib.push` for `config`. */
function chainOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isOwner =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) &&
    parent.expression === node;
  return isOwner ? chainOf(parent) : node;
}

/** `Object.assign(config, …)` */
const isAssigned = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  node.parent.expression.getText() === 'Object.assign';

/** Whether statements may change what a constant holds: `lib.push(…)`, `config.lib = …`. */
export function isChanged({ name }: ts.VariableDeclaration): boolean {
  const visit = (node: ts.Node): boolean => {
    const isUse = ts.isIdentifier(node) && node.text === name.getText() && node !== name;
    if (!isUse) return ts.forEachChild(node, visit) ?? false;
    const chain = chainOf(node);
    const { parent } = chain;
    if (ts.isCallExpression(parent) && parent.expression === chain)
      return CHANGES_A_LIST.test(chain.getText());
    const isTarget = ts.isBinaryExpression(parent) && parent.left === chain && chain !== node;
    return isTarget || ts.isDeleteExpression(parent) || isAssigned(chain);
  };
  return visit(name.getSourceFile());
}

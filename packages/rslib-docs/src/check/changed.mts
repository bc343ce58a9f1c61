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

const known = new WeakMap<ts.SourceFile, Set<string>>();

/** Names whose contents statements may change: `lib.push(…)`, `config.lib = …`. */
export function changedNames(source: ts.SourceFile): Set<string> {
  const names = known.get(source) ?? new Set<string>();
  if (known.has(source)) return names;
  known.set(source, names);
  const isChanged = (node: ts.Identifier): boolean => {
    const chain = chainOf(node);
    const { parent } = chain;
    if (ts.isCallExpression(parent) && parent.expression === chain)
      return CHANGES_A_LIST.test(chain.getText());
    const isTarget = ts.isBinaryExpression(parent) && parent.left === chain && chain !== node;
    return isTarget || ts.isDeleteExpression(parent) || isAssigned(chain);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isChanged(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

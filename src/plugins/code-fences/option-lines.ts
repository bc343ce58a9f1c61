import * as ts from 'typescript';

/** Lines of a file, from 0, that hold a property. */
export interface Lines {
  first: number;
  count: number;
}

/** Where a configuration sets an option; `output.minify` is found there and in its items. */
export function optionLines(config: string, option: string): Lines[] {
  const source = ts.createSourceFile('rslib.config.ts', config, ts.ScriptTarget.Latest);
  const found: Lines[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const walk = (node: ts.Node, above: readonly string[]): void => {
    const isProperty =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isMethodDeclaration(node);
    const name = isProperty && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name));
    const keys = name ? [...above, (node.name as ts.Identifier).text] : above;
    if (name && `.${keys.join('.')}`.endsWith(`.${option}`)) {
      const first = lineAt(node.getStart(source));
      found.push({ first, count: lineAt(node.end) - first + 1 });
    } else ts.forEachChild(node, (child) => walk(child, keys));
  };
  walk(source, []);
  return found;
}

import ts from 'typescript';

function nameOf(node: ts.ObjectLiteralElementLike): string | undefined {
  return node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((one) => nameOf(one) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Every group of `sidebars.ts` by its key, with the list that holds its pages. */
function readGroups(source: ts.SourceFile): Map<string, ts.ArrayLiteralExpression> {
  const groups = new Map<string, ts.ArrayLiteralExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const key = property(node, 'key');
      const items = property(node, 'items');
      if (key && items && ts.isStringLiteral(key) && ts.isArrayLiteralExpression(items)) {
        groups.set(key.text, items);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return groups;
}

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('sidebars.ts', code, ts.ScriptTarget.Latest, true);

/** Keys of the groups, such as `guide-start`. Their Chinese labels go by the same keys. */
export function listGroups(code: string): string[] {
  return [...readGroups(parse(code)).keys()];
}

/** Adds a page at the end of a group and changes no other character of `sidebars.ts`. */
export function addToGroup(code: string, group: string, id: string): string {
  const items = readGroups(parse(code)).get(group);
  if (!items) throw new Error(`sidebars.ts has no group "${group}".`);
  const last = items.elements.at(-1);
  if (!last) return `${code.slice(0, items.getStart() + 1)}'${id}'${code.slice(items.end - 1)}`;
  const isOnOneLine = !items.getText().includes('\n');
  const indent = /[^\n]*$/.exec(code.slice(0, last.getStart()))![0].replace(/\S.*/, '');
  const entry = isOnOneLine ? `, '${id}'` : `,\n${indent}'${id}'`;
  return code.slice(0, last.end) + entry + code.slice(last.end);
}

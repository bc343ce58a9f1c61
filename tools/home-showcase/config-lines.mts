import ts from 'typescript';
import { SHOWCASE_FORMATS, type ShowcaseFormat } from '../../src/features/home/showcase-data';

function libItems(source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const items: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'lib') {
      const { elements } = node.initializer as ts.ArrayLiteralExpression;
      items.push(...(elements as unknown as ts.ObjectLiteralExpression[]));
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return items;
}

function formatOf(item: ts.ObjectLiteralExpression, source: ts.SourceFile): ShowcaseFormat {
  const format = SHOWCASE_FORMATS.find((name) =>
    item.getText(source).includes(`format: '${name}'`),
  );
  if (!format) throw new Error(`A lib item of the sample has no format that the page shows.`);
  return format;
}

/**
 * Which lines of a config, from 0, belong to which format: its item in `lib`, and constants and
 * imports that only this item uses.
 */
export function formatsByLine(config: string): Map<number, ShowcaseFormat> {
  const source = ts.createSourceFile('rslib.config.ts', config, ts.ScriptTarget.Latest, true);
  const lines = new Map<number, ShowcaseFormat>();
  const mark = (node: ts.Node, format: ShowcaseFormat) => {
    const { line: first } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const { line: last } = source.getLineAndCharacterOfPosition(node.end);
    for (let line = first; line <= last; line++) lines.set(line, format);
  };
  for (const item of libItems(source)) {
    const format = formatOf(item, source);
    mark(item, format);
    let text = item.getText(source);
    // From the last to the first: what uses a thing stands below it.
    for (const statement of [...source.statements].reverse()) {
      const declared = ts.isImportDeclaration(statement)
        ? statement.importClause?.getText(source)
        : ts.isVariableStatement(statement)
          ? statement.declarationList.declarations[0]!.name.getText(source)
          : '';
      const names = declared?.match(/\w+/g) ?? [];
      if (!names.some((name) => new RegExp(`\\b${name}\\b`).test(text))) continue;
      mark(statement, format);
      text += statement.getText(source);
    }
  }
  return lines;
}

import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf, widthInLetters } from '@rslib-docs/kit/shared/text';

const HEADING = /^h[1-6]$/;
/** Letters of a cell, on average, from which a column holds sentences; a Chinese one counts as two. */
const LEAST_NOTE = 30;

const isElement = (node: Nodes): node is Element => node.type === 'element';

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node.children.filter(isElement));
  });
  return rows;
}

/** Whether the last column holds notes, for which a phone has no room beside two others or a long one. */
function endsInNotes(table: Element): boolean {
  const [head, ...body] = rowsOf(table);
  if (!head || body.length === 0) return false;
  const isLong = (column: number) => {
    const letters = body.map((cells) => widthInLetters(textOf(cells.at(column)!)));
    return letters.reduce((sum, one) => sum + one, 0) / letters.length >= LEAST_NOTE;
  };
  return isLong(-1) && (head.length === 3 || (head.length === 2 && isLong(0)));
}

/** How many columns of figures, to be compared with each other, follow the first one; 0 for others. */
function countFigures(table: Element): number {
  const [head, ...body] = rowsOf(table);
  if (!head || head.length < 3 || body.length === 0) return 0;
  const cells = body.flatMap((row) => row.slice(1)).map((cell) => textOf(cell).trim());
  // A dash stands for a figure that there is none of.
  return cells.every((text) => /^[~≈<>]?\s*[\d–—-]/.test(text)) ? head.length - 1 : 0;
}

/** Tells `ProseTable` the heading above it, whether it ends in notes, and its columns of figures. */
export function rehypeTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node) => {
      if (HEADING.test(node.tagName)) heading = textOf(node).trim();
      if (node.tagName !== 'table') return;
      if (heading) node.properties['heading'] = heading;
      if (endsInNotes(node)) node.properties['notes'] = true;
      const figures = countFigures(node);
      if (figures > 0) node.properties['numeric'] = String(figures);
    });
  };
}

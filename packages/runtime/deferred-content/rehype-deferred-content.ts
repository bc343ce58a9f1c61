import type { Element, Root, RootContent } from 'hast';
import { jsxElement } from '@rslib-docs/kit/shared/hast';
import { textOf, widthInLetters } from '@rslib-docs/kit/shared/text';

/** Letters in a line of text; a Chinese one is as wide as two. */
const LINE_LETTERS = 72;
/** Heights of windows, and how much of each lies below the title of a page; in pixels. */
const SCREENS = [
  { height: 800, below: 550 },
  { height: 1080, below: 830 },
];
/** Less than this many pixels are not worth a second step. */
const LEAST_HEIGHT = 600;
/** Pixels that blocks and `each` of their lines take: what fits all pages best at 1440 pixels. */
const HEIGHTS = {
  text: { alone: 32, each: 26 },
  code: { alone: 70, each: 22 },
  item: { alone: 20, each: 26 },
  row: { alone: 36, each: 20 },
  heading: { alone: 42, each: 26 },
};

type Parent = Extract<RootContent, { children: unknown }>;

const isElement = (node: RootContent): node is Element => node.type === 'element';

function allOf(node: Parent, tagName: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === tagName ? [child] : []), ...allOf(child, tagName)]);
}

/** How many lines the text of a node takes in `columns` beside each other. */
function countLines(node: RootContent, columns = 1): number {
  return Math.ceil((widthInLetters(textOf(node)) * columns) / LINE_LETTERS);
}

function heightOfRow(row: Element): number {
  const cells = row.children.filter(isElement);
  const lines = Math.max(...cells.map((cell) => countLines(cell, cells.length)));
  return HEIGHTS.row.alone + HEIGHTS.row.each * lines;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How high a block is, roughly, with the space above it; in pixels. */
function heightOf(node: RootContent): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const of = ({ alone, each }: { alone: number; each: number }, lines: number) =>
    alone + each * lines;
  switch (node.type === 'element' ? node.tagName : '') {
    case 'pre':
      return of(HEIGHTS.code, textOf(node).trimEnd().split('\n').length);
    case 'table':
      return sum(allOf(node, 'tr').map(heightOfRow));
    case 'ul':
    case 'ol':
      return sum(allOf(node, 'li').map((item) => of(HEIGHTS.item, countLines(item))));
    case 'h2':
    case 'h3':
      return of(HEIGHTS.heading, countLines(node));
    default:
      return of(HEIGHTS.text, countLines(node));
  }
}

interface Cut {
  /** Height of the windows that the blocks before it fill. */
  screen: number;
  end: number;
}

function findCuts(heights: readonly number[]): Cut[] {
  const cuts = SCREENS.map(({ height, below }): Cut => {
    let total = 0;
    const last = heights.findIndex((one) => (total += one) >= below);
    return { screen: height, end: last === -1 ? heights.length : last + 1 };
  });
  return cuts.filter(
    ({ end }, at) => end !== cuts[at + 1]?.end && sum(heights.slice(end)) >= LEAST_HEIGHT,
  );
}

/** Puts what lies below the first screens of a long page into `<DeferredContent>`. */
export function rehypeDeferredContent() {
  return (tree: Root): void => {
    const cuts = findCuts(tree.children.map(heightOf));
    // From the last to the first: each holds what is left after it.
    for (const { screen, end } of cuts.reverse()) {
      const rest = tree.children.slice(end);
      // Imports and exports stay at the top of the module that a page becomes.
      const isContent = ({ type }: RootContent) => type !== 'mdxjsEsm';
      const code = rest.filter((node) => !isContent(node));
      const attributes = { screen: String(screen) };
      const below = jsxElement('DeferredContent', attributes, rest.filter(isContent));
      tree.children = [...tree.children.slice(0, end), ...code, below as RootContent];
    }
  };
}

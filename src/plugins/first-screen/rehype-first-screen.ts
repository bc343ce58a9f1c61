import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** The component around what lies below the first screen: `src/features/first-screen`. */
const COMPONENT = 'BelowFirstScreen';
/** Letters in a line of text; a Chinese one is as wide as two. */
const LINE_LETTERS = 72;
/** As many lines fill a screen 1080 pixels high below the title; on a higher one the rest follows. */
const SCREEN_LINES = 34;
/** Fewer lines than this are not worth a second step. */
const LEAST_LINES = 24;

function textOf(node: RootContent): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** How high a block is, roughly, with the space above it. */
function countLines(node: RootContent): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const text = textOf(node);
  if (node.type === 'element' && node.tagName === 'pre') return 1 + text.split('\n').length;
  const letters = text.length + (text.match(/\p{sc=Han}/gu)?.length ?? 0);
  return 1 + Math.ceil(letters / LINE_LETTERS);
}

/** The block after which the first screen is full, or the number of blocks. */
function findEnd(lines: readonly number[]): number {
  let sum = 0;
  const last = lines.findIndex((count) => (sum += count) >= SCREEN_LINES);
  return last === -1 ? lines.length : last + 1;
}

/**
 * Puts what lies below the first screen of a long page into `<BelowFirstScreen>`. Comes before the
 * plugin that highlights code, which makes lines of code hard to count.
 */
export function rehypeFirstScreen() {
  return (tree: Root): void => {
    const lines = tree.children.map(countLines);
    const end = findEnd(lines);
    const below = lines.slice(end).reduce((sum, count) => sum + count, 0);
    if (below < LEAST_LINES) return;
    // Imports and exports stay at the top of the module that a page becomes.
    const isContent = ({ type }: RootContent) => type !== 'mdxjsEsm';
    const rest = tree.children.slice(end);
    const element: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: COMPONENT,
      attributes: [],
      children: rest.filter(isContent) as ElementContent[],
    };
    const code = rest.filter((node) => !isContent(node));
    tree.children = [...tree.children.slice(0, end), ...code, element as unknown as Element];
  };
}

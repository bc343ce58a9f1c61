import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '@rslib-docs/kit/node/page-head';

/** An element by its offsets in the text of a page. */
export interface Range {
  start: number;
  end: number;
}

/** What a visitor reads first, and what stands before it without being seen or read before it. */
export interface FirstText {
  /** Offset behind the last of the first paragraphs. */
  end: number;
  /** Whether that paragraph has no end tag: what is put behind it would be in it. */
  isOpen: boolean;
  /** Elements that open when they are asked for, and the sidebar, in their order. */
  late: (Range & { isBesideText: boolean })[];
}

/** Thrown by the parser's tree once enough has been read; nobody else sees it. */
const ENOUGH = new Error('The first paragraphs have ended.');
/** As much text as fills a phone below a heading. More paragraphs are read up to this. */
const ENOUGH_LETTERS = 300;
/** What may stand in a paragraph. Anything else ends the first ones. */
const PHRASING = new Set(
  'a abbr b br code del em i img ins kbd mark p q s small span strong sub sup svg time var wbr'.split(
    ' ',
  ),
);

const isPopover = (element: Tree.Element): boolean => attributeOf(element, 'popover') !== undefined;

function lettersOf(node: Tree.Node): number {
  if (tree.isTextNode(node)) return node.value.trim().length;
  return 'childNodes' in node
    ? node.childNodes.reduce((sum, child) => sum + lettersOf(child), 0)
    : 0;
}

function ancestorsOf(element: Tree.Element): Tree.Element[] {
  const found: Tree.Element[] = [];
  for (let at = element.parentNode; at && tree.isElementNode(at); at = at.parentNode)
    found.push(at);
  return found;
}

/**
 * Reads a page up to the end of its first paragraphs: those that follow the first heading of
 * `<main>`. Gives undefined where it has none.
 */
export function findFirstText(html: string): FirstText | undefined {
  let main: Tree.Element | undefined;
  let hasHeading = false;
  let letters = 0;
  let end: number | undefined;
  let isOpen = false;
  const popovers: Tree.Element[] = [];
  try {
    parse(html, {
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...tree,
        createElement(name, ...rest) {
          if (end !== undefined && !PHRASING.has(name)) throw ENOUGH;
          const element = tree.createElement(name, ...rest);
          if (name === 'main') main = element;
          if (main && name === 'h1') hasHeading = true;
          if (isPopover(element)) popovers.push(element);
          return element;
        },
        updateNodeSourceCodeLocation(node, location) {
          tree.updateNodeSourceCodeLocation(node, location);
          if (!hasHeading || !tree.isElementNode(node) || node.tagName !== 'p') return;
          const around = ancestorsOf(node);
          const isText = !around.some((one) => one.tagName === 'nav' || isPopover(one));
          if (!around.includes(main!) || !isText) return;
          end = location.endOffset!;
          isOpen = !node.sourceCodeLocation!.endTag;
          letters += lettersOf(node);
          if (letters >= ENOUGH_LETTERS) throw ENOUGH;
        },
      },
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  if (!main || end === undefined) return undefined;
  const outermost = popovers.filter((one) => !ancestorsOf(one).some(isPopover));
  const late = outermost.map((element) => {
    const { startOffset: start, endOffset } = element.sourceCodeLocation!;
    return { start, end: endOffset, isBesideText: element.parentNode === main!.parentNode };
  });
  return { end, isOpen, late };
}

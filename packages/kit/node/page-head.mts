import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Thrown by the parser's tree where the head has ended; nobody else sees it. */
const HEAD_HAS_ENDED = new Error('The head has ended.');

export interface PageHead {
  /** The `<html>` element, whose attributes are those of the page. */
  root: Tree.Element;
  /** Elements in the head, in their order, with their places in the text. */
  elements: Tree.Element[];
}

export const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All elements below a node in their order, with those in templates. */
export function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const isTemplate = element.tagName === 'template';
    const inner = isTemplate ? tree.getTemplateContent(element as Tree.Template) : element;
    return [element, ...elementsOf(inner)];
  });
}

function childOf(parent: Tree.ParentNode, name: string): Tree.Element | undefined {
  return parent.childNodes.filter(tree.isElementNode).find(({ tagName }) => tagName === name);
}

/** Reads the head of a page as a browser does; the bodies of a site would take seconds to parse. */
export function parseHead(html: string): PageHead {
  const document = tree.createDocument();
  try {
    parse(html, {
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...tree,
        createDocument: () => document,
        createElement(name, ...rest) {
          // The parser makes one where it begins, even if the text has no tag for it.
          if (name === 'body') throw HEAD_HAS_ENDED;
          return tree.createElement(name, ...rest);
        },
      },
    });
  } catch (error) {
    if (error !== HEAD_HAS_ENDED) throw error;
  }
  const root = childOf(document, 'html')!;
  const head = childOf(root, 'head');
  return { root, elements: head ? head.childNodes.filter(tree.isElementNode) : [] };
}

import {
  defaultTreeAdapter as tree,
  html as spec,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { PAGE_ONLY } from '@rslib-docs/kit/shared/page-only';

/** What says something without the styles and scripts of the page. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'alt', 'checked', 'cite', 'colspan', 'datetime', 'dir', 'disabled', 'height', 'href', 'lang',
  'open', 'reversed', 'rowspan', 'scope', 'src', 'start', 'title', 'translate', 'type', 'width',
]); // prettier-ignore
const ADDRESSES: readonly string[] = ['cite', 'href', 'src'];
/** They mean nothing by themselves. */
const BOXES: readonly string[] = ['div', 'figcaption', 'span'];
const INLINED = /^data:image\/(\w+)[^,]*;base64,([^#]*)/;

export interface FeedPage {
  /** Address of the post, in full. */
  url: string;
  /** Keeps a picture that the page has in itself, and gives its address. */
  keepPicture(bytes: Buffer, extension: string): string;
}

const hasAttribute = ({ attrs }: Tree.Element, name: string): boolean =>
  attrs.some((attribute) => attribute.name === name);

function addressOf(value: string, page: FeedPage): string {
  const [, extension, data] = INLINED.exec(value) ?? [];
  const address = extension ? page.keepPicture(Buffer.from(data!, 'base64'), extension) : value;
  return new URL(address, page.url).href;
}

function readable(node: Tree.ChildNode, page: FeedPage): Tree.ChildNode[] {
  if (tree.isTextNode(node)) return [node];
  // Drawings in the text are no HTML; what they show stands beside them in words.
  if (!tree.isElementNode(node) || node.namespaceURI !== spec.NS.HTML) return [];
  if (hasAttribute(node, PAGE_ONLY)) return [];
  node.attrs = node.attrs
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => ({
      name,
      value: ADDRESSES.includes(name) ? addressOf(value, page) : value,
    }));
  const children = node.childNodes.flatMap((child) => readable(child, page));
  const isBox = BOXES.includes(node.tagName);
  if (isBox && children.length === 0) return [];
  // A button that is left is one around a picture; an element of our own means nothing elsewhere.
  const isWrapper = node.tagName === 'button' || node.tagName.includes('-');
  if (isWrapper || (node.tagName === 'span' && node.attrs.length === 0)) return children;
  node.childNodes = [];
  for (const child of children) tree.appendChild(node, child);
  return [node];
}

/**
 * The text of a post as feed readers show it, which have none of the page's styles and scripts:
 * no controls, all panels of tabs with their names, and addresses in full.
 */
export function feedHtml(html: string, page: FeedPage): string {
  const fragment = parseFragment(html);
  const children = fragment.childNodes.flatMap((child) => readable(child, page));
  fragment.childNodes = [];
  for (const child of children) tree.appendChild(fragment, child);
  return serialize(fragment).trim();
}

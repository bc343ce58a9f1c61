import {
  defaultTreeAdapter as tree,
  html as spec,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import { PAGE_ONLY } from '@rslib-docs/kit/shared/page-contract';
import { escapeHtml } from '@rslib-docs/kit/shared/text';

/** Attributes that have a meaning without the styles and scripts of the page. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'alt', 'checked', 'cite', 'colspan', 'datetime', 'dir', 'disabled', 'height', 'href', 'lang',
  'open', 'reversed', 'rowspan', 'scope', 'src', 'start', 'title', 'translate', 'type', 'width',
]); // prettier-ignore
const ADDRESSES: readonly string[] = ['cite', 'href', 'src'];
/** They mean nothing by themselves. */
const BOXES: readonly string[] = ['div', 'figcaption', 'span'];
const INLINED = /^data:image\/(\w+)[^,]*;base64,([^#]*)/;

interface FeedPage {
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
  // Drawings in the text are not HTML; a text version stands beside them.
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

/** A post for feed readers, which have no styles and scripts: no controls, and addresses in full. */
function feedHtml(html: string, page: FeedPage): string {
  const fragment = parseFragment(html);
  const children = fragment.childNodes.flatMap((child) => readable(child, page));
  fragment.childNodes = [];
  for (const child of children) tree.appendChild(fragment, child);
  // The library of feeds escapes only the first end of a CDATA section; an attribute may hold some.
  return serialize(fragment).trim().replaceAll(']]>', ']]&gt;');
}

/** Where the bundler puts the pictures that it does not write into the page. */
const PICTURES = 'assets/images';
const HASH_LENGTH = 16;

/** The items of the feed: Docusaurus' own, with the text that feed readers can show. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...given
}) => {
  const { siteConfig, outDir } = given;
  const pictures = new Map<string, Buffer>();
  const keepPicture = (bytes: Buffer, extension: string): string => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const file = `${PICTURES}/${hash}.${extension}`;
    pictures.set(file, bytes);
    return siteConfig.baseUrl + file;
  };
  const items = await defaultCreateFeedItems(given);
  const readable = items.map((item) => ({
    ...item,
    // Feed readers take both for HTML.
    title: escapeHtml(item.title),
    description: item.description && escapeHtml(item.description),
    content: item.content && feedHtml(item.content, { url: item.link, keepPicture }),
  }));
  for (const [file, bytes] of pictures) {
    await fs.mkdir(path.join(outDir, PICTURES), { recursive: true });
    await fs.writeFile(path.join(outDir, file), bytes);
  }
  return readable;
};

/** Where blog feeds are, below the base path of the blog. */
export const FEED_FILE = 'rss.xml';

/** An RSS feed with its own address, as the W3C's validator recommends; Docusaurus has no option. */
export function withSelfLink(xml: string, address: string): string {
  const link = `<atom:link href="${encodeURI(address)}" rel="self" type="application/rss+xml"/>`;
  return xml
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace('<channel>', `<channel>\n        ${link}`);
}

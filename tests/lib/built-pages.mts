import fs from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from '@rslib-docs/kit/node/page-head';
import { resolveFile } from '../../tools/serve/static-host.mts';

export type Element = Tree.Element;
export { attributeOf };

export const BUILD = path.resolve(import.meta.dirname, '../../build');
export const SITE = 'https://rslib.rs';

/** The file that the host answers an address with; undefined where it is missing. */
export const fileOf = (address: string): string | undefined => resolveFile(BUILD, address);

export function read(address: string): Buffer {
  const file = fileOf(address);
  if (!file) throw new Error(`The build answers ${address} with no file.`);
  return fs.readFileSync(file);
}

export const readText = (address: string): string => read(address).toString('utf8');
export const readJson = <Json,>(address: string): Json => JSON.parse(readText(address)) as Json;

const pages = new Map<string, Tree.Document>();

/** A page as it is sent. The content of templates is not part of it yet. */
export function pageAt(address: string): Tree.Document {
  const page = pages.get(address) ?? parse(readText(address));
  pages.set(address, page);
  return page;
}

/** A tag, `*` for any, and the values of attributes; `true` stands for any value. */
export interface Pattern {
  tag?: string;
  [attribute: string]: string | RegExp | true | undefined;
}

export function matches(element: Element, { tag, ...attributes }: Pattern): boolean {
  if (tag !== undefined && !tag.split(' ').includes(element.tagName)) return false;
  return Object.entries(attributes).every(([name, wanted]) => {
    const value = attributeOf(element, name);
    if (value === undefined) return false;
    return wanted instanceof RegExp ? wanted.test(value) : wanted === true || wanted === value;
  });
}

/** Elements below a node that match a pattern, in their order. */
export function find(node: Tree.ParentNode, pattern: Pattern): Element[] {
  return node.childNodes
    .filter(tree.isElementNode)
    .flatMap((child) => [...(matches(child, pattern) ? [child] : []), ...find(child, pattern)]);
}

/** The first one. A page without it fails the test. */
export function only(node: Tree.ParentNode, pattern: Pattern): Element {
  const [found, ...others] = find(node, pattern);
  if (!found || others.length > 0)
    throw new Error(`${found ? others.length + 1 : 'No'} elements match ${inspect(pattern)}.`);
  return found;
}

const inspect = (pattern: Pattern): string =>
  Object.entries(pattern)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

/** Whether an element, or one that it is in, matches a pattern. */
export function isWithin(element: Element, pattern: Pattern): boolean {
  if (matches(element, pattern)) return true;
  const { parentNode } = element;
  return parentNode !== null && tree.isElementNode(parentNode) && isWithin(parentNode, pattern);
}

export const hasClass = (name: string): RegExp => new RegExp(`(?:^| )${name}(?: |$)`);

/** The text of a page's content. */
export const proseOf = (page: Tree.Document): Element[] => find(page, { class: hasClass('prose') });

export function textOf(node: Tree.Node, isLeftOut?: (element: Element) => boolean): string {
  if (tree.isTextNode(node)) return node.value;
  if (!('childNodes' in node) || (tree.isElementNode(node) && isLeftOut?.(node))) return '';
  return node.childNodes.map((child) => textOf(child, isLeftOut)).join('');
}

export const hrefsOf = (elements: readonly Element[]): string[] =>
  elements.map((element) => attributeOf(element, 'href')!);

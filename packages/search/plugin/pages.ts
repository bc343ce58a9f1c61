import { parse, type DefaultTreeAdapterTypes as Html } from 'parse5';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '@rslib-docs/kit/node/files';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { Props } from '@docusaurus/types';
import type { SearchHeading } from '../engine/document';
import type { PageWithSamples } from './write-search-index';

type Element = Html.Element;

export interface PageText {
  title: string;
  description: string;
  content: string;
  toc: SearchHeading[];
  samples: [from: number, to: number][];
}

const OUTLINE = /^h[2-4]$/;
/** Each of these is a line of the content, unless others are in it. */
const BLOCK =
  /^(?:p|li|h[1-6]|pre|td|th|dt|dd|blockquote|summary|figcaption|div|section|details|table|tr|ul|ol)$/;
const SILENT = /^(?:script|style|template|svg|button)$/;

const isElement = (node: Html.ChildNode): node is Element => 'tagName' in node;
const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';
const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(' ').includes(name);

function* elementsOf(parent: Html.ParentNode): Generator<Element> {
  for (const node of parent.childNodes.filter(isElement)) {
    yield node;
    yield* elementsOf(node);
  }
}

/** Text of a node as it is read; lines of code stand in elements of their own, or end with `<br>`. */
function textOf(node: Html.ChildNode): string {
  if (node.nodeName === '#text') return (node as Html.TextNode).value;
  if (!isElement(node) || SILENT.test(node.tagName) || hasClass(node, 'hash-link')) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('');
}

/** Reads the article of a page of the classic theme, or all of it; undefined where there is none. */
export function readPage(html: string): PageText | undefined {
  const elements = [...elementsOf(parse(html))];
  const article =
    elements.find((element) => hasClass(element, 'markdown')) ??
    elements.find((element) => hasClass(element, 'main-wrapper'));
  if (!article) return undefined;
  const meta = elements.find((element) => attribute(element, 'name') === 'description');
  const description = meta ? attribute(meta, 'content') : '';
  const page: PageText = { title: '', description, content: '', toc: [], samples: [] };
  let line = '';
  const push = (text: string): number => {
    page.content += (page.content ? '\n' : '') + text;
    return page.content.length - text.length;
  };
  const flush = (): { text: string; charIndex: number } => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    return { text, charIndex: text ? push(text) : -1 };
  };
  const visit = (node: Html.ChildNode): void => {
    if (!isElement(node) || !BLOCK.test(node.tagName)) {
      const isAround =
        isElement(node) && [...elementsOf(node)].some((one) => BLOCK.test(one.tagName));
      if (isAround && !SILENT.test(node.tagName)) for (const child of node.childNodes) visit(child);
      else line += textOf(node);
      return;
    }
    flush();
    if (node.tagName === 'pre') {
      const code = `\n${textOf(node).trim()}`.replace(/(?:\r?\n)+/g, '\r');
      const at = push(code);
      page.samples.push([at, at + code.length]);
      return;
    }
    for (const child of node.childNodes) visit(child);
    if (node.tagName === 'h1' && !page.title) {
      page.title = line.trim();
      line = '';
      return;
    }
    const [shown, id] = [flush(), attribute(node, 'id')];
    if (OUTLINE.test(node.tagName) && id)
      page.toc.push({ ...shown, id, depth: Number(node.tagName[1]) });
  };
  visit(article);
  flush();
  page.title ||= textOf(elements.find(({ tagName }) => tagName === 'h1') ?? article).trim();
  // The theme takes the first paragraph for the description of a page that gives none.
  if (page.content.startsWith(description.slice(0, 40))) page.description = '';
  return page;
}

/** The address of a page, and the version in it: none for the latest. */
interface Place {
  permalink: string;
  version: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

function placesOf({ name, content }: Props['plugins'][number]): Place[] {
  if (name === 'docusaurus-plugin-content-docs') {
    return (content as DocsContent).loadedVersions.flatMap(({ isLast, path: base, docs }) => {
      const version = isLast ? '' : base.split('/').at(-1)!;
      return docs.map(({ permalink, frontMatter }) => ({ permalink, version, frontMatter }));
    });
  }
  if (name === 'docusaurus-plugin-content-pages') {
    return (content as PagesContent).map(({ permalink, ...page }) => {
      const frontMatter = page.type === 'mdx' ? page.frontMatter : {};
      return { permalink, version: '', frontMatter };
    });
  }
  if (name !== 'docusaurus-plugin-content-blog') return [];
  return (content as BlogContent).blogPosts.map(({ metadata: { permalink, frontMatter } }) => {
    return { permalink, version: '', frontMatter };
  });
}

/** The file of an address: hosts are given `x/index.html`, or `x.html` without trailing slashes. */
async function readFileOf(outDir: string, route: string): Promise<string> {
  const name = path.join(outDir, decodeURI(route).replace(/\/$/, ''));
  const index = await ifThere(fs.readFile(path.join(name, 'index.html'), 'utf8'));
  return index ?? fs.readFile(`${name}.html`, 'utf8');
}

/** All docs, blog posts and pages that were built, by what these say. */
export async function listPages({ plugins, outDir, baseUrl }: Props): Promise<PageWithSamples[]> {
  const pages: PageWithSamples[] = [];
  for (const { permalink, version, frontMatter } of plugins.flatMap(placesOf)) {
    const page = readPage(await readFileOf(outDir, permalink.slice(baseUrl.length)));
    const facts = { routePath: permalink, version, frontmatter: frontMatter };
    if (page) pages.push({ ...page, ...facts });
  }
  return pages.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}

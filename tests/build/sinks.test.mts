import { JSDOM } from 'jsdom';
import type { Code, Heading, Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';
import { contentOf, readFeed } from '../lib/read-feed.mts';
import {
  HOSTILE_DESCRIPTION,
  HOSTILE_PAGE,
  HOSTILE_POST,
  HOSTILE_TEXTS,
  HOSTILE_TITLE,
} from '../lib/shared-site/hostile-texts.mts';
import { sharedSite } from '../lib/shared-site/shared-site.mts';
import { LANGUAGES, type Lang } from '../lib/texts.mts';

const { site } = sharedSite();
const read = (lang: Lang, file: string) => site.read(`build/${lang === 'en' ? '' : 'zh/'}${file}`);
const parseHtml = (html: string): Document => new JSDOM(html).window.document;
const documentOf = async (lang: Lang, page: string): Promise<Document> =>
  parseHtml(await read(lang, `${page}.html`));
const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/#$/, ''));

function nodesOf<Type extends Nodes['type']>(
  node: Nodes,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const own = node.type === type ? [node as Extract<Nodes, { type: Type }>] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((one) => nodesOf(one, type))] : own;
}

/** As any reader of Markdown takes a text. */
const parseMarkdown = (source: string) =>
  unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(source);

/** What a place shows of the page: every field that it has. */
interface Shown {
  title?: string | undefined;
  withoutMarks?: string;
  description?: string | null | undefined;
  headings?: string[];
  code?: string[];
}

const indexEntry = async (lang: Lang, file: string): Promise<PageIndexEntry> =>
  (JSON.parse(await read(lang, file)) as PageIndexEntry[]).find(({ routePath }) =>
    routePath.endsWith(`/${HOSTILE_PAGE}`),
  )!;

const readCopy = (source: string): Shown => {
  const [, header] = /^---\n([\s\S]*?)\n---\n/.exec(source)!;
  const { title, description } = parseYaml(header!) as Shown;
  const tree = parseMarkdown(source);
  const [first, ...headings] = nodesOf(tree, 'heading').map((one: Heading) => toString(one));
  expect(first).toBe(title);
  return {
    title,
    description,
    headings,
    code: nodesOf(tree, 'code').map(({ value }: Code) => value),
  };
};

/** Every place where the texts of a page leave the build. */
const SINKS: Readonly<Record<string, (lang: Lang) => Promise<Shown>>> = {
  page: async (lang) => {
    const main = (await documentOf(lang, HOSTILE_PAGE)).querySelector('main')!;
    const [title] = textsOf(main, 'h1');
    return { title, headings: textsOf(main, 'h2'), code: textsOf(main, 'pre code') };
  },
  outline: async (lang) => {
    const document = await documentOf(lang, HOSTILE_PAGE);
    return { headings: textsOf(document, '#outline a[href^="#text-"]') };
  },
  head: async (lang) => {
    const document = await documentOf(lang, HOSTILE_PAGE);
    const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
    expect(meta('property="og:title"')).toBe(document.title);
    expect(meta('property="og:description"')).toBe(meta('name=description'));
    return {
      title: document.title.replace(/ - Rslib$/, ''),
      description: meta('name=description'),
    };
  },
  // Labels and titles there may have emphasis, code and deleted text (B225).
  sidebar: async (lang) => {
    const document = await documentOf(lang, 'guide/states/plain');
    const [label] = textsOf(document, `nav[aria-label] a[href$="/${HOSTILE_PAGE}"]`);
    return { withoutMarks: label!.replace(/^(?:Previous|上一页)/, '').replace(/[*~]/g, '') };
  },
  'list of posts': async (lang) => {
    const document = await documentOf(lang, 'blog/index');
    return { title: textsOf(document, `a[href$="/${HOSTILE_POST}"]`)[0]! };
  },
  feed: async (lang) => {
    const feed = readFeed(await read(lang, 'blog/rss.xml'));
    const item = feed.children[0]!.children.find(({ children }) =>
      children.some(({ text }) => text.endsWith(`/${HOSTILE_POST}`)),
    )!;
    const field = (name: string) => item.children.find((one) => one.name === name)!.text;
    const shown = (name: string) => parseHtml(field(name)).body.textContent;
    const content = parseHtml(contentOf(feed, field('title')));
    return {
      title: shown('title'),
      description: shown('description'),
      headings: textsOf(content, 'h2'),
    };
  },
  'index of pages': async (lang) => {
    const { title, toc } = await indexEntry(lang, 'page-index.json');
    return { title, headings: toc.map(({ text }) => text) };
  },
  'search index': async (lang) => {
    const { title, toc } = await indexEntry(lang, `search-index.${lang}.json`);
    return { title, headings: toc.map(({ text }) => text) };
  },
  'Markdown copy': async (lang) => readCopy(await read(lang, `${HOSTILE_PAGE}.md`)),
  'llms-full.txt': async (lang) => {
    const parts = (await read(lang, 'llms-full.txt')).split(/^(?=---\ntitle: )/m);
    return readCopy(parts.find((part) => part.includes(`/${HOSTILE_PAGE}\n`))!);
  },
  'llms.txt': async (lang) => {
    const tree = parseMarkdown(await read(lang, 'llms.txt'));
    const entry = nodesOf(tree, 'listItem').find((item) =>
      nodesOf(item, 'link').some(({ url }: Link) => url.endsWith(`/${HOSTILE_PAGE}.md`)),
    )!;
    const [link] = nodesOf(entry, 'link');
    const description = toString(entry).slice(toString(link).length + 2);
    return { title: toString(link), description: description.replace(/ \[English text\]$/, '') };
  },
};

describe.each(LANGUAGES)('texts that mean something elsewhere (%s)', (lang) => {
  const marks = lang === 'en' ? '' : '中文 ';
  const expected = {
    title: marks + HOSTILE_TITLE,
    withoutMarks: (marks + HOSTILE_TITLE).replace(/[*~]/g, ''),
    description: marks + HOSTILE_DESCRIPTION,
    headings: HOSTILE_TEXTS.map((text) => marks + text),
    code: [
      ...HOSTILE_TEXTS,
      ...['a:\n  b:\n    - c\n\nd: e', '<template>\n  <p />\n</template>', 'if (a) {\n  b();\n}'],
    ],
  };

  it.each(Object.keys(SINKS))('leave as they are through: %s @F117', async (name) => {
    const shown = await SINKS[name]!(lang);
    expect(Object.values(shown).filter(Boolean).length).toBeGreaterThan(0);
    expect({ ...expected, ...shown }).toEqual(expected);
  });

  it('become no element of any page', async () => {
    for (const page of [HOSTILE_PAGE, HOSTILE_POST, 'guide/states/plain', 'blog/index']) {
      const document = await documentOf(lang, page);
      // Pages have no structured data; before adding some, make it a row above.
      expect(document.querySelector('script[type="application/ld+json"]'), page).toBe(null);
      expect(document.querySelector('.smuggled, [onerror], [onload]')?.outerHTML, page).toBe(
        undefined,
      );
    }
  });

  it('keep their addresses outside of the site', async () => {
    const tree = parseMarkdown(await read(lang, `${HOSTILE_PAGE}.md`));
    const addresses = [
      ...nodesOf(tree, 'link'),
      ...nodesOf(tree, 'definition'),
      ...nodesOf(tree, 'image'),
    ];
    const base = `https://rslib.rs/${lang === 'en' ? '' : 'zh/'}`;
    const own = addresses.map(({ url }) => url).filter((url) => !url.includes('example'));
    expect(own).toEqual([
      `${base}llms.txt`,
      `${base}guide/basic/cli.md`,
      `${base}guide/basic/cli.md`,
      `${base}guide/basic/cli.md?x=(1)#y`,
      `${base}guide/basic/cli.md`,
      `${base}img/favicon.svg`,
    ]);
  });
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageIndexEntry } from '../../src/plugins/page-data/contract';
import { PAGE_INDEX } from '../lib/page-index.mts';
import { contentOf, findFeedProblems, readFeed } from '../lib/read-feed.mts';
import { sharedSite } from '../lib/shared-site/shared-site.mts';
import { PAGES, addressOf, nameOf, type StatedPage } from '../lib/shared-site/stated-pages.mts';
import { LANGUAGES, type Lang } from '../lib/texts.mts';

const { site, output } = sharedSite();
/** Text files of the build. */
let texts: Map<string, string>;

beforeAll(async () => {
  const build = path.join(site.dir, 'build');
  const files = await fs.readdir(build, { recursive: true });
  const named = files.filter((file) => /\.(?:html|md|js|css|json|xml|txt)$/.test(file));
  texts = new Map(
    await Promise.all(named.map(async (file) => [file, await site.read(`build/${file}`)] as const)),
  );
});

const folderOf = (lang: Lang): string => (lang === 'en' ? '' : 'zh/');
const textOf = (lang: Lang, file: string): string => texts.get(folderOf(lang) + file)!;
const indexOf = (lang: Lang): PageIndexEntry[] =>
  JSON.parse(textOf(lang, 'page-index.json')) as PageIndexEntry[];
const isPost = ({ file }: StatedPage): boolean => file.startsWith('blog/');

/** Every list of pages, and how a page is recognised in it. */
const LISTS: Readonly<Record<string, (lang: Lang, page: StatedPage) => boolean>> = {
  sitemap: (lang, page) =>
    textOf(lang, 'sitemap.xml').includes(`/${folderOf(lang)}${addressOf(page)}</loc>`),
  search: (lang, page) => textOf(lang, `search-index.${lang}.json`).includes(`"${nameOf(page)}"`),
  pageIndex: (lang, page) => indexOf(lang).some(({ title }) => title === nameOf(page)),
  notFound: (lang, page) =>
    textOf('en', '404.html').includes(`"/${folderOf(lang)}${addressOf(page)}"`),
  llms: (lang, page) => textOf(lang, 'llms.txt').includes(`[${nameOf(page)}]`),
  llmsFull: (lang, page) => textOf(lang, 'llms-full.txt').includes(`title: ${nameOf(page)}\n`),
  navigation: (lang, page) =>
    textOf(lang, `${isPost(page) ? 'blog/index' : 'guide/basic/cli'}.html`).includes(nameOf(page)),
  overviewOrFeed: (lang, page) =>
    textOf(lang, isPost(page) ? 'blog/rss.xml' : 'guide/start/index.html').includes(nameOf(page)),
};
const ALL = Object.keys(LISTS);

/** The lists that pages of a state are in. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  public: ALL,
  fallback: ALL.filter((list) => list !== 'sitemap'),
  unlisted: [],
  draft: [],
};

const CASES = LANGUAGES.flatMap((lang) =>
  PAGES.map((page) => ({ lang, page, name: nameOf(page), state: page.state[lang] })),
);

describe.each(CASES)('$name ($lang), which is $state', ({ lang, page, name, state }) => {
  it('is in the lists of its state and in no other @F318', () => {
    const found = ALL.filter((list) => LISTS[list]!(lang, page));
    expect(found).toEqual(TAKEN[state]);
  });

  it('answers by its address unless it is a draft, and says whether it may be found', () => {
    const address = addressOf(page).replace(/\/$/, '/index');
    const html = textOf(lang, `${address}.html`);
    const copy = textOf(lang, `${address}.md`);
    if (state === 'draft') return expect([html, copy]).toEqual([undefined, undefined]);
    expect(html).toContain(`<h1`);
    expect(copy).toContain(name);
    const robots = /<meta [^>]*name="?robots"? content="?noindex/.test(html);
    expect(robots).toBe(state !== 'public');
  });

  it('where it is hidden, is named by nothing but itself @F318', () => {
    if (!['unlisted', 'draft'].includes(state) || page.state.en !== state) return;
    const own = addressOf(page).replace(/\/$/, '/index');
    const naming = [...texts]
      .filter(([, text]) => text.includes(name))
      .map(([file]) => file)
      .filter((file) => !file.replace(/^zh\//, '').startsWith(`${own}.`));
    // Its own code, by which the app shows it; a list would have the names of others too.
    const lists = naming.filter(
      (file) =>
        !/(?:^|\/)assets\/js\//.test(file) || /title-(?:plain|member)/.test(texts.get(file)!),
    );
    expect(lists).toEqual([]);
    if (state === 'draft') expect(naming).toEqual([]);
  });
});

describe.each(LANGUAGES)('navigation (%s)', (lang) => {
  it('has no group that would be empty, and no link to the hidden page of a group', () => {
    const html = textOf(lang, 'guide/basic/cli.html');
    expect(html).not.toContain('alone');
    expect(html).toContain('Members');
    expect(html).not.toMatch(/href="?[^\s">]*\/guide\/states\/grouped\/["\s>]/);
  });

  it('is left by a link all the same', () => {
    const from = textOf('en', 'guide/states/plain.html');
    expect(from).toMatch(/href="?\/guide\/states\/quiet-both["\s>]/);
  });
});

describe.each(LANGUAGES)('the index of pages (%s)', (lang) => {
  it('has the form of the specification, whatever a page is like, and names a page alike in both languages', () => {
    const index = indexOf(lang);
    expect(PAGE_INDEX.validate(index, { abortEarly: false }).error).toBeUndefined();
    const outline = index.flatMap(({ toc }) => toc);
    expect(outline).toContainEqual(expect.objectContaining({ id: 'deep', depth: 4 }));
    expect(outline).toContainEqual(expect.objectContaining({ id: 'badge', charIndex: -1 }));
    const pathOf = (of: Lang) => indexOf(of).find(({ title }) => title === 'title-plain')!.pagePath;
    expect(pathOf(lang)).toBe('docs/guide/states/plain.mdx');
  });

  it('knows the pages that plugins make, which are served like others', () => {
    const base = `/${folderOf(lang)}`;
    const others = indexOf(lang).filter(({ relativePath }) => relativePath === '');
    expect(others.map(({ routePath }) => routePath)).toEqual(
      ['blog/', 'extra/page', 'search'].map((route) => base + route),
    );
    expect(others[1]).toEqual({
      pagePath: '',
      pageType: 'custom',
      title: 'Extra title',
      headingTitle: 'Extra heading',
      routePath: `${base}extra/page`,
      lang,
      toc: [{ text: 'Below', id: 'below', depth: 3, charIndex: -1 }],
      frontmatter: {},
      version: '',
      relativePath: '',
      feeds: [],
      lastUpdatedTime: null,
    });
    expect(others[0]!.feeds).toMatchObject([{ url: `${base}blog/rss.xml` }]);
    expect(textOf(lang, 'extra/page.html')).toContain('Extra heading');
    expect(textOf('en', '404.html')).toContain(`"${base}extra/page"`);
  });
});

describe.each(LANGUAGES)('the feed (%s)', (lang) => {
  const feed = () => readFeed(textOf(lang, 'blog/rss.xml'));
  const content = () => contentOf(feed(), 'Rich post');

  it('is valid', () => {
    const address = `https://rslib.rs/${folderOf(lang)}blog/rss.xml`;
    // A title with signs of HTML is one to a validator in either form.
    const problems = findFeedProblems(feed(), address).filter(
      (one) => !/title.*smuggled/.test(one),
    );
    expect(problems).toEqual([]);
  });

  it('holds the text and nothing that is for the page alone @F319', () => {
    expect(content()).not.toMatch(/<button|<svg|role=|aria-|class=|data-|#<\/a>|<!--|Copy code/);
    const text = content().replace(/<[^>]+>/g, '');
    for (const part of ['Section', 'value39', 'Title of a tip', 'Text of the note', 'index.ts']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/long\.ts\s+TypeScript/);
    expect(text).toMatch(/What the diagram shows\.[\s\S]*Caption of the diagram/);
  });

  it('shows every panel of tabs below its name @F319', () => {
    const text = content().replace(/<[^>]+>/g, '\n');
    for (const [name, panel] of [
      ['First panel', 'Text of the first.'],
      ['Second panel', 'Text of the second.'],
      ['npm', 'npm install foo'],
      ['pnpm', 'pnpm add foo'],
    ]) {
      expect(text).toMatch(new RegExp(`\\n${name}\\s+${panel}`));
    }
    expect(content()).not.toContain('hidden');
  });

  it('names pictures by addresses of the site, where they are', async () => {
    const [, address] = /<img alt="A picture" src="([^"]+)"/.exec(content())!;
    expect(address).toMatch(/^https:\/\/rslib\.rs\//);
    const picture = await site.read(`build${new URL(address!).pathname}`);
    expect(picture).toBe(await fs.readFile('static/img/favicon.svg', 'utf8'));
  });
});

it('an unknown page type warns and is rendered as a doc page @F252', () => {
  expect(output).toMatch(/docs\/odd-type\.mdx: unknown pageType "poster", drawn as "doc"/);
  expect(textOf('en', 'odd-type.html')).toMatch(/<article/);
});

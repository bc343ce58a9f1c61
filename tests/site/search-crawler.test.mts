import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { find, only, pageAt, readText, textOf } from '../lib/built-pages.mts';
import { LATEST_VERSION } from '../lib/routes.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

const PAGE = '/guide/basic/cli';
const SOURCE = readFileSync(
  new URL('../../src/site/search-crawler/crawler.js', import.meta.url),
  'utf8',
);

type RecordProps = Record<string, string | string[] | { selectors: string }>;
interface Config {
  actions: { recordExtractor: (given: object) => Record<string, string>[] }[];
}

/** The crawler's record of a page: per level the first text that its configuration selects. */
function crawl(path: string): Record<string, string>[] {
  const { document } = new JSDOM(readText(path)).window;
  let config: Config | undefined;
  class Crawler {
    constructor(given: Config) {
      config = given;
    }
  }
  // The crawler's service runs the file as it is, and gives it this class.
  new Function('Crawler', SOURCE)(Crawler);
  const $ = (selector: string) => ({
    attr: (name: string) => document.querySelector(selector)?.getAttribute(name) ?? undefined,
    remove: () => document.querySelectorAll(selector).forEach((element) => element.remove()),
  });
  const docsearch = ({ recordProps }: { recordProps: RecordProps }) => [
    Object.fromEntries(
      Object.entries(recordProps).map(([level, given]) => {
        const selectors =
          typeof given === 'object' && 'selectors' in given ? given.selectors : given;
        return [level, document.querySelector(String(selectors))?.textContent];
      }),
    ),
  ];
  return config!.actions[0]!.recordExtractor({ $, helpers: { docsearch } });
}

it.each(LANGUAGES)('the crawler finds area, headings, text, language and version (%s)', (lang) => {
  const article = only(pageAt(inLang(lang, PAGE)), { tag: 'article' });
  const [record] = crawl(inLang(lang, PAGE));
  expect(record).toMatchObject({
    lvl0: lang === 'en' ? 'Guide' : '指南',
    lvl1: textOf(only(article, { tag: 'h1' })),
    lvl2: lang === 'en' ? 'Commands' : '命令',
    content: textOf(find(article, { tag: 'p' })[0]!),
    language: lang,
    docusaurus_tag: `docs-default-${LATEST_VERSION ?? 'current'}`,
  });
  expect(record!.content!.length).toBeGreaterThan(10);
});

it('the crawler gives a page outside of versions the tag that readers of all find', () => {
  expect(crawl('/blog/introducing-rslib')).toMatchObject([
    { lvl0: 'Blog', docusaurus_tag: 'default' },
  ]);
});

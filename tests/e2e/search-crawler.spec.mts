import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PAGE } from '../lib/search.mts';
import { LANGUAGES, expect, inLang, test } from '../lib/test.mts';

const SOURCE = await readFile(
  new URL('../../tools/search-crawler/crawler.js', import.meta.url),
  'utf8',
);

/** What the crawler's configuration makes of a page: per level the first text that it selects. */
async function crawl(page: Page): Promise<Record<string, string>[]> {
  // The page as it is sent, in a document of its own: the crawler takes things out of it.
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate(`(() => {
    const sent = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html');
    let config;
    class Crawler { constructor(given) { config = given; } }
    ${SOURCE}
    const $ = (selector) => ({
      attr: (name) => sent.querySelector(selector)?.getAttribute(name) ?? undefined,
      remove: () => sent.querySelectorAll(selector).forEach((element) => element.remove()),
    });
    const docsearch = ({ recordProps }) => [
      Object.fromEntries(
        Object.entries(recordProps).map(([level, given]) => [
          level,
          sent.querySelector(given.selectors ?? String(given))?.textContent,
        ]),
      ),
    ];
    return config.actions[0].recordExtractor({ $, helpers: { docsearch } });
  })()`);
}

for (const lang of LANGUAGES) {
  test(`the crawler finds area, headings, text, language and version (${lang})`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    const main = page.getByRole('main');
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    const [record] = await crawl(page);
    expect(record).toMatchObject({
      lvl0: lang === 'en' ? 'Guide' : '指南',
      lvl1: title,
      lvl2: lang === 'en' ? 'Commands' : '命令',
      content: await main.locator('article > p, article > div > p').first().textContent(),
      language: lang,
      docusaurus_tag: 'docs-default-current',
    });
    expect(record!.content!.length).toBeGreaterThan(10);
  });
}

test('the crawler gives a page outside of versions the tag that readers of all find', async ({
  page,
}) => {
  await page.goto('/blog/introducing-rslib');
  expect(await crawl(page)).toMatchObject([{ lvl0: 'Blog', docusaurus_tag: 'default' }]);
});

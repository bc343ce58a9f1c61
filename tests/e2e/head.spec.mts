import { createRequire } from 'node:module';
import type * as PageDataSchema from '../../src/plugins/page-data/schema';
import { ROUTES } from '../lib/routes.mts';
import { LANGUAGES, expect, inLang, test } from '../lib/test.mts';

const SITE = 'https://rslib.rs';

/** Modules of the site are CommonJS to the runner. */
const { PAGE_INDEX } = createRequire(import.meta.url)(
  '../../src/plugins/page-data/schema.ts',
) as typeof PageDataSchema;

for (const lang of LANGUAGES) {
  for (const route of [
    '/',
    '/guide/start/',
    '/guide/basic/cli',
    '/blog/',
    '/blog/introducing-rslib',
  ]) {
    const path = inLang(lang, route);
    test(`${path} names its one true address in every language`, async ({ page }) => {
      await page.goto(path);
      const head = page.locator('head');
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + path);
      for (const [hreflang, address] of [
        ['en', SITE + route],
        ['zh-CN', SITE + inLang('zh', route)],
        ['x-default', SITE + route],
      ]) {
        const link = head.locator(`link[rel=alternate][hreflang="${hreflang}"]:not([type])`);
        await expect(link).toHaveAttribute('href', address!);
      }
    });
  }

  test(`titles and descriptions in ${lang}`, async ({ page }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await expect(page).toHaveTitle(/ - Rslib$/);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /.{20,}/);
    await page.goto(inLang(lang, '/'));
    await expect(page).toHaveTitle(/^Rslib - /);
  });

  test(`the sitemap of ${lang} lists every page in its true form and nothing else`, async ({
    request,
  }) => {
    const xml = await (await request.get(inLang(lang, '/sitemap.xml'))).text();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!);
    const index = (await (await request.get(inLang(lang, '/page-index.json'))).json()) as {
      routePath: string;
    }[];
    // Its own page says that it is not to be found.
    const hidden = inLang(lang, '/search');
    const expected = index.map((entry) => entry.routePath).filter((path) => path !== hidden);
    expect(expected.length).toBe(ROUTES.length);
    expect(listed.sort()).toEqual(expected.map((path) => SITE + path).sort());
  });
}

test('the index of pages holds what the specification lists', async ({ request }) => {
  const index = (await (await request.get('/page-index.json')).json()) as Record<string, unknown>[];
  const page = index.find((entry) => entry.routePath === '/config/lib/dts')!;
  expect(page).toMatchObject({
    pagePath: 'docs/config/lib/dts.mdx',
    pageType: 'doc',
    headingTitle: 'lib.dts',
    lastUpdatedTime: expect.any(Number) as unknown,
    title: 'lib.dts',
    lang: 'en',
    version: '',
    relativePath: 'docs/config/lib/dts.mdx',
    feeds: [],
    frontmatter: { option: 'dts' },
  });
  const toc = page.toc as { text: string; id: string; depth: number; charIndex: number }[];
  expect(toc.length).toBeGreaterThan(2);
  for (const entry of toc) {
    expect(entry.depth).toBeGreaterThanOrEqual(2);
    expect(entry.depth).toBeLessThanOrEqual(4);
    expect(entry.charIndex).toBeGreaterThanOrEqual(-1);
  }
  const post = index.find((entry) => entry.routePath === '/blog/introducing-rslib')!;
  expect(post.feeds).toEqual([
    { language: 'en', url: '/blog/rss.xml', mime: 'application/rss+xml' },
  ]);
});

for (const lang of LANGUAGES) {
  test(`every entry of the index of ${lang} has the form that its schema says`, async ({
    request,
  }) => {
    const index = (await (await request.get(inLang(lang, '/page-index.json'))).json()) as {
      lang: string;
      toc: { charIndex: number }[];
    }[];
    expect(PAGE_INDEX.validate(index, { abortEarly: false }).error).toBeUndefined();
    expect(new Set(index.map((entry) => entry.lang))).toEqual(new Set([lang]));
    const places = index.flatMap(({ toc }) => toc.map(({ charIndex }) => charIndex));
    expect(Math.max(...places)).toBeGreaterThan(0);
  });

  test(`every page of ${lang} has a picture for shared links`, async ({ request }) => {
    for (const route of ROUTES.filter((one) => one !== '/blog/')) {
      const html = await (await request.get(inLang(lang, route))).text();
      const address = /property="?og:image"? content="?([^\s">]+)/.exec(html)?.[1];
      expect(address, route).toMatch(/^https:\/\/rslib\.rs\//);
      const picture = await request.get(address!.slice(SITE.length));
      expect(picture.headers()['content-type'], route).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630]);
    }
  });
}

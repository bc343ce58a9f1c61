import { ROUTES } from '../lib/routes.mts';
import { appStarted, casesOf, expect, inLang, inTurn, test, savingData } from '../lib/test.mts';

/**
 * A route for each thing that the app draws; axe and others open the home page, lists and the plainest
 * kinds. That headings, text and links of all of them are there is read without a browser: tests/site.
 */
const KINDS = [
  '/benchmarks',
  '/blog/docs-that-prove-themselves',
  '/config/lib/dts',
  '/config/rsbuild/tools',
  '/guide/advanced/module-federation',
  '/guide/basic/output-explorer',
  '/guide/basic/typescript',
  '/guide/faq/errors',
  '/guide/migration/tsup',
  '/guide/solution/vue',
  '/guide/start/glossary',
  '/guide/start/quick-start',
];
const PAGES = casesOf(ROUTES, KINDS);

for (const [index, half] of ['first', 'second'].entries()) {
  const routes = PAGES.filter((_route, at) => at % 2 === index);
  for (const lang of inTurn(index === 0 ? 'en' : 'zh')) {
    test(`the app takes over every route of the ${half} half (${lang}) @F103`, async ({ page }) => {
      test.setTimeout(10_000 + 10_000 * routes.length);
      // Prefetches of idle pages would only take time.
      await savingData(page);
      for (const route of routes) {
        const path = inLang(lang, route);
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await appStarted(page);
          const seen = await page.evaluate(() => ({
            headings: [...document.querySelectorAll('h1')].map((one) => one.checkVisibility()),
            lang: document.documentElement.lang,
            path: location.pathname,
          }));
          expect(seen).toEqual({ headings: [true], lang: lang === 'en' ? 'en' : 'zh-CN', path });
        });
      }
    });
  }
}

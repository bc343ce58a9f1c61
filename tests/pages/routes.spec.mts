import type { Page } from '@playwright/test';
import { ROUTES } from '../lib/routes.mts';
import { appStarted, expect, inLang, inTurn, test, type Lang, savingData } from '../lib/test.mts';

/** The routes of an area: they share what the browser keeps, so a page costs its own bytes only. */
const areaOf = (route: string) => route.split('/').slice(0, 3).join('/');
const ALL = ROUTES;
const AREAS = [...new Set(ALL.map(areaOf))];

async function seeRoute(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await appStarted(page);
  const seen = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')];
    return {
      headings: headings.map((heading) => heading.checkVisibility()),
      lang: document.documentElement.lang,
      path: location.pathname,
    };
  });
  expect(seen).toEqual({ headings: [true], lang: lang === 'en' ? 'en' : 'zh-CN', path });
}

for (const [index, area] of AREAS.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    const routes = ALL.filter((route) => areaOf(route) === area);
    test(`the app takes over every route of ${inLang(lang, area || '/')} @F103`, async ({
      page,
    }) => {
      test.setTimeout(10_000 + 10_000 * routes.length);
      // Prefetches of idle pages would only take time.
      await savingData(page);
      for (const route of routes) {
        const path = inLang(lang, route);
        await test.step(path, () => seeRoute(page, path, lang));
      }
    });
  }
}

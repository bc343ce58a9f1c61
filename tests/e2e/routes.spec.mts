import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { OWN_ROUTES, ROUTES, SPECIFIED_ROUTES } from '../lib/routes.mts';
import { LANGUAGES, appStarted, expect, inLang, inTurn, test, type Lang } from '../lib/test.mts';

const HAN = /\p{Script=Han}/gu;

test('the specification has fifty routes', () => {
  expect(new Set(SPECIFIED_ROUTES).size).toBe(50);
  expect(SPECIFIED_ROUTES).toHaveLength(50);
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
});

/** The routes of an area: they share what the browser keeps, so a page costs its own bytes only. */
const areaOf = (route: string) => route.split('/').slice(0, 3).join('/');
const ALL = [...ROUTES, ...OWN_ROUTES];
const AREAS = [...new Set(ALL.map(areaOf))];

/** The letters of a page, without code and without what is in another language. */
function proseOf(document: Document): string {
  const main = document.querySelector('main')!;
  // Code is the same in both languages; what says that it is in another language is none of this.
  for (const node of main.querySelectorAll('pre, code, figure, dl, [lang]')) node.remove();
  return main.textContent.replace(/\P{L}/gu, '');
}

for (const lang of LANGUAGES) {
  test(`every route is written in its language, with one heading (${lang})`, async ({
    request,
  }) => {
    test.setTimeout(60_000);
    for (const path of ALL.map((route) => inLang(lang, route))) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      const { document } = new JSDOM(await response.text()).window;
      expect.soft(document.documentElement.lang, path).toBe(lang === 'en' ? 'en' : 'zh-CN');
      expect.soft(document.querySelectorAll('h1'), path).toHaveLength(1);
      expect.soft(document.querySelector('h1')?.textContent, path).toBeTruthy();
      const letters = proseOf(document);
      const share = (letters.match(HAN)?.length ?? 0) / letters.length;
      if (lang === 'zh') expect.soft(share, path).toBeGreaterThan(0.3);
      else expect.soft(share, path).toBe(0);
    }
  });
}

async function seeRoute(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(path);
  await appStarted(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
}

for (const [index, area] of AREAS.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    const routes = ALL.filter((route) => areaOf(route) === area);
    test(`the app takes over every route of ${inLang(lang, area || '/')}`, async ({ page }) => {
      test.setTimeout(10_000 + 10_000 * routes.length);
      for (const route of routes) {
        const path = inLang(lang, route);
        await test.step(path, () => seeRoute(page, path, lang));
      }
    });
  }
}

test('no route below a shared folder', async ({ request }) => {
  for (const path of ['/shared', '/shared/', '/zh/shared', '/zh/shared/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

import type { APIRequestContext, Page } from '@playwright/test';
import { OWN_ROUTES, ROUTES, SPECIFIED_ROUTES } from '../lib/routes.mts';
import { LANGUAGES, appStarted, expect, inLang, test, type Lang } from '../lib/test.mts';

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

async function seeRoute(page: Page, request: APIRequestContext, path: string, lang: Lang) {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  const html = await response.text();
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  expect(heading, 'a first-level heading in the static HTML').toBeTruthy();

  await page.goto(path);
  await appStarted(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');

  // Code is the same in both languages, so only the prose counts.
  const prose = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    // What says that it is in another language is no prose of this one.
    for (const node of copy.querySelectorAll('pre, code, figure, dl, [lang]')) node.remove();
    return copy.textContent ?? '';
  });
  const letters = prose.replace(/\P{L}/gu, '');
  const share = (letters.match(HAN)?.length ?? 0) / letters.length;
  if (lang === 'zh') expect(share).toBeGreaterThan(0.3);
  else expect(share).toBe(0);
}

for (const lang of LANGUAGES) {
  for (const area of AREAS) {
    const routes = ALL.filter((route) => areaOf(route) === area);
    test(`every route of ${inLang(lang, area || '/')} is a page in its language`, async ({
      page,
      request,
    }) => {
      test.setTimeout(10_000 + 10_000 * routes.length);
      for (const route of routes) {
        const path = inLang(lang, route);
        await test.step(path, () => seeRoute(page, request, path, lang));
      }
    });
  }
}

test('no route below a shared folder', async ({ request }) => {
  for (const path of ['/shared', '/shared/', '/zh/shared', '/zh/shared/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

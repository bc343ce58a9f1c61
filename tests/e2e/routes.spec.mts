import { ROUTES } from '../lib/routes.mts';
import { LANGUAGES, appStarted, expect, inLang, test } from '../lib/test.mts';

const HAN = /\p{Script=Han}/gu;

test('the specification has fifty routes', () => {
  expect(ROUTES).toHaveLength(50);
  expect(new Set(ROUTES).size).toBe(50);
});

for (const lang of LANGUAGES) {
  for (const route of ROUTES) {
    const path = inLang(lang, route);

    test(`${path} is a page in its language`, async ({ page, request }) => {
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
        for (const node of copy.querySelectorAll('pre, code, figure, dl')) node.remove();
        return copy.textContent ?? '';
      });
      const letters = prose.replace(/\P{L}/gu, '');
      const share = (letters.match(HAN)?.length ?? 0) / letters.length;
      if (lang === 'zh') expect(share).toBeGreaterThan(0.3);
      else expect(share).toBe(0);
    });
  }
}

test('no route below a shared folder', async ({ request }) => {
  for (const path of ['/shared', '/shared/', '/zh/shared', '/zh/shared/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

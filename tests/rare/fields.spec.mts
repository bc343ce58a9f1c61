import type { Locator } from '@playwright/test';
import { ROUTES } from '../lib/routes.mts';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';
import { open as openSearch } from '../lib/search.mts';

/** Phones enlarge the whole page when a field with smaller text is entered. */
const LEAST_PX = 16;
const WIDTHS_PX = [320, 390, 960];

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Each field that is shown, as `text size in pixels, left, right`. */
const measure = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all
      .filter((field) => field.checkVisibility())
      .map((field) => {
        const { left, right } = field.getBoundingClientRect();
        return { size: parseFloat(getComputedStyle(field).fontSize), left, right };
      }),
  );

for (const lang of inTurn('zh')) {
  test(`text in a field is at least as large as phones want it (${lang})`, async ({ page }) => {
    test.slow();
    await page.goto(inLang(lang, '/search'));
    const addresses = [...ROUTES, '/nope'].map((to) => inLang(lang, to));
    const withFields = await page.evaluate(
      async ([all, fields]) => {
        const read = async (to: string) =>
          new DOMParser().parseFromString(await (await fetch(to)).text(), 'text/html');
        const found = await Promise.all(
          all.map(async (to) => (await read(to)).querySelector(`main :is(${fields})`) && to),
        );
        return found.filter((to) => to !== null);
      },
      [addresses, FIELDS] as const,
    );
    // The overview of the options and the migration helper, at least.
    expect(withFields.length).toBeGreaterThanOrEqual(2);
    const check = async (fields: Locator, of: string) => {
      const measured = await measure(fields);
      expect(measured.length, of).toBeGreaterThan(0);
      const { width } = page.viewportSize()!;
      for (const { size, left, right } of measured) {
        expect.soft(size, `${of} at ${width} px`).toBeGreaterThanOrEqual(LEAST_PX);
        expect.soft(left, `${of} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect.soft(right, `${of} at ${width} px`).toBeLessThanOrEqual(width);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(overflow, `${of} at ${width} px`).toBe(width);
    };
    for (const to of [...withFields, inLang(lang, '/search')]) {
      await page.goto(to);
      await appStarted(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 });
        await check(page.locator(FIELDS), to);
      }
    }
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(inLang(lang, '/'));
      await openSearch(page);
      await check(page.locator('dialog[data-search]').locator(FIELDS), 'the search dialog');
    }
  });
}

test('on any device with a coarse pointer, however wide', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1366, height: 1024 },
  });
  const page = await context.newPage();
  for (const to of ['/config/', '/guide/migration/tsup', '/search']) {
    await page.goto(to);
    for (const { size } of await measure(page.locator(FIELDS))) {
      expect.soft(size, to).toBeGreaterThanOrEqual(LEAST_PX);
    }
  }
  await context.close();
});

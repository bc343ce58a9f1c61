import type { Locator } from '@playwright/test';
import { expect, test } from '../lib/test.mts';
import { PAGE, open as openSearch } from '../lib/search.mts';

/** Phones enlarge the whole page when a field with smaller text is entered. */
const LEAST_PX = 16;
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const sizesOf = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all
      .filter((field) => field.checkVisibility())
      .map((field) => parseFloat(getComputedStyle(field).fontSize)),
  );

test.use({ hasTouch: true, isMobile: true });

test('text in a field is as large as phones want it', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const to of ['/zh/config/', '/guide/migration/tsup', '/search', PAGE]) {
      await page.goto(to);
      if (to === PAGE) await openSearch(page);
      const sizes = await sizesOf(page.locator(FIELDS));
      expect(sizes.length, to).toBeGreaterThan(0);
      expect.soft(Math.min(...sizes), `${to} at ${width} px`).toBeGreaterThanOrEqual(LEAST_PX);
    }
  }
});

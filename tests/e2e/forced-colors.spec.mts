import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.mts';

test.use({ viewport: { width: 1440, height: 900 } });

/**
 * What is drawn as a background, by page: name, element and its part. Where the system paints all
 * backgrounds alike it would vanish.
 */
const SHAPES: Record<string, readonly (readonly [what: string, selector: string, part: string])[]> =
  {
    '/config/lib/dts': [
      ['the item of the top bar', 'header nav [aria-current]', '::after'],
      ['the entry of the sidebar', '#sidebar [aria-current=page]', '::before'],
      ['the entry of the outline', '#outline [aria-current]', '::before'],
      ['the mark of a heading', '.prose h2', '::before'],
      ['a bullet', '.prose ul > li', '::before'],
    ],
    '/guide/start/quick-start': [['the chosen tab', '[role=tab][aria-selected=true]', '::after']],
    '/guide/basic/output-explorer': [
      ['the joint', 'div:has(> div > ul > li > button)', '::before'],
    ],
    '/i18n-status': [['the mark of a heading', 'h2', '::before']],
    '/': [
      ['the joint', 'div:has(> fieldset)', '::before'],
      ['the chosen format', 'label:has(:checked)', '::after'],
    ],
  };

const colorsOf = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, pseudo) => {
      const { color, backgroundColor } = getComputedStyle(element, pseudo);
      return { color, backgroundColor };
    }, part);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`colours of the system, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('shapes that mean something are still drawn', async ({ page }) => {
      for (const [path, shapes] of Object.entries(SHAPES)) {
        await page.goto(path);
        const { backgroundColor: ground } = await colorsOf(page, 'html');
        for (const [what, selector, part] of shapes) {
          const { backgroundColor } = await colorsOf(page, selector, part);
          expect.soft(backgroundColor, `${path}: ${what}`).not.toBe(ground);
        }
      }
    });

    test('what was searched for can be read in the results', async ({ page }) => {
      await page.goto('/guide/basic/cli');
      await page.keyboard.press('/');
      await page.keyboard.insertText('bundle');
      const mark = 'dialog[data-search] mark';
      await page.locator(mark).first().waitFor();
      const { color, backgroundColor } = await colorsOf(page, mark);
      // The system's colour of marks needs the ground that it was made for.
      expect(backgroundColor).toMatch(/^rgb\(/);
      expect(color).not.toBe(backgroundColor);
    });

    test('a pressed button differs from one that is not', async ({ page }) => {
      await page.goto('/config/lib/dts');
      const wrap = page.getByRole('button', { name: 'Toggle code wrap' });
      await wrap.first().click();
      await expect(wrap.first()).toHaveCSS('outline-style', 'solid');
      await expect(wrap.nth(1)).toHaveCSS('outline-style', 'none');
    });
  });
}

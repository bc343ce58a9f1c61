import type { Page } from '@playwright/test';
import { casesOf, expect, test } from '../lib/test.mts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A chosen or current element, beside one of its kind that is not. */
const STATES: Record<string, readonly (readonly [what: string, is: string, isNot: string])[]> = {
  '/config/lib/dts': [
    ['item of the top bar', 'header nav a[aria-current]', 'header nav a:not([aria-current])'],
    ['entry of the sidebar', '#sidebar a[aria-current=page]', '#sidebar a:not([aria-current])'],
    ['entry of the outline', '#outline a[aria-current]', '#outline a:not([aria-current])'],
    ['tab', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ],
  '/guide/basic/output-explorer': [
    ['option', 'main label:has(:checked)', 'main label:has(input:not(:checked))'],
    ['file', 'main li > button[aria-current]', 'main li > button:not([aria-current])'],
  ],
  '/': [['format', 'main label:has(:checked)', 'main label:has(input:not(:checked))']],
};

/** Pages with every kind of thing that can be focused. */
const FOCUSED = ['/', '/config/lib/dts', '/guide/basic/output-explorer', '/guide/migration/tsup'];
/** Presses of Tab that reach the text behind bar and sidebar. */
const STOPS = 70;

/** The visible differences of an element under forced colours: lines, weight, and colours as painted. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const { backgroundColor, borderTopWidth, outlineStyle, outlineWidth } = style;
        const { content, borderTopColor, textDecorationLine } = style;
        // A transparent element shows nothing.
        const isSeen = !/, 0\)$/.test(backgroundColor) && !(part && content === 'none');
        const drawn = isSeen ? backgroundColor : '';
        return [
          drawn,
          borderTopWidth,
          borderTopColor,
          outlineStyle,
          outlineWidth,
          textDecorationLine,
        ];
      }),
    );

/** Whether a ring is drawn around the focused element, by itself or by its box. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    for (let up = 0; up < 4 && element && element !== document.body; up += 1) {
      for (const part of [undefined, '::before', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return true;
      }
      element = element.parentElement;
    }
    return false;
  });

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

for (const colorScheme of casesOf<'light' | 'dark'>(['light', 'dark'], ['dark'])) {
  test.describe(`colours of the system, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('what is chosen or pressed differs from what is not @F279', async ({ page }) => {
      for (const [path, states] of Object.entries(STATES)) {
        await page.goto(path);
        for (const [what, is, isNot] of states) {
          const look = await lookOf(page, isNot);
          expect.soft(await lookOf(page, is), `${path}: ${what}`).not.toEqual(look);
        }
      }
      await page.goto('/guide/basic/cli');
      const wrap = page.getByRole('button', { name: 'Toggle code wrap' });
      await wrap.first().click();
      await expect(wrap.first()).toHaveCSS('outline-style', 'solid');
      await expect(wrap.nth(1)).toHaveCSS('outline-style', 'none');
    });

    test('what has the focus has a ring @F279', async ({ page }) => {
      test.slow();
      for (const path of FOCUSED) {
        await page.goto(path);
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          const what = await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120));
          // Behind the last one the browser's own bar has the focus.
          if (what.startsWith('<body')) break;
          expect.soft(await hasRing(page), `${path}: ${what}`).toBe(true);
        }
      }
    });

    test('the hit that Enter opens differs, and marks can be read @F279', async ({ page }) => {
      await page.goto('/guide/basic/cli');
      await page.keyboard.press('/');
      await page.keyboard.insertText('bundle');
      const row = 'dialog[data-search] [role=option]';
      await page.locator(`${row}[aria-selected=true]`).waitFor();
      const look = await lookOf(page, `${row}:not([aria-selected=true])`);
      expect(await lookOf(page, `${row}[aria-selected=true]`)).not.toEqual(look);
      const mark = 'dialog[data-search] mark';
      await page.locator(mark).first().waitFor();
      const { color, backgroundColor } = await colorsOf(page, mark);
      // The system's colour of marks needs the ground that it was made for.
      expect(backgroundColor).toMatch(/^rgb\(/);
      expect(color).not.toBe(backgroundColor);
    });
  });
}

import { expect } from '@playwright/test';
import { casesOf, inLang, inTurn } from '../lib/test.mts';
import { settle, show, test } from './visual-test.mts';

const PAGE_TYPES = {
  home: '/',
  doc: '/guide/basic/cli',
  option: '/config/lib/dts',
  overview: '/config/',
  'blog-index': '/blog/',
  'blog-post': '/blog/introducing-rslib',
  missing: '/nope',
} as const;
const WIDTHS = [1440, 1024, 390] as const;
const LOOKS = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
/** Places are the same in the dark, and colours in each window. */
const USUAL_LOOKS = [LOOKS[0]!, LOOKS[5]!];

for (const [index, [name, path]] of Object.entries(PAGE_TYPES).entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    test(`${name} looks as it did (${lang})`, async ({ page }) => {
      test.slow();
      await show(page, inLang(lang, path));
      for (const { width, colorScheme } of casesOf(LOOKS, USUAL_LOOKS)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await expect.soft(page).toHaveScreenshot(`${name}-${lang}-${width}-${colorScheme}.png`);
      }
    });
  }
}

test('a shift by 2 px is noticed', async ({ page }) => {
  test.slow();
  await show(page, '/guide/basic/cli');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  await expect(page).toHaveScreenshot('doc-en-1440-light.png');
  // The sidebar comes last: it paints its letters again when it has been moved.
  const moved = ['header button svg', 'h1', 'pre', '#sidebar [aria-current=page]'];
  for (const selector of casesOf(moved, moved.slice(0, 1))) {
    const element = page.locator(selector).first();
    // Without moving anything else.
    const move = (left: string) =>
      element.evaluate((one: HTMLElement, to) => {
        one.style.position = to && 'relative';
        one.style.left = to;
      }, left);
    await move('2px');
    await expect.soft(page, selector).not.toHaveScreenshot('doc-en-1440-light.png');
    await move('');
  }
});

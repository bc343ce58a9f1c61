import { expect, type Page } from '@playwright/test';
import { inLang, inTurn } from '../lib/test.mts';
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
const WIDTHS = [1440, 1024, 390];
const THEMES = ['light', 'dark'] as const;

for (const [index, [name, path]] of Object.entries(PAGE_TYPES).entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    test(`${name} looks as it did (${lang})`, async ({ page }) => {
      test.slow();
      await show(page, inLang(lang, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          await expect.soft(page).toHaveScreenshot(`${name}-${lang}-${width}-${colorScheme}.png`);
        }
      }
    });
  }
}

/** Moves an element by two pixels without moving anything else. */
async function nudge(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => {
      element.style.position = 'relative';
      element.style.left = '2px';
    });
}

for (const selector of ['header button svg', 'h1', '#sidebar [aria-current=page]', 'pre']) {
  test(`a shift of ${selector} by 2 px is noticed`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page, '/guide/basic/cli');
    await nudge(page, selector);
    await expect(page).not.toHaveScreenshot('doc-en-1440-light.png');
  });
}

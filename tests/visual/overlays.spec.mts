import { expect } from '@playwright/test';
import { OVERLAYS } from '../lib/overlays.mts';
import { casesOf, inLang, inTurn } from '../lib/test.mts';
import { settle, show, test } from './visual-test.mts';

const THEMES = ['light', 'dark'] as const;
const USUAL = ['search', 'sidebar', 'menu-screen', 'types'];
const CASES = casesOf(
  OVERLAYS,
  OVERLAYS.filter(({ name }) => USUAL.includes(name)),
);

for (const [index, { name, path, width, panel, open }] of CASES.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'zh' : 'en')) {
    test(`${name} looks as it did (${lang})`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await show(page, inLang(lang, path));
      await open(page, lang);
      await page.locator(panel).waitFor();
      for (const colorScheme of casesOf(THEMES, [THEMES[Math.floor(index / 2) % 2]!])) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await expect.soft(page).toHaveScreenshot(`overlay-${name}-${lang}-${colorScheme}.png`);
      }
    });
  }
}

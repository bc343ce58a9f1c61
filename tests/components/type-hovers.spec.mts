import type { Page } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

const PAGE = '/config/lib/banner';
/** Has samples, none of them with types. */
const PLAIN_PAGE = '/config/lib/id';

const block = (page: Page) => page.locator('figure:has(.typed)').first();
const word = (page: Page, name: string) => block(page).getByText(name, { exact: true }).last();
const tip = (page: Page) => page.getByRole('tooltip');

/** Addresses of the module that shows types, as often as it was asked for. */
function watchLoading(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/first-view/tips')) loaded.push(request.url());
  });
  return loaded;
}

for (const lang of inTurn('en')) {
  test(`pointing at a word shows its type and docs (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await word(page, 'banner').hover();
    await expect(tip(page)).toContainText('LibConfig.banner?: BannerAndFooter');
    await expect(tip(page)).toContainText('Inject content into the top of each JavaScript');
    await expect(word(page, 'banner')).toHaveAccessibleDescription(/BannerAndFooter/);
    // It can be moved onto and read, and goes when it is left (WCAG 1.4.13).
    await tip(page).hover();
    await page.waitForTimeout(300);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tip(page)).toBeHidden();
    await expect(word(page, 'banner')).not.toHaveAttribute('aria-describedby');
  });

  test(`the keyboard walks through the words (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await expect(block(page).locator('.typed[tabindex="0"]')).toHaveCount(1);
    await block(page).locator('pre').focus();
    await page.keyboard.press('Tab');
    const first = block(page).locator('.typed').first();
    await expect(first).toBeFocused();
    await expect(tip(page)).toContainText('function defineConfig(');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(word(page, 'output')).toBeFocused();
    await expect(tip(page)).toContainText('RslibConfig.output');
    await expect(block(page).locator('.typed[tabindex="0"]')).toHaveText('output');
    // Dismissed without moving the focus (WCAG 1.4.13); it stays where it is.
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(word(page, 'output')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tip(page)).toContainText('function defineConfig(');
    await page.keyboard.press('End');
    await expect(block(page).locator('.typed').last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(block(page).locator('.typed').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tip(page)).toBeHidden();
    await expect(block(page).locator('pre')).toBeFocused();
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  for (const lang of inTurn('zh')) {
    test(`a tap shows, a tap elsewhere hides (${lang}) @no-hydration`, async ({ page }) => {
      await page.goto(inLang(lang, PAGE));
      await word(page, 'banner').tap();
      await expect(tip(page)).toContainText('LibConfig.banner');
      const { x, width } = (await tip(page).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      await word(page, 'output').tap();
      await expect(tip(page)).toContainText('RslibConfig.output');
      await tip(page).tap();
      await expect(tip(page)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tip(page)).toBeHidden();
    });
  }
});

test('a word that the pointer only crosses shows nothing', async ({ page }) => {
  await page.goto(PAGE);
  await word(page, 'banner').hover();
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip(page)).toBeHidden();
  await word(page, 'dts').hover();
  await page.mouse.move(5, 5);
  await page.waitForTimeout(300);
  await expect(tip(page)).toBeHidden();
});

test('going to another page takes the tip along', async ({ page }) => {
  await page.goto('/config/lib/id');
  await appStarted(page);
  await page.locator('#sidebar, aside, nav').getByRole('link', { name: 'lib.banner' }).click();
  await word(page, 'banner').hover();
  await expect(tip(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/lib\/id$/);
  await expect(tip(page)).toBeHidden();
});

test('nothing is loaded before it is needed, and never where no sample has types', async ({
  page,
}) => {
  const loaded = watchLoading(page);
  await page.goto(PLAIN_PAGE);
  await appStarted(page);
  await page.locator('figure code').first().hover();
  await page.locator('figure code').first().click();
  expect(await page.locator('[data-word-type]').count()).toBe(0);
  expect(loaded).toEqual([]);

  await page.goto(PAGE);
  await appStarted(page);
  await page.getByRole('heading', { level: 1 }).hover();
  expect(loaded).toEqual([]);
  await word(page, 'banner').hover();
  await expect(tip(page)).toBeVisible();
  await word(page, 'output').hover();
  await expect(tip(page)).toContainText('RslibConfig.output');
  expect(loaded).toHaveLength(1);
});

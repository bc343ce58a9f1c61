import type { Page } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const PAGE = '/guide/basic/output-structure';
const GLOSSARY = '/guide/start/glossary';
/** Whose definition each language gives. */
const TERM = '#bundleless';
const DEFINITION = { en: /^Output mode in which each source file/, zh: /^bundleless（无打包）/ };

const term = (page: Page) => page.locator(`.prose a[data-definition][href$="${TERM}"]`);
const tip = (page: Page) => page.getByRole('tooltip');

for (const lang of inTurn('en')) {
  test(`pointing at a term shows its definition (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await expect(term(page)).toHaveCount(1);
    await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
    await term(page).hover();
    await expect(tip(page)).toHaveText(DEFINITION[lang]);
    await expect(term(page)).toHaveAccessibleDescription(DEFINITION[lang]);
    // It can be moved onto, stays as long as it is wanted, and goes when it is left (WCAG 1.4.13).
    await tip(page).hover();
    await page.waitForTimeout(300);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tip(page)).toBeHidden();
  });

  test(`the keyboard reaches a term, Escape hides, Enter follows (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.goto(inLang(lang, PAGE));
    await term(page).focus();
    // Focus by a script shows as the keyboard's only after a key.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(term(page)).toBeFocused();
    await expect(tip(page)).toHaveText(DEFINITION[lang]);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLang(lang, GLOSSARY)}${TERM}$`));
  });

  test(`without a script a term leads to its entry (${lang}) @F203`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(inLang(lang, PAGE));
    await expect(term(page)).not.toHaveAttribute('title');
    await term(page).click();
    await expect(page).toHaveURL(new RegExp(`${inLang(lang, GLOSSARY)}(\\.html)?${TERM}$`));
    await expect(page.locator(TERM)).toBeInViewport();
    await context.close();
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  for (const lang of inTurn('zh')) {
    test(`the first tap shows, the second follows (${lang}) @no-hydration`, async ({ page }) => {
      await page.goto(inLang(lang, PAGE));
      await term(page).tap();
      await expect(tip(page)).toContainText(
        text(lang, 'tooltips.definition.again', 'Tap again for the glossary'),
      );
      const { x, width } = (await tip(page).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(page.url()).toContain(PAGE);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tip(page)).toBeHidden();
      await term(page).tap();
      await expect(tip(page)).toBeVisible();
      await term(page).tap();
      await expect(page).toHaveURL(new RegExp(`${inLang(lang, GLOSSARY)}${TERM}$`));
      await expect(tip(page)).toBeHidden();
    });
  }
});

test('terms are few, stand in the text only, and print as text', async ({ page }) => {
  for (const path of [PAGE, '/config/lib/dts', '/guide/advanced/dts', '/zh/guide/basic/cli']) {
    await page.goto(path);
    const terms = page.locator('[data-definition]');
    expect(await terms.count(), path).toBeLessThanOrEqual(6);
    const inside = 'a a, :is(h1, h2, h3, h4, th, code, pre, summary, button) [data-definition]';
    await expect(page.locator(inside)).toHaveCount(0);
  }
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(term(page)).toHaveCSS('text-decoration-line', 'none');
});

test('a followed term takes its definition along', async ({ page }) => {
  await page.goto(PAGE);
  await appStarted(page);
  await term(page).hover();
  await expect(tip(page)).toBeVisible();
  await term(page).click();
  await expect(page).toHaveURL(new RegExp(`${GLOSSARY}${TERM}$`));
  await expect(tip(page)).toHaveCount(0);
});

test('a tip looks the same when search has been open', async ({ page }) => {
  await page.goto(PAGE);
  const look = async () => {
    await term(page).hover();
    await expect(tip(page)).toBeVisible();
    const all = await tip(page).evaluate((one) => {
      const { textAlign, borderTopWidth, padding, color, flex } = getComputedStyle(one);
      return { textAlign, borderTopWidth, padding, color, flex };
    });
    await page.mouse.move(5, 5);
    await expect(tip(page)).toBeHidden();
    return all;
  };
  const before = await look();
  await page.keyboard.press('/');
  await page.keyboard.type('dts');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await look()).toEqual(before);
});

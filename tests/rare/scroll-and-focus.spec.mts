import type { Page } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, openApp, test } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/advanced/storybook';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const follow = (page: Page, path: string) =>
  page.locator(`#sidebar a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => position(page)).toBe(top);
  await page.waitForTimeout(100);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 600 }));

test('a new page begins at its top, Back and Forward restore the position', async ({ page }) => {
  await openApp(page, FROM);
  await scrollDown(page, 700);
  await follow(page, TO);
  await expect(page.locator('h1')).toContainText('Storybook');
  expect(await position(page)).toBe(0);
  await scrollDown(page, 150);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('CLI');
  await expect.poll(() => position(page)).toBe(700);
  await page.goForward();
  await expect(page.locator('h1')).toContainText('Storybook');
  await expect.poll(() => position(page)).toBe(150);
  // A reload does not forget the pages before.
  await page.reload();
  await appStarted(page);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('CLI');
  await expect.poll(() => position(page)).toBe(700);
});

for (const [way, top, left] of [
  ['to a place of the page that is left, too', 400, 150],
  ['to a place below the end of the page that is left', 3000, 0],
  ['to the top', 0, 600],
] as const) {
  test(`Back after a reload restores the position: ${way}`, async ({ page }) => {
    await openApp(page, FROM);
    await scrollDown(page, top);
    await follow(page, TO);
    await expect(page.locator('h1')).toContainText('Storybook');
    await scrollDown(page, left);
    await page.mouse.move(0, 0);
    await page.reload();
    await expect.poll(() => position(page)).toBe(left);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.goBack();
    await expect(page.locator('h1')).toContainText('CLI');
    await expect.poll(() => position(page)).toBe(top);
    await appStarted(page);
    await page.waitForTimeout(300);
    expect(await position(page)).toBe(top);
  });
}

test('Back from a section of the same page restores the position', async ({ page }) => {
  await openApp(page, FROM);
  await scrollDown(page, 40);
  await page.locator('#outline a').last().click();
  await expect.poll(() => position(page)).toBeGreaterThan(300);
  await page.waitForTimeout(300);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(40);
  // It is the page that the reader has heard the title of.
  await expect(page.locator('#announcer')).toBeEmpty();
  // Following the same link again lands on the section, wherever the reader was there before.
  await page.goForward();
  await page.waitForTimeout(200);
  await scrollDown(page, 90);
  await page.locator('#outline a').nth(2).click();
  await page.locator('#outline a').last().click();
  await expect.poll(() => position(page)).toBeGreaterThan(300);
});

for (const lang of inTurn('zh')) {
  test(`keyboard and screen reader begin at the new page (${lang})`, async ({ page }) => {
    await openApp(page, inLang(lang, FROM));
    await page.locator(`#sidebar a[href="${inLang(lang, TO)}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toContainText('Storybook');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('main')).toHaveCSS('outline-style', 'none');
    await expect(page.getByRole('status').filter({ hasText: 'Storybook' })).toHaveText(
      await page.title(),
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });
}

test('a reader who has begun to scroll is not scrolled back @F205', async ({ page }) => {
  await openApp(page, '/config/');
  await page.locator('article a[href*="/config/lib/"][href*="#"]').first().click();
  await page.waitForFunction(
    () => location.pathname !== '/config/' && !!document.querySelector('#outline'),
  );
  await page.evaluate(() => window.scrollTo({ top: 3, behavior: 'instant' }));
  await page.waitForTimeout(300);
  expect(await position(page)).toBe(3);
});

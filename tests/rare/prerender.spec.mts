import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/basic/configure-rslib';
/** Longer than a pointer rests before a page is prerendered, and than the render takes. */
const LONG_MS = 600;

const link = (page: Page, path: string) => page.locator(`#sidebar a[href="${path}"]`).first();
const drawn = (page: Page) => page.locator('main');

async function open(page: Page, path: string): Promise<void> {
  await openApp(page, path);
}

/** Points at the link until its page has been prerendered, and marks the result. */
async function drawAhead(page: Page, path: string): Promise<void> {
  await link(page, path).hover();
  await expect(drawn(page)).toHaveCount(2);
  await drawn(page)
    .nth(1)
    .evaluate((main) => void (main.dataset['drawn'] = 'ahead'));
}

/** Everything of the page that is shown, when it is complete. */
async function wholePage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(drawn(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(LONG_MS);
  return page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.removeAttribute('data-drawn');
    main.removeAttribute('style');
    const root = document.documentElement;
    return {
      main: main.outerHTML,
      outline: document.getElementById('outline')?.outerHTML,
      title: document.title,
      root: [...root.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
      head: [...document.head.querySelectorAll('[data-rh]')].map((tag) => tag.outerHTML).sort(),
    };
  });
}

test('the page of a hovered link is prerendered, and shown on a press', async ({ page }) => {
  await open(page, FROM);
  const title = await page.title();
  await drawAhead(page, TO);
  // It cannot be seen, read or reached yet.
  await expect(drawn(page).nth(1)).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await page.title()).toBe(title);
  await expect(page).toHaveURL(FROM);
  await link(page, TO).click();
  await expect(page).toHaveURL(TO);
  await expect(drawn(page)).toHaveCount(1);
  await expect(drawn(page)).toBeVisible();
  await expect(drawn(page)).toHaveAttribute('data-drawn', 'ahead');
  await expect(drawn(page)).toBeFocused();
  await expect(page).not.toHaveTitle(title);
  await expect(link(page, TO)).toHaveAttribute('aria-current', 'page');
  await drawAhead(page, FROM);
  await page.mouse.move(0, 0);
  await expect(drawn(page), 'when the pointer leaves').toHaveCount(1);
});

test('a prerendered page equals the page that is rendered on demand', async ({ page }) => {
  test.slow();
  for (const to of [TO, '/guide/start/quick-start']) {
    await test.step(to, async () => {
      await open(page, FROM);
      await drawAhead(page, to);
      await link(page, to).click();
      const ahead = await wholePage(page, to);
      await open(page, FROM);
      await link(page, to).evaluate((element: HTMLElement) => element.click());
      expect(await wholePage(page, to)).toEqual(ahead);
    });
  }
});

test('nothing is prerendered for a pointer that passes, or a finger', async ({ page }) => {
  await open(page, FROM);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelectorAll('main').length > 1) document.title = 'drawn';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const title = await page.title();
  await page.evaluate((path) => {
    const element = document.querySelector(`#sidebar a[href="${path}"]`)!;
    for (const type of ['pointerover', 'pointerout'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  }, TO);
  await page.waitForTimeout(LONG_MS);
  await link(page, FROM).hover();
  await page.waitForTimeout(LONG_MS);
  for (const other of ['header a[href="/"]', 'main a[href*="/guide/"][href*="#"]']) {
    await page.locator(other).first().hover();
    await page.waitForTimeout(LONG_MS);
  }
  await page.mouse.move(0, 0);
  await page.evaluate((path) => {
    const element = document.querySelector(`#sidebar a[href="${path}"]`)!;
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, TO);
  await page.waitForTimeout(LONG_MS);
  expect(await page.title()).toBe(title);
});

test('Back to a prerendered page leads to where the reader was', async ({ page }) => {
  await open(page, TO);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.waitForTimeout(100);
  await link(page, FROM).evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('h1')).toContainText('CLI');
  await drawAhead(page, TO);
  const { y, isAhead } = await page.evaluate(async () => {
    const before = document.querySelector('h1')!.textContent;
    history.back();
    while (document.querySelector('h1')!.textContent === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return { y: scrollY, isAhead: document.querySelector('[data-drawn]') !== null };
  });
  expect(y).toBe(1500);
  expect(isAhead).toBe(false);
});

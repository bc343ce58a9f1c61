import type { Page } from '@playwright/test';
import { PAGE, dialog, field, open, options, search } from '../lib/search.mts';
import { expect, holdRequests, openApp, test } from '../lib/test.mts';

const CODE = /\/first-view\/search\.\w+\.js/;
const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[data-search]')!.open);

test('a hit in another language leads to its page', async ({ page }) => {
  await openApp(page, '/guide/start/');
  await open(page);
  await page.keyboard.insertText('注意事项');
  const hit = dialog(page).locator('[lang] [role=option]').first();
  await expect(hit).toHaveAttribute('href', /^\/zh\//);
  const href = (await hit.getAttribute('href'))!;
  await hit.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test('held keys open it once, and text is selected beyond it', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.down('Control');
  for (let press = 0; press < 4; press += 1) await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Control+Shift+k');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.insertText('selected');
  const box = (await field(page).boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 4 });
  await page.mouse.up();
  expect(await isOpen(page)).toBe(true);
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
});

test('what was entered before the code came is given up with the dialog', async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await page.keyboard.insertText('umdName');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page).locator('[role=listbox], [role=option]').first()).toBeAttached();
  // Long enough for a navigation.
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(PAGE);
});

test('Back closes it before its code has come', async ({ page }) => {
  await page.route(CODE, () => new Promise(() => {}));
  await openApp(page, '/guide/start/');
  await page.locator('a[rel=next]').click();
  await expect(page).not.toHaveURL(/\/start\/$/);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/start\/$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-overlay');
});

test('a hit that is pressed on the search page leaves the query there', async ({ page }) => {
  await openApp(page, '/search?q=umdName');
  const hit = page.locator('[data-search-panel]').getByRole('option').first();
  const href = (await hit.getAttribute('href'))!;
  await hit.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).toContainText('umdName');
  await expect(page).toHaveURL(href);
});

test('Enter that waits for an answer is given up with the query', async ({ page }) => {
  await openApp(page, PAGE);
  await search(page, 'umdName');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  // Opened once, it is offered where the field is empty; the index is slow now.
  const release = await holdRequests(page, /search-index/);
  await page.reload();
  await open(page);
  await expect(dialog(page).getByRole('row').first()).toBeVisible();
  await page.keyboard.insertText('minify');
  await page.keyboard.press('Enter');
  await dialog(page).locator('button[type=reset]').click();
  await expect(dialog(page).getByRole('row').first()).toBeVisible();
  release();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(/umd-name/);
  await expect(dialog(page)).toBeVisible();
});

test.describe('with a drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const menu = (page: Page) => page.locator('[popovertarget=sidebar]:not([popovertargetaction])');

  test('the search opens above it, and takes what is typed', async ({ page }) => {
    await page.goto(PAGE);
    await open(page, 'Control+k');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await menu(page).click();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('umd');
    await expect(options(page).first()).toBeVisible();
  });

  test('Back to a page without one leaves that page free', async ({ page }) => {
    await openApp(page, '/');
    await page.locator('main a[href="/guide/start/"], main a[href="/guide/start/quick-start"]').first().click();
    await expect(menu(page)).toBeVisible();
    await menu(page).click();
    await expect(page.locator('#sidebar')).toHaveAttribute('role', 'dialog');
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(page.locator('#sidebar')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  }); // prettier-ignore
});

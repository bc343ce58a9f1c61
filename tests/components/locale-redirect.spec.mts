import { expect, test } from '../lib/test.mts';

// A first visit: nothing is stored yet.
test.use({ isFirstVisit: true });

const visited = () => localStorage.getItem('rslib.visited');

test.describe('a Chinese reader', () => {
  test.use({ locale: 'zh-TW' });

  test('is led to the same page once, with query and fragment @no-hydration @F20', async ({
    page,
  }) => {
    await page.goto('/guide/basic/cli?q=1#flags');
    await expect(page).toHaveURL('/zh/guide/basic/cli?q=1#flags');
    expect(await page.evaluate(visited)).toBe('1');
    await page.goto('/guide/basic/cli');
    await expect(page).toHaveURL('/guide/basic/cli');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is not trapped by Back @F23', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/guide/basic/cli');
    await expect(page).toHaveURL('/zh/guide/basic/cli');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('who chose English stays, for ever @F20', async ({ page }) => {
    await page.goto('/zh/guide/basic/cli');
    await page.getByRole('button', { name: /简体中文/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/guide/basic/cli');
    await page.evaluate(() => localStorage.removeItem('rslib.visited'));
    await page.goto('/guide/start/');
    await expect(page).toHaveURL('/guide/start/');
  });

  test('stays at a missing page @F21', async ({ page }) => {
    await page.goto('/nope');
    await expect(page).toHaveURL('/nope');
  });

  test('without storage is not moved @F201', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Storage.prototype, 'setItem', { value: blocked });
      Object.defineProperty(Storage.prototype, 'getItem', { value: blocked });
    });
    await page.goto('/guide/basic/cli');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/guide/basic/cli');
  });
});

test('an English reader is led from a Chinese page', async ({ page }) => {
  await page.goto('/zh/guide/start/');
  await expect(page).toHaveURL('/guide/start/');
});

test.describe('a reader of another language', () => {
  test.use({ locale: 'de-DE' });
  test('stays, and is marked all the same', async ({ page }) => {
    await page.goto('/zh/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');
    expect(await page.evaluate(visited)).toBe('1');
  });
});

test('a crawler is neither moved nor marked @F206', async ({ browser, baseURL }) => {
  for (const userAgent of ['Googlebot/2.1', 'Some SPIDER', 'Chrome-Lighthouse', 'a crawler']) {
    const context = await browser.newContext({ baseURL, userAgent, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto('/guide/start/');
    await expect(page, userAgent).toHaveURL('/guide/start/');
    expect(await page.evaluate(visited), userAgent).toBeNull();
    await context.close();
  }
});

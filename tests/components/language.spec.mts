import { expect, test } from '../lib/test.mts';

// A first visit: nothing is stored yet.
test.use({ isFirstVisit: true });

const visited = () => localStorage.getItem('rslib.visited');

test.describe('a Chinese reader', () => {
  test.use({ locale: 'zh-TW' });

  test('is led to the same page once, not trapped by Back, and never again after choosing English @no-hydration @F20 @F21 @F23', async ({
    page,
  }) => {
    test.slow();
    await test.step('a missing page stays', async () => {
      await page.goto('/nope');
      await expect(page).toHaveURL('/nope');
      await page.evaluate(() => localStorage.clear());
    });
    await test.step('once, with query and fragment', async () => {
      await page.goto('about:blank');
      await page.goto('/guide/basic/cli?q=1#flags');
      await expect(page).toHaveURL('/zh/guide/basic/cli?q=1#flags');
      expect(await page.evaluate(visited)).toBe('1');
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
      await page.goto('/guide/basic/cli');
      await expect(page).toHaveURL('/guide/basic/cli');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
    await test.step('a choice holds', async () => {
      await page.goto('/zh/guide/basic/cli');
      await page.getByRole('button', { name: /简体中文/ }).click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/guide/basic/cli');
      await page.evaluate(() => localStorage.removeItem('rslib.visited'));
      await page.goto('/guide/start/');
      await expect(page).toHaveURL('/guide/start/');
    });
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

test('an English reader is redirected from a Chinese page, a crawler is not, and stores nothing @F206', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/zh/guide/start/');
  await expect(page).toHaveURL('/guide/start/');
  for (const userAgent of ['Googlebot/2.1', 'Some SPIDER', 'Chrome-Lighthouse', 'a crawler']) {
    const context = await browser.newContext({ baseURL, userAgent, locale: 'zh-CN' });
    const crawler = await context.newPage();
    await crawler.goto('/guide/start/');
    await expect(crawler, userAgent).toHaveURL('/guide/start/');
    expect(await crawler.evaluate(visited), userAgent).toBeNull();
    await context.close();
  }
});

test.describe('a reader of another language', () => {
  test.use({ locale: 'de-DE' });
  test('stays, and is marked all the same', async ({ page }) => {
    await page.goto('/zh/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');
    expect(await page.evaluate(visited)).toBe('1');
  });
});

test.describe('a returning reader', () => {
  test.use({ isFirstVisit: false });
  test('changes the language by its menu, with query and fragment, into a new tab too @no-hydration', async ({
    page,
    context,
  }) => {
    const choose = async (current: RegExp, other: string) => {
      await page.getByRole('button', { name: current }).click();
      return page.getByRole('link', { name: other });
    };
    await page.goto('/config/lib/banner?x=1#hashbang');
    await (await choose(/English/, '简体中文')).click();
    await expect(page).toHaveURL('/zh/config/lib/banner?x=1#hashbang');
    await expect(page.locator('#hashbang')).toBeInViewport();
    const opened = context.waitForEvent('page');
    await (await choose(/简体中文/, 'English')).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL('/config/lib/banner?x=1#hashbang');
    await tab.close();
    await page.goto('/blog/introducing-rslib');
    await (await choose(/English/, '简体中文')).click();
    await expect(page).toHaveURL('/zh/blog/introducing-rslib');
    await expect(page.locator('h1')).toBeVisible();
  });
});

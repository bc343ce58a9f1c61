import { expect, openApp, test } from '../lib/test.mts';
import { dialog, open, options } from '../lib/search.mts';

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

  test('without storage stays, finds pages and chooses tabs @F201', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    });
    await openApp(page, '/guide/advanced/dts');
    await expect(page).toHaveURL('/guide/advanced/dts');
    await page.getByRole('tab', { name: 'yarn' }).last().click();
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('yarn');
    await open(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await page.keyboard.insertText('umdName');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
  });
});

/** Who comes to a page, in which language, where that ends, and what is stored of it. */
const VISITORS = [
  ['Googlebot/2.1', 'zh-CN', '/guide/start/', '/guide/start/', null],
  ['Some SPIDER', 'zh-CN', '/guide/start/', '/guide/start/', null],
  ['Chrome-Lighthouse', 'zh-CN', '/guide/start/', '/guide/start/', null],
  ['a crawler', 'zh-CN', '/guide/start/', '/guide/start/', null],
  ['an English reader', 'en-US', '/zh/guide/start/', '/guide/start/', '1'],
  ['a German reader', 'de-DE', '/zh/guide/start/', '/zh/guide/start/', '1'],
] as const;

test('other readers are led or stay, a crawler stores nothing @F206', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const [userAgent, acceptLanguage, from, to, stored] of VISITORS) {
    await client.send('Network.setUserAgentOverride', { userAgent, acceptLanguage });
    await page.goto(from);
    await expect(page, userAgent).toHaveURL(to);
    expect(await page.evaluate(() => navigator.language)).toBe(acceptLanguage);
    expect(await page.evaluate(visited), userAgent).toBe(stored);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('a returning reader', () => {
  test.use({ isFirstVisit: false });
  test('changes the language by its menu, in a new tab too @no-hydration', async ({
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
  });
});

import { expect, openApp, test } from '../lib/test.mts';

const PARTS = {
  navbar: 'header',
  sidebar: '#sidebar',
  outline: '#outline',
  footer: 'a[rel=next]',
} as const;

test.use({ viewport: { width: 1440, height: 800 } });

test('a part of the page is hidden by 0 and no other value @no-hydration @F08', async ({
  page,
}) => {
  test.slow();
  const main = page.locator('main');
  await page.goto('/guide/basic/cli');
  const before = (await main.boundingBox())!;
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    await test.step(part, async () => {
      await page.goto(`/guide/basic/cli?${part}=0`);
      for (const [name, selector] of Object.entries(PARTS))
        await expect(page.locator(selector).first()).toBeVisible({ visible: name !== part });
      const after = (await main.boundingBox())!;
      if (part === 'navbar') expect(after.y).toBe(before.y - 72);
      else if (part !== 'footer') expect(after.width).toBeGreaterThan(before.width);
    });
  }
  for (const value of ['00', '-1', '<b>', '']) {
    const switches = Object.keys(PARTS).map((part) => [part, value]);
    await page.goto(`/guide/basic/cli?${new URLSearchParams(switches)}`);
    for (const [name, selector] of Object.entries(PARTS))
      await expect(page.locator(selector).first(), `${name}=${value}`).toBeVisible();
  }
});

test('switches combine, and following a link drops them', async ({ page }) => {
  await openApp(page, '/guide/basic/cli?navbar=0&outline=0&globalUIComponents=0');
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-global-ui', '0');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/guide/basic/configure-rslib');
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('#outline')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-global-ui');
});

test('globalUIComponents=0 takes the feed links away @no-hydration', async ({ page }) => {
  const feeds = page.locator('link[type="application/rss+xml"]');
  await page.goto('/blog/');
  await expect(feeds).toHaveCount(1);
  await page.goto('/blog/?globalUIComponents=0');
  await expect(feeds).toHaveCount(0);
});

test('a part that is off on a phone leaves no bar behind @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const outline = page.getByRole('button', { name: 'On this page' });
  await page.goto('/guide/basic/cli?sidebar=0');
  await expect(outline).toBeVisible();
  await expect(menu).toBeHidden();
  const below = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  const withBar = await below();
  await page.goto('/guide/basic/cli?sidebar=0&outline=0');
  await expect(outline).toBeHidden();
  expect(await below()).toBeLessThan(withBar);
});

test('a control leads back to the top of a scrolled page @no-hydration', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  // The reader is still at the top 100 px below it.
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

import { appStarted, expect, test } from '../lib/test.mts';

// Numbers of the specification that have no test of their own beside what they belong to.
const PAGE = '/guide/basic/cli';

test('a sample says for two seconds that it was copied, from the last press on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(PAGE);
  await appStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const copy = page.locator('[data-copy-code]').filter({ visible: true }).first();
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  await page.clock.runFor(1900);
  await expect(copy).toHaveAttribute('data-copied');
  await copy.click();
  await page.clock.runFor(1900);
  await expect(copy).toHaveAttribute('data-copied');
  await page.clock.runFor(200);
  await expect(copy).not.toHaveAttribute('data-copied');
  await expect(copy).not.toBeFocused();
});

test('up to 100 px a page is at its top, and a popup lies on layer 1000 with corners of 6 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(PAGE);
  await appStarted(page);
  const scrollTo = (y: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(101);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await scrollTo(100);
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await page.getByRole('button', { name: 'Tools of the same family' }).click();
  const menu = page.locator('#ecosystem-menu');
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('z-index', '1000');
  await expect(menu).toHaveCSS('border-radius', '6px');
});

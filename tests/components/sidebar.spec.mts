import type { Locator } from '@playwright/test';
import { expect, openApp, test, text } from '../lib/test.mts';

const PAGE = '/zh/guide/basic/cli';
const open = (details: Locator) =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);

test('groups open and close, and open on navigation to their page', async ({ page }) => {
  await openApp(page, '/guide/basic/cli');
  const group = (name: string) => page.locator('#sidebar details').filter({ hasText: name });
  const [start, basics] = [group('Quick start'), group('Output format')];
  await start.locator('summary').click();
  await basics.locator('summary').click();
  expect(await open(start)).toBe(false);
  expect(await open(basics)).toBe(false);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/guide/basic/configure-rslib');
  await expect.poll(() => open(basics)).toBe(true);
  expect(await open(start)).toBe(false);
});

test('the compact bar has Menu up to 960 px, the outline up to 1280 px; the drawer locks the page and closes beside it and on a link @no-hydration @F213', async ({
  page,
}) => {
  await page.goto(PAGE);
  const menu = page.getByRole('button', { name: text('zh', 'doc-page.menu', 'Menu'), exact: true });
  const outline = page.getByRole('button', { name: text('zh', 'outline.title', 'On this page') });
  for (const [width, hasMenu, hasOutline] of [
    [1281, false, false],
    [1280, false, true],
    [961, false, true],
    [960, true, true],
    [390, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(outline, `${width} px`).toBeVisible({ visible: hasOutline });
    await expect(menu, `${width} px`).toBeVisible({ visible: hasMenu });
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider), `${width} px`).toBe(false);
  }
  const drawer = page.locator('#sidebar');
  await menu.click();
  await expect(drawer).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.locator('a[href$="/guide/basic/typescript"]').click();
  await expect(page).toHaveURL('/zh/guide/basic/typescript');
  await expect(drawer).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a hidden sidebar comes from the edge and is remembered @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/zh/guide/solution/vue');
  const sidebar = page.locator('#sidebar');
  await test.step('the entry of the page', async () => {
    const offset = () =>
      page.evaluate(() => {
        const list = document.querySelector('[data-sidebar-list]')!.getBoundingClientRect();
        const entry = document.querySelector('#sidebar [aria-current]')!.getBoundingClientRect();
        return Math.abs(entry.top + entry.height / 2 - list.top - list.height / 2);
      });
    await expect.poll(offset).toBeLessThan(3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await page.getByRole('button', { name: text('zh', 'sidebar.hide', 'Hide sidebar') }).click();
  await expect(sidebar).toBeHidden();
  await page.mouse.move(700, 400);
  await page.mouse.move(4, 400);
  await expect(sidebar).toBeVisible();
  await page.mouse.move(100, 400);
  await page.mouse.move(900, 400);
  await expect(sidebar).toBeHidden();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(sidebar).toBeHidden();
  const edge = page.locator('[data-sidebar-edge]');
  await edge.locator('button').focus();
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await edge.getByRole('button', { name: text('zh', 'sidebar.show', 'Show sidebar') }).click();
  await expect(sidebar).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-sidebar-hidden');
});

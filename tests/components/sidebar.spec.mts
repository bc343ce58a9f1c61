import type { Locator } from '@playwright/test';
import { appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const WIDE = { width: 1440, height: 800 };
const open = (details: Locator) =>
  details.evaluate((element) => (element as HTMLDetailsElement).open);

test('groups open and close, those of the active page open on navigation', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await appStarted(page);
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

test('a group opens and closes by key @no-hydration', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const group = page.locator('#sidebar details').first();
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await open(group)).toBe(false);
  await page.keyboard.press('Space');
  expect(await open(group)).toBe(true);
});

test('the entry of the page is in the middle of the sidebar @no-hydration', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/guide/solution/vue');
  const offset = () =>
    page.evaluate(() => {
      const list = document.querySelector('[data-sidebar-list]')!.getBoundingClientRect();
      const entry = document.querySelector('#sidebar [aria-current]')!.getBoundingClientRect();
      return Math.abs(entry.top + entry.height / 2 - list.top - list.height / 2);
    });
  await expect.poll(offset).toBeLessThan(3);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const lang of inTurn('zh')) {
  test.describe(`compact bar (${lang})`, () => {
    const menu = text(lang, 'doc-page.menu', 'Menu');
    const outline = text(lang, 'outline.title', 'On this page');

    test('has Menu up to 960 px, the outline up to 1280 px @no-hydration', async ({ page }) => {
      await page.goto(inLang(lang, '/guide/basic/cli'));
      for (const [width, hasMenu, hasOutline] of [
        [390, true, true],
        [960, true, true],
        [961, false, true],
        [1280, false, true],
        [1281, false, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const bar = page.getByRole('button', { name: menu, exact: true });
        await expect(bar).toBeVisible({ visible: hasMenu });
        if (hasMenu) {
          const { top, height } = await bar.evaluate((button) => {
            let part: Element = button;
            while (getComputedStyle(part).position !== 'sticky') part = part.parentElement!;
            return part.getBoundingClientRect();
          });
          expect([top, height]).toEqual([width <= 768 ? 56 : 72, 46]);
        }
        await expect(page.getByRole('button', { name: outline })).toBeVisible({
          visible: hasOutline,
        });
      }
    });

    test('the drawer locks the page, holds the focus and gives it back @no-hydration @F85', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(inLang(lang, '/guide/basic/cli'));
      const button = page.getByRole('button', { name: menu, exact: true });
      const drawer = page.locator('#sidebar');
      await button.click();
      await expect(drawer).toBeVisible();
      await expect(drawer).toHaveCSS('translate', /^(?:none|0px)$/);
      expect((await drawer.boundingBox())!.width).toBe(320);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      const stops = await drawer.evaluate(
        (cover) =>
          [...cover.querySelectorAll('a[href], button, summary')].filter((one) =>
            one.checkVisibility(),
          ).length,
      );
      expect(stops).toBeGreaterThan(10);
      // Back from where the focus begins, then forward: all of it, once, and round again.
      await page.keyboard.press('Shift+Tab');
      const seen: number[] = [];
      for (let press = 0; press <= stops; press += 1) {
        await page.keyboard.press('Tab');
        const at = () =>
          [...document.querySelectorAll('#sidebar *')].indexOf(document.activeElement!);
        seen.push(await page.evaluate(at));
      }
      expect(seen).not.toContain(-1);
      expect(new Set(seen).size).toBe(stops);
      expect(seen.at(-1)).toBe(seen[0]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(drawer).toBeVisible();
      await page.mouse.click(380, 400);
      await expect(drawer).toBeHidden();
      await button.click();
      await drawer.locator('a[href$="/guide/basic/typescript"]').click();
      await expect(page).toHaveURL(inLang(lang, '/guide/basic/typescript'));
      await expect(drawer).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });
  });

  test(`a hidden sidebar comes from the edge and is remembered (${lang}) @no-hydration`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(inLang(lang, '/guide/basic/cli'));
    const sidebar = page.locator('#sidebar');
    const show = text(lang, 'sidebar.show', 'Show sidebar');
    await page.getByRole('button', { name: text(lang, 'sidebar.hide', 'Hide sidebar') }).click();
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
    await page.locator('[data-sidebar-edge] button').focus();
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await page.locator('[data-sidebar-edge]').getByRole('button', { name: show }).click();
    await expect(sidebar).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-sidebar-hidden');
  });
}

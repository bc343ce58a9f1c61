import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.mts';

/** The keyboard tables of the ARIA Authoring Practices, row by row. Tabs have a spec of their own. */
const PAGE = '/guide/basic/cli';
const buttonOf = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
});

test('disclosure: Enter and Space open and close, Escape gives back, arrows move through a menu @no-hydration @F85', async ({
  page,
}) => {
  const button = buttonOf(page, /^Tools of the same family/);
  const panel = page.locator('#ecosystem-menu');
  await button.focus();
  await expect(panel).toBeHidden();
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Enter', false],
    ['Space', true],
    ['Space', false],
    ['Space', true],
    ['Escape', false],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panel, key).toBeVisible({ visible: isOpen });
    await expect(button).toBeFocused();
  }
  const links = panel.getByRole('link');
  for (const [key, link] of [
    ['ArrowDown', links.first()],
    ['End', links.last()],
    ['ArrowDown', links.first()],
    ['ArrowUp', links.last()],
    ['ArrowUp', links.nth(-2)],
    ['Home', links.first()],
    ['End', links.last()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link, key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Rslib', exact: true })).toBeFocused();
  await test.step('a menu that opens when the keyboard reaches it', async () => {
    const languages = page.locator('#language-menu');
    await buttonOf(page, /English/).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(languages).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(languages).toBeVisible();
    for (const isOpen of [false, true]) {
      await page.keyboard.press('Enter');
      await expect(languages).toBeVisible({ visible: isOpen });
    }
    await page.keyboard.press('Shift+Tab');
    await expect(languages).toBeHidden();
  });
});

test('dialog: Enter opens, Tab stays, Escape closes @no-hydration @F85 @F270', async ({ page }) => {
  test.slow();
  for (const [width, name, selector] of [
    [1440, /^Search/, 'dialog[data-search]'],
    [390, /^Menu$/, '#sidebar'],
  ] as const) {
    await test.step(selector, async () => {
      await page.setViewportSize({ width, height: 900 });
      const button = buttonOf(page, name);
      const panel = page.locator(selector);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      if (selector.startsWith('dialog')) {
        await page.keyboard.insertText('format');
        await expect(panel.getByRole('option').first()).toBeVisible();
      }
      // Back from where the focus begins, round the end, and on past it again.
      const keys = [...Array<string>(6).fill('Shift+Tab'), ...Array<string>(10).fill('Tab')];
      const places: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        // The browser's own controls are the body; a drawer keeps the button that closes it.
        const place = await panel.evaluate((element, source) => {
          const active = document.activeElement!;
          if (active === document.body) return 'browser';
          const closes = new RegExp(source).test(active.getAttribute('aria-label') ?? '');
          return element.contains(active) || closes ? 'inside' : active.outerHTML;
        }, name.source);
        places.push(place);
      }
      expect(places.filter((place) => place !== 'inside' && place !== 'browser')).toEqual([]);
      // It goes round and does not stay with the browser.
      expect(places.join()).not.toContain('browser,browser');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test('tooltip: it comes with focus or pointer, Escape hides it @no-hydration @F85', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Discord' });
  const tip = page.locator('#bar-social-2');
  await link.hover();
  await expect(tip).toHaveText('Discord');
  await expect(tip).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(tip).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'X', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(link).toBeFocused();
});

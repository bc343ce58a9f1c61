import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.mts';

/**
 * The keyboard tables of the ARIA Authoring Practices, row by row, where no other test has them.
 */
const PAGE = '/guide/basic/cli';
const DESKTOP = 1440;
const TABLET = 1024;
const PHONE = 390;

interface Opener {
  name: string;
  width: number;
  /** Accessible name of the button. */
  button: RegExp;
  panel: string;
  /** Whether it is open as soon as the keyboard reaches the button. */
  opensOnFocus?: boolean;
}

const DISCLOSURES: readonly Opener[] = [
  {
    name: 'ecosystem',
    width: DESKTOP,
    button: /^Tools of the same family/,
    panel: '#ecosystem-menu',
  },
  {
    name: 'languages',
    width: DESKTOP,
    button: /English/,
    panel: '#language-menu',
    opensOnFocus: true,
  },
  { name: 'outline', width: TABLET, button: /^On this page/, panel: '#outline' },
];

const DIALOGS: readonly Opener[] = [
  { name: 'search', width: DESKTOP, button: /^Search/, panel: 'dialog[data-search]' },
  { name: 'sidebar', width: PHONE, button: /^Menu$/, panel: '#sidebar' },
  { name: 'menu of phones', width: PHONE, button: /^Site menu$/, panel: '#phone-screen' },
];

/** In a window of its width. */
const find = async (page: Page, { width, button, panel }: Opener) => {
  await page.setViewportSize({ width, height: 900 });
  return {
    button: page.getByRole('button', { name: button }).first(),
    panel: page.locator(panel),
  };
};

test('disclosure: Enter and Space open and close @no-hydration @F85', async ({ page }) => {
  await page.goto(PAGE);
  for (const opener of DISCLOSURES) {
    const { button, panel } = await find(page, opener);
    const opens = opener.opensOnFocus ?? false;
    await button.focus();
    await expect(panel, opener.name).toBeVisible({ visible: opens });
    for (const key of ['Enter', 'Space']) {
      for (const isOpen of [!opens, opens]) {
        await page.keyboard.press(key);
        await expect(panel, `${opener.name}, ${key}`).toBeVisible({ visible: isOpen });
        await expect(button).toBeFocused();
      }
    }
    if (!opens) await page.keyboard.press('Space');
    await expect(panel, opener.name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel, opener.name).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('disclosure: Up and Home move through a menu, and round its end @no-hydration @F85', async ({
  page,
}) => {
  await page.goto(PAGE);
  const { button, panel } = await find(page, DISCLOSURES[0]!);
  const links = panel.getByRole('link');
  await button.focus();
  for (const [key, link] of [
    ['ArrowDown', links.first()],
    ['ArrowUp', links.last()],
    ['ArrowUp', links.nth(-2)],
    ['Home', links.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link, key).toBeFocused();
  }
});

test('dialog: Enter opens, Shift+Tab stays, Escape gives back @no-hydration @F85', async ({
  page,
}) => {
  await page.goto(PAGE);
  for (const opener of DIALOGS) {
    const { button, panel } = await find(page, opener);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel, opener.name).toBeVisible();
    const places: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Shift+Tab');
      // The browser's own controls are the body; a screen below the bar keeps the button that closes it.
      const place = await panel.evaluate((element, name) => {
        const active = document.activeElement!;
        if (active === document.body) return 'browser';
        const closes = new RegExp(name).test(active.getAttribute('aria-label') ?? '');
        return element.contains(active) || closes ? 'inside' : active.outerHTML;
      }, opener.button.source);
      places.push(place);
    }
    expect(
      places.filter((place) => place !== 'inside' && place !== 'browser'),
      opener.name,
    ).toEqual([]);
    // It goes round and does not stay with the browser.
    expect(places.join()).not.toContain('browser,browser');
    await page.keyboard.press('Escape');
    await expect(panel, opener.name).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('tabs: one tab is a stop of Tab and Shift+Tab, the chosen one @no-hydration @F85', async ({
  page,
}) => {
  await page.goto('/guide/start/quick-start');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  const chosen = tabs.and(page.getByRole('tab', { selected: true }));
  for (const [away, back] of [
    ['Tab', 'Shift+Tab'],
    ['Shift+Tab', 'Tab'],
  ] as const) {
    await page.keyboard.press(away);
    await expect(page.locator(':focus').and(page.getByRole('tab'))).toHaveCount(0);
    await page.keyboard.press(back);
    await expect(chosen).toBeFocused();
  }
});

test('tooltip: it comes with the focus, which stays, and goes with it @no-hydration @F85', async ({
  page,
}) => {
  await page.setViewportSize({ width: DESKTOP, height: 900 });
  await page.goto(PAGE);
  const link = page.getByRole('banner').getByRole('link', { name: 'Discord' });
  const tip = page.locator('#bar-social-2');
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

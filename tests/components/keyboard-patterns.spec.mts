import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.mts';

/** The keyboard tables of the ARIA Authoring Practices, row by row. Tabs have a spec of their own. */
const PAGE = '/guide/basic/cli';
const DESKTOP = 1440;
const TABLET = 1024;
const PHONE = 390;

interface Opener {
  name: string;
  /** Where the page of the others has none. */
  path?: string;
  width: number;
  /** Accessible name of the button. */
  button: RegExp;
  panel: string;
  /** Whether it is open as soon as the keyboard reaches the button. */
  opensOnFocus?: boolean;
}

const ECOSYSTEM: Opener = {
  name: 'ecosystem',
  width: DESKTOP,
  button: /^Tools of the same family/,
  panel: '#ecosystem-menu',
};
const LANGUAGES: Opener = {
  name: 'languages',
  width: DESKTOP,
  button: /English/,
  panel: '#language-menu',
  opensOnFocus: true,
};
const DISCLOSURES: readonly Opener[] = [
  ECOSYSTEM,
  LANGUAGES,
  { name: 'outline', width: TABLET, button: /^On this page/, panel: '#outline' },
];

const DIALOGS: readonly Opener[] = [
  { name: 'search', width: DESKTOP, button: /^Search/, panel: 'dialog[data-search]' },
  { name: 'sidebar', width: PHONE, button: /^Menu$/, panel: '#sidebar' },
  // Pages with a sidebar have all of it in the drawer.
  {
    name: 'menu of phones',
    path: '/blog/introducing-rslib',
    width: PHONE,
    button: /^Site menu$/,
    panel: '#phone-screen',
  },
];

/** In a window of its width. */
const find = async (page: Page, { width, button, panel }: Opener) => {
  await page.setViewportSize({ width, height: 900 });
  return {
    button: page.getByRole('button', { name: button }).first(),
    panel: page.locator(panel),
  };
};

test('disclosure: Enter and Space open and close, Escape gives back, arrows move through a menu @no-hydration @F85', async ({
  page,
}) => {
  test.slow();
  await page.goto(PAGE);
  for (const opener of DISCLOSURES) {
    await test.step(opener.name, async () => {
      const { button, panel } = await find(page, opener);
      const opens = opener.opensOnFocus ?? false;
      await button.focus();
      await expect(panel).toBeVisible({ visible: opens });
      for (const key of ['Enter', 'Space']) {
        for (const isOpen of [!opens, opens]) {
          await page.keyboard.press(key);
          await expect(panel, key).toBeVisible({ visible: isOpen });
          await expect(button).toBeFocused();
        }
      }
      if (!opens) await page.keyboard.press('Space');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
  await test.step('keys of a menu', async () => {
    const { button, panel } = await find(page, ECOSYSTEM);
    const links = panel.getByRole('link');
    await button.focus();
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
  });
  await test.step('a menu that opens when the keyboard reaches it', async () => {
    const { button, panel } = await find(page, LANGUAGES);
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
  });
});

test('dialog: Enter opens, Tab and Shift+Tab stay, Escape gives back @no-hydration @F85 @F270', async ({
  page,
}) => {
  test.slow();
  await page.goto(PAGE);
  for (const opener of DIALOGS) {
    await test.step(opener.name, async () => {
      if (opener.path) await page.goto(opener.path);
      const { button, panel } = await find(page, opener);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      if (opener.name === 'search') {
        await page.keyboard.insertText('format');
        await expect(panel.getByRole('option').first()).toBeVisible();
      }
      // Back from where the focus begins, round the end, and on past it again.
      const keys = [...Array<string>(6).fill('Shift+Tab'), ...Array<string>(10).fill('Tab')];
      const places: string[] = [];
      for (const key of keys) {
        await page.keyboard.press(key);
        // The browser's own controls are the body; a screen below the bar keeps the button that closes it.
        const place = await panel.evaluate((element, name) => {
          const active = document.activeElement!;
          if (active === document.body) return 'browser';
          const closes = new RegExp(name).test(active.getAttribute('aria-label') ?? '');
          return element.contains(active) || closes ? 'inside' : active.outerHTML;
        }, opener.button.source);
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

test('tooltip: it comes with the focus or a pointer, goes with it, and Escape hides it @no-hydration @F85', async ({
  page,
}) => {
  await page.setViewportSize({ width: DESKTOP, height: 900 });
  await page.goto(PAGE);
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

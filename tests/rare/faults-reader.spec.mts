import type { Page } from '@playwright/test';
import { PAGE } from '../lib/search.mts';
import { appStarted, casesOf, expect, inLang, inTurn, openApp, test } from '../lib/test.mts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chrome's translation does this: it wraps every text into new elements. */
const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script,style,template')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
    document.documentElement.classList.add('translated-ltr');
  });

test('a page that an extension adds elements to, and that the browser translated, leads on to others @F264 @F265', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on');
      document.body.prepend(document.createElement('extension-bar'));
      document.body.append(document.createElement('extension-menu'));
      document.querySelector('main h1')!.append(document.createElement('extension-mark'));
    });
  });
  await openApp(page, PAGE);
  await expect(title(page)).toHaveText('CLI');
  await translatePage(page);
  await page.locator('#sidebar a[href="/guide/start/"]').click();
  await expect(page).toHaveURL('/guide/start/');
  await expect(title(page)).toHaveText(/introduction/i);
  await page.goBack();
  await expect(title(page)).toHaveText('CLI');
});

test('storage that another window empties or fills has no effect @F34', async ({ page }) => {
  await openApp(page, '/guide/start/quick-start');
  await page.locator('[data-appearance-switch]').first().click();
  const theme = page.locator('html');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  const pnpm = page.getByRole('tab', { name: 'pnpm' }).first();
  await pnpm.click();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(expect.arrayContaining(['rslib.appearance', 'rslib.tabs.npm2yarn']));
  await page.evaluate((keys) => {
    for (const key of [null, '', '__proto__', 'rslib.announcement', ...keys]) {
      for (const newValue of ['', '{', '<b>', '-1', 'x'.repeat(100_000)]) {
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    }
  }, kept);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(theme).not.toHaveAttribute('data-dismissed-announcement');
  await page.locator('#sidebar a[href="/guide/basic/cli"]').click();
  await expect(title(page)).toHaveText('CLI');
  await page.goBack();
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
});

const SHAPES = ['', '{}', '5', '"x"', 'true', '[1,2]', '[null]', '[[1]]', '[{"__proto__":1}]'];
test('with anything in every key of both storages the app starts @F34', async ({ page }) => {
  for (const shape of casesOf(SHAPES, ['', '{}', '[null]', '[{"__proto__":1}]'])) {
    await test.step(shape || 'nothing', async () => {
      await page.addInitScript((value) => {
        const names = ['scroll', 'appearance', 'announcement', 'visited', 'sidebar', 'language'];
        const more = ['tabs.npm2yarn', 'search.recent.en', 'search.favorites.en'];
        for (const name of [...names, ...more]) {
          localStorage.setItem(`rslib.${name}`, value);
          sessionStorage.setItem(`rslib.${name}`, value);
        }
      }, shape);
      await openApp(page, '/guide/start/quick-start');
      await page.keyboard.press('/');
      await expect(page.locator('dialog[data-search][data-status=idle]')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('#sidebar a[href="/guide/basic/cli"]').click();
      await expect(title(page)).toHaveText('CLI');
    });
  }
});

const FRAGMENTS = ['%E0%A4%A', '%', '"]', '<img src=x onerror=alert(1)>'];
test('a broken fragment is only an address @F267', async ({ page }) => {
  for (const fragment of casesOf(FRAGMENTS, ['%E0%A4%A', '"]'])) {
    await test.step(fragment, async () => {
      await openApp(page, `${PAGE}#${fragment}`);
      await expect(title(page)).toHaveText('CLI');
      await page.locator('#sidebar a[href="/guide/start/"]').click();
      await expect(title(page)).toHaveText('Introduction');
      // Written into the address bar of an open page.
      await page.evaluate((text) => (location.hash = text), fragment);
      await expect(title(page)).toHaveText('Introduction');
      await page.locator('#sidebar a[href="/guide/start/quick-start"]').click();
      await expect(title(page)).toHaveText('Quick start');
      await page.goBack();
      await expect(title(page)).toHaveText('Introduction');
    });
  }
});

test.describe('at the other end of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });
  for (const lang of inTurn('en')) {
    test(`dates come from the build, before and after the app (${lang}) @F268`, async ({
      page,
    }) => {
      for (const path of [PAGE, '/blog/introducing-rslib']) {
        await page.goto(inLang(lang, path));
        const dates = () => page.locator('time').allInnerTexts();
        const before = await dates();
        expect(before.length).toBeGreaterThan(0);
        for (const date of before) expect(date).toMatch(/\b20\d\d/);
        await appStarted(page);
        expect(await dates()).toEqual(before);
      }
    });
  }
});

test('a query in the address that no field holds is cut @F269', async ({ page }) => {
  await page.goto(`/search?q=${'bundle '.repeat(1000)}`);
  const field = page.locator('[data-search-panel] input');
  await expect(field).toHaveValue(/^bundle/);
  expect((await field.inputValue()).length).toBeLessThanOrEqual(512);
});

import type { Page } from '@playwright/test';
import { PAGE, dialog, field, open, options, search } from '../lib/search.mts';
import { expect, test, text } from '../lib/test.mts';

const item = (at: number | string) => ({
  title: `Page ${at}`,
  header: `Page ${at}`,
  link: `/page-${at}`,
  type: 'title',
});
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at));

/** What an earlier visit left behind. */
async function remember(page: Page, recent: number, favorites: number): Promise<void> {
  await page.addInitScript(
    ([first, second]) => {
      localStorage.setItem('rslib.search.recent.en', first!);
      localStorage.setItem('rslib.search.favorites.en', second!);
    },
    [JSON.stringify(items(recent)), JSON.stringify(items(favorites + 50).slice(50))],
  );
}
const rows = (page: Page, title: string) =>
  dialog(page).getByRole('rowgroup', { name: title }).getByRole('row');
const titles = (page: Page, list: string) => rows(page, list).locator('a').allInnerTexts();
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key);

test('seven recent searches at most, the newest first, none twice @F36', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(
    (list) => localStorage.setItem('rslib.search.recent.en', list),
    JSON.stringify(items(7)),
  );
  for (let time = 0; time < 2; time += 1) {
    await search(page, 'umdName');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
    await expect(dialog(page)).toBeHidden();
  }
  await open(page);
  await expect(rows(page, 'Recent searches')).toHaveCount(7);
  const names = await titles(page, 'Recent searches');
  expect(names[0]).toContain('lib.umdName');
  expect(names.slice(1)).toEqual(items(6).map(({ title }) => title));
});

test('four of them beside favorites, from the next time that the dialog opens', async ({
  page,
}) => {
  await remember(page, 7, 0);
  await page.goto(PAGE);
  await open(page);
  await expect(rows(page, 'Recent searches')).toHaveCount(7);
  const save = text('en', 'search.recent.save', 'Save this search');
  await rows(page, 'Recent searches').nth(2).getByRole('button', { name: save }).click();
  await expect(rows(page, 'Favorite searches')).toHaveCount(1);
  await expect(rows(page, 'Recent searches')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(rows(page, 'Recent searches')).toHaveCount(4);
  expect(await titles(page, 'Favorite searches')).toEqual(['Page 2']);
});

test('ten favorites at most; one that is opened again stays where it is @F36', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(
    ([recent, favorites]) => {
      localStorage.setItem('rslib.search.recent.en', recent!);
      localStorage.setItem('rslib.search.favorites.en', favorites!);
    },
    [
      JSON.stringify([item('new')]),
      JSON.stringify([
        ...items(9),
        {
          title: 'lib.umdName',
          header: 'lib.umdName',
          link: '/config/lib/umd-name',
          type: 'title',
        },
      ]),
    ],
  );
  await open(page);
  await expect(rows(page, 'Favorite searches')).toHaveCount(10);
  await rows(page, 'Recent searches').getByRole('button', { name: 'Save this search' }).click();
  await expect(rows(page, 'Favorite searches').first()).toContainText('Page new');
  await expect(rows(page, 'Favorite searches')).toHaveCount(10);
  expect(await stored(page, 'rslib.search.favorites.en')).toHaveLength(10);
  await page.evaluate(
    (list) => localStorage.setItem('rslib.search.favorites.en', list),
    JSON.stringify([
      { title: 'lib.umdName', header: 'lib.umdName', link: '/config/lib/umd-name', type: 'title' },
    ]),
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await search(page, 'umdName');
  await expect(options(page).first()).toHaveAttribute('href', '/config/lib/umd-name');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  expect(await stored(page, 'rslib.search.recent.en')).toEqual([]);
});

test('a row leaves before what it stood for is gone', async ({ page }) => {
  await remember(page, 2, 0);
  await page.goto(PAGE);
  await open(page);
  // Slow enough to be seen by a test.
  await page.addStyleTag({ content: ':root{--slow:600ms}' });
  const remove = text('en', 'search.recent.remove', 'Remove this search from history');
  await rows(page, 'Recent searches').first().getByRole('button', { name: remove }).click();
  expect(await stored(page, 'rslib.search.recent.en')).toHaveLength(2);
  await expect(rows(page, 'Recent searches')).toHaveCount(2);
  await expect.poll(() => stored(page, 'rslib.search.recent.en')).toHaveLength(1);
  await expect(rows(page, 'Recent searches')).toHaveCount(1);
  await expect(field(page)).toBeFocused();
});

test('storage that cannot be used is as good as empty @F201', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await page.goto(PAGE);
  await open(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await page.keyboard.insertText('umdName');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
});

import type { Page } from '@playwright/test';
import { PAGE, dialog, field, open, options, search, store, stored } from '../lib/search.mts';
import { expect, test, text } from '../lib/test.mts';

const item = (at: number | string) => ({
  title: `Page ${at}`,
  header: `Page ${at}`,
  link: `/page-${at}`,
  type: 'title',
});
const UMD_NAME = {
  title: 'lib.umdName',
  header: 'lib.umdName',
  link: '/config/lib/umd-name',
  type: 'title',
};
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at));

const recent = (page: Page) =>
  dialog(page).getByRole('rowgroup', { name: 'Recent searches' }).getByRole('row');
const favorites = (page: Page) =>
  dialog(page).getByRole('rowgroup', { name: 'Favorite searches' }).getByRole('row');
const titles = (rows: ReturnType<typeof recent>) => rows.locator('a').allInnerTexts();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

test('seven opened pages are remembered, four beside favorites @F36', async ({ page }) => {
  test.slow();
  await page.goto(PAGE);
  await store(page, 'recent', items(7));
  await test.step('seven, none twice', async () => {
    for (let time = 0; time < 2; time += 1) {
      await search(page, 'umdName');
      // The second time the address tells nothing.
      await Promise.all([page.waitForEvent('framenavigated'), page.keyboard.press('Enter')]);
      await expect(page).toHaveURL(/umd-name/);
      await expect(dialog(page)).toBeHidden();
    }
    await open(page);
    await expect(field(page)).toHaveValue('');
    await expect(recent(page)).toHaveCount(7);
    const [first, ...others] = await titles(recent(page));
    expect(first).toContain('lib.umdName');
    expect(others).toEqual(items(6).map(({ title }) => title));
  });
  await test.step('a row is removed before its entry is', async () => {
    // Slow enough to be seen by a test.
    const slow = await page.addStyleTag({ content: ':root{--slow:600ms}' });
    const remove = text('en', 'search.recent.remove', 'Remove this search from history');
    await recent(page).first().getByRole('button', { name: remove }).click();
    expect(await stored(page, 'recent')).toHaveLength(7);
    await expect(recent(page)).toHaveCount(7);
    await expect.poll(() => stored(page, 'recent')).toHaveLength(6);
    await expect(recent(page)).toHaveCount(6);
    await expect(field(page)).toBeFocused();
    await slow.evaluate((one: HTMLElement) => one.remove());
  });
  await test.step('saved, and four of them beside favorites when the dialog opens again', async () => {
    await recent(page).nth(2).getByRole('button', { name: 'Save this search' }).click();
    await expect(favorites(page)).toHaveCount(1);
    await expect(recent(page)).toHaveCount(5);
    await page.reload();
    await open(page);
    await expect(recent(page)).toHaveCount(4);
    expect(await titles(favorites(page))).toEqual(['Page 2']);
  });
  await test.step('removed', async () => {
    const remove = 'Remove this search from favorites';
    await favorites(page).getByRole('button', { name: remove }).click();
    await expect(favorites(page)).toHaveCount(0);
  });
});

test('ten favorites at most; one that is opened again stays where it is @F36', async ({ page }) => {
  await page.goto(PAGE);
  await store(page, 'recent', [item('new')]);
  await store(page, 'favorites', [...items(9), UMD_NAME]);
  await open(page);
  await expect(favorites(page)).toHaveCount(10);
  await recent(page).getByRole('button', { name: 'Save this search' }).click();
  await expect(favorites(page).first()).toContainText('Page new');
  await expect(favorites(page)).toHaveCount(10);
  expect(await stored(page, 'favorites')).toHaveLength(10);
  await store(page, 'favorites', [UMD_NAME]);
  await close(page);
  await search(page, 'umdName');
  await expect(options(page).first()).toHaveAttribute('href', UMD_NAME.link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd-name/);
  expect(await stored(page, 'recent')).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import { file, openExplorer, radio, ui } from '../lib/output-explorer.mts';
import {
  PAGE,
  dialog,
  field,
  open,
  options,
  searchAll,
  store,
  stored,
  type List,
} from '../lib/search.mts';
import { expect, holdRequests, test, text } from '../lib/test.mts';

/** Time in which answers come while the pointer is down. */
const PRESS_MS = 700;

async function pressDown(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
}

test('what is pressed in the search while answers come is done', async ({ page }) => {
  await page.goto(PAGE);
  await searchAll(page, 'bundle');
  await test.step('a press that is taken back', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await pressDown(page, options(page).nth(1));
    await page.keyboard.insertText('umdName');
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(options(page).first()).toHaveAttribute('href', /umd-name/);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });
  await test.step('a suggestion', async () => {
    await field(page).fill('qqqxyzzy');
    const suggestion = dialog(page).getByRole('button', { name: 'config' });
    await expect(suggestion).toBeVisible();
    await pressDown(page, suggestion);
    await page.keyboard.insertText('w');
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await expect(field(page)).toHaveValue('config ');
  });
  await test.step('a row', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await searchAll(page, 'bundle');
    const row = options(page).nth(3);
    const href = (await row.getAttribute('href'))!;
    await pressDown(page, row);
    // The answer to what is typed last comes under the press.
    await page.keyboard.insertText(' dts banner');
    await page.waitForTimeout(PRESS_MS);
    await expect(row).toHaveAttribute('href', href);
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(href);
  });
});

test('while a remembered search leaves, the buttons of others work', async ({ page }) => {
  await page.goto(PAGE);
  const items = ['One', 'Two', 'Three', 'Four'].map((title) => ({
    ...{ title, header: title, link: `/${title}`, type: 'title' },
  }));
  await store(page, 'recent', items);
  await open(page);
  // Slow enough for the second press to begin before the first row has left.
  await page.addStyleTag({ content: ':root{--slow:1500ms}' });
  const rows = dialog(page).getByRole('row');
  const remove = text('en', 'search.recent.remove', 'Remove this search from history');
  const save = text('en', 'search.recent.save', 'Save this search');
  const button = (title: string, name: string) =>
    dialog(page).getByRole('row', { name: title }).getByRole('button', { name });
  await button('One', remove).press('Enter');
  await button('Two', remove).focus();
  await expect(rows).toHaveCount(3);
  await expect(button('Two', remove)).toBeFocused();
  await button('Two', remove).click();
  await pressDown(page, button('Three', save));
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  const titles = async (list: List) => (await stored(page, list)).map(({ title }) => title);
  await expect.poll(() => titles('favorites')).toEqual(['Three']);
  expect(await titles('recent')).toEqual(['Four']);
});

test('a file that is pressed while a result comes is shown', async ({ page }) => {
  await openExplorer(page, 'en');
  const come = await holdRequests(page, /output-explorer\/.*\.json/);
  await radio(page, ui('en', 'axis.minify', 'Minify'), ui('en', 'minify.on', 'On')).check();
  const declarations = file(page, 'index.d.ts');
  const main = file(page, 'index.js');
  await pressDown(page, declarations);
  await page.mouse.up();
  await pressDown(page, main);
  const answered = page.waitForResponse(/output-explorer\/.*\.json/);
  come();
  await answered;
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await expect(page.getByRole('main')).toContainText('Files compared with before');
  await expect(main).toHaveAttribute('aria-current', 'true');
  await expect(main).toBeFocused();
});

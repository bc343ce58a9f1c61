import { PRESS_MS, pressDown } from '../lib/press.mts';
import { PAGE, dialog, field, open, options, searchAll } from '../lib/search.mts';
import { casesOf, expect, test, text } from '../lib/test.mts';

test.describe('what is pressed while answers come', () => {
  for (const at of casesOf([0, 1, 3], [3])) {
    test(`the row ${at} opens`, async ({ page }) => {
      await page.goto(PAGE);
      await searchAll(page, 'bundle');
      const row = options(page).nth(at);
      const href = (await row.getAttribute('href'))!;
      await pressDown(page, row);
      // The answer to what is typed last comes under the press.
      await page.keyboard.insertText(' dts banner');
      await page.waitForTimeout(PRESS_MS);
      await expect(options(page).nth(at)).toHaveAttribute('href', href);
      const active = await field(page).getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toBeVisible();
      await page.mouse.up();
      await expect(page).toHaveURL(href);
    });
  }

  test('on the search page the row opens, and the answer is there for who comes back', async ({
    page,
  }) => {
    await page.goto('/search?q=bundle');
    const panel = page.locator('[data-search-panel]');
    const row = panel.getByRole('option').nth(1);
    const href = (await row.getAttribute('href'))!;
    await page.keyboard.press('End');
    await pressDown(page, row);
    await page.keyboard.insertText(' dts banner');
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=bundle+dts+banner');
  });

  test('a press that is taken back shows the answers', async ({ page }) => {
    await page.goto(PAGE);
    await searchAll(page, 'bundle');
    await page.keyboard.press('ControlOrMeta+a');
    await pressDown(page, options(page).nth(1));
    await page.keyboard.insertText('umdName');
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(options(page).first()).toHaveAttribute('href', /umd-name/);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('a suggestion is taken', async ({ page }) => {
    await page.goto(PAGE);
    await searchAll(page, 'bundle');
    await field(page).fill('qqqxyzzy');
    const suggestion = dialog(page).getByRole('button', { name: 'config' });
    await expect(suggestion).toBeVisible();
    await pressDown(page, suggestion);
    await page.keyboard.insertText('w');
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await expect(field(page)).toHaveValue('config ');
  });

  test('buttons of two remembered searches do what they say', async ({ page }) => {
    const titles = ['One', 'Two', 'Three'];
    await page.addInitScript((names) => {
      if (localStorage.getItem('rslib.search.recent.en')) return;
      const items = names.map((title) => ({
        ...{ title, header: title, link: `/${title}`, type: 'title' },
      }));
      localStorage.setItem('rslib.search.recent.en', JSON.stringify(items));
    }, titles);
    await page.goto(PAGE);
    await open(page);
    // Slow enough for the second press to begin before the first row has left.
    await page.addStyleTag({ content: ':root{--slow:400ms}' });
    const row = (title: string) => dialog(page).getByRole('row', { name: title });
    const remove = text('en', 'search.recent.remove', 'Remove this search from history');
    const save = text('en', 'search.recent.save', 'Save this search');
    await row('One').getByRole('button', { name: remove }).click();
    await pressDown(page, row('Two').getByRole('button', { name: save }));
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    const stored = (list: string) =>
      page.evaluate(
        (name) =>
          (JSON.parse(localStorage.getItem(name) ?? '[]') as { title: string }[]).map(
            ({ title }) => title,
          ),
        `rslib.search.${list}.en`,
      );
    await expect.poll(() => stored('favorites')).toEqual(['Two']);
    expect(await stored('recent')).toEqual(['Three']);
  });

  test('the keyboard stays where it has gone on while a row leaves', async ({ page }) => {
    await page.addInitScript(() => {
      const items = ['One', 'Two'].map((title) => ({
        ...{ title, header: title, link: `/${title}`, type: 'title' },
      }));
      localStorage.setItem('rslib.search.recent.en', JSON.stringify(items));
    });
    await page.goto(PAGE);
    await open(page);
    await page.addStyleTag({ content: ':root{--slow:400ms}' });
    const remove = text('en', 'search.recent.remove', 'Remove this search from history');
    const button = (title: string) =>
      dialog(page).getByRole('row', { name: title }).getByRole('button', { name: remove });
    await button('One').press('Enter');
    await button('Two').focus();
    await expect(dialog(page).getByRole('row')).toHaveCount(1);
    await expect(button('Two')).toBeFocused();
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the row that was touched opens', async ({ page }) => {
    await page.goto(PAGE);
    await searchAll(page, 'bundle');
    const row = options(page).nth(1);
    const href = (await row.getAttribute('href'))!;
    const { x, y, width, height } = (await row.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const at = { x: x + width / 2, y: y + height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.keyboard.insertText(' dts');
    await page.waitForTimeout(300);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(href);
  });
});

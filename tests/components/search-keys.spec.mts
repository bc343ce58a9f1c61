import { PAGE, button, dialog, field, open, options, search } from '../lib/search.mts';
import { expect, openApp, test } from '../lib/test.mts';

/** The character of a key, its label, and whether it opens the search with Ctrl. */
const KEYS: readonly [what: string, key: string, code: string, opens: boolean][] = [
  ['Russian', 'л', 'KeyK', true],
  ['Korean', 'ㅏ', 'KeyK', true],
  ['Dvorak, where K is', 'k', 'KeyV', true],
  ['Dvorak, where another letter is', 't', 'KeyK', false],
  ['Russian, another key', 'в', 'KeyD', false],
  ['an input method', 'Process', 'KeyK', false],
  ['a dead key', 'Dead', 'KeyK', false],
];
test('shortcuts open and close, fields elsewhere are left @no-hydration', async ({ page }) => {
  await page.goto('/config/');
  for (const key of ['Control+k', 'Control+K', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  }
  const client = await page.context().newCDPSession(page);
  for (const [what, key, code, opens] of KEYS) {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await client.send('Input.dispatchKeyEvent', { type, key, code, modifiers: 2 });
    await expect(dialog(page), what).toBeVisible({ visible: opens });
    if (opens) await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  // Composing; and a key that the browser's filling in of forms sends, which has none.
  await page.evaluate(() => {
    const init = { code: 'KeyK', ctrlKey: true, bubbles: true };
    for (const key of ['k', '/']) {
      const composing = { ...init, key, isComposing: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', composing));
    }
    const nameless = new Event('keydown', { bubbles: true });
    document.body.dispatchEvent(Object.assign(nameless, { ctrlKey: true }));
  });
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => {
    for (const html of [
      '<input>',
      '<textarea></textarea>',
      '<select></select>',
      '<p contenteditable>x</p>',
    ]) {
      document.body.insertAdjacentHTML('beforeend', `<div class="probe">${html}</div>`);
    }
  });
  for (const at of [0, 1, 2, 3]) {
    await page.locator('.probe > *').nth(at).focus();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
});

test('arrows wrap, a pointer activates, modifiers keep the dialog open', async ({ page }) => {
  await page.goto(PAGE);
  await search(page, 'dts.bundle');
  await expect(options(page).first()).toHaveAttribute('data-active', '');
  await expect(options(page).first()).toHaveAttribute('href', '/config/lib/dts#bundle');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('data-active', '');
  const id = await options(page).last().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id!);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('data-active', '');
  await options(page).nth(2).hover();
  await expect(options(page).nth(2)).toHaveAttribute('data-active', '');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    options(page)
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.close();
  await expect(dialog(page)).toBeVisible();
  // Results stay until the next have come.
  await page.evaluate(() => {
    const fewest = () => {
      const { dataset } = document.documentElement;
      const now = document.querySelectorAll('#search-list [role=option]').length;
      dataset.fewest = String(Math.min(now, Number(dataset.fewest ?? now)));
      requestAnimationFrame(fewest);
    };
    fewest();
  });
  await page.keyboard.insertText(' umd');
  await expect(options(page).locator('mark', { hasText: /umd/i }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-fewest', '0');
  await expect(options(page).first()).toHaveAttribute('data-active', '');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(dialog(page).getByRole('group', { name: 'Config' })).toBeVisible();
  // The other language follows, labelled, where there is nothing good.
  await field(page).fill('介绍');
  const other = dialog(page).locator('[role=group][lang=zh]').first();
  await expect(other).toContainText('中文');
  await expect(other.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
});

test('Enter opens what was typed, however soon it comes', async ({ page }) => {
  await openApp(page, `/zh${PAGE}`);
  // Before the code of the dialog has come.
  await page.keyboard.press('/');
  await page.keyboard.type('banner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/config/lib/banner');
  // While the history is shown, and while the rows of another query are.
  await button(page, 'zh').click();
  await expect(options(page).or(dialog(page).getByRole('row')).first()).toBeVisible();
  await page.keyboard.type('umd');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/umd/);
  await button(page, 'zh').click();
  await page.keyboard.insertText('autoExternal');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('sourcemap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source-?map/i);
});

test('an input method composes, its keys open and close nothing @F58', async ({ page }) => {
  await page.goto('/zh/guide/basic/cli');
  await open(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {
    text: 'chan',
    selectionStart: 4,
    selectionEnd: 4,
  });
  await page.waitForTimeout(400);
  await expect(options(page)).toHaveCount(0);
  await client.send('Input.insertText', { text: '产物' });
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('产物');
  const address = page.url();
  // The events of browsers while composing, and of Safari for the last key.
  for (const [key, state] of [
    ['Enter', { isComposing: true }],
    ['Enter', { keyCode: 229 }],
    ['Escape', { keyCode: 229 }],
  ] as const) {
    await field(page).dispatchEvent('keydown', { key, ...state });
  }
  await page.waitForTimeout(300);
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
  test('a finger opens, searches and follows what it touched @no-hydration', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    await button(page, 'zh').tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('模块联邦');
    await expect(dialog(page).locator('[data-provisional]')).toHaveCount(0);
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});

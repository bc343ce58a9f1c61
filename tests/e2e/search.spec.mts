import type { Page } from '@playwright/test';
import { LANGUAGES, appStarted, expect, inLang, test, text, type Lang } from '../lib/test.mts';

const PAGE = '/guide/basic/cli';
const dialog = (page: Page) => page.locator('dialog[data-search]');
const field = (page: Page) => dialog(page).locator('input');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).locator('[data-active]');
const button = (page: Page, lang: Lang = 'en') =>
  page.getByRole('button', { name: `${text(lang, 'search.button.label', 'Search')} (Ctrl+K)` });

/** The code of the dialog has come when it has drawn something. */
async function open(page: Page, key = '/'): Promise<void> {
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('kbd').first()).toBeAttached();
}

async function search(page: Page, query: string): Promise<void> {
  await open(page);
  await page.keyboard.insertText(query);
  await expect(options(page).first()).toBeVisible();
}

for (const lang of LANGUAGES) {
  const word = lang === 'en' ? 'output format' : '产物格式';

  test(`a key finds a page and Enter opens it (${lang}) @any-arrival`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    // Typed at once, before the code of the dialog has come.
    await page.keyboard.insertText(word);
    await expect(options(page).first()).toHaveAttribute(
      'href',
      inLang(lang, '/guide/basic/output-format'),
    );
    await expect(active(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inLang(lang, '/guide/basic/output-format'));
    await expect(dialog(page)).toBeHidden();
  });

  test(`the texts of the dialog (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await button(page, lang).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await expect(field(page)).toHaveAttribute(
      'placeholder',
      text(lang, 'search.input.placeholder', 'Search docs'),
    );
    await expect(dialog(page)).toContainText(
      text(lang, 'search.recent.none', 'No recent searches'),
    );
    for (const [id, english] of [
      ['search.footer.select', 'to select'],
      ['search.footer.navigate', 'to navigate'],
      ['search.footer.close', 'to close'],
      ['search.footer.by', 'Search by'],
    ] as const) {
      await expect(dialog(page)).toContainText(text(lang, id, english));
    }
    const clear = dialog(page).getByRole('button', {
      name: text(lang, 'search.input.clear', 'Clear the query'),
    });
    await expect(clear).toBeHidden();
    await page.keyboard.insertText('zzzzqq');
    await expect(dialog(page)).toContainText(
      text(lang, 'search.none.title', 'No results for "{query}"').replace('{query}', 'zzzzqq'),
    );
    await expect(dialog(page)).toContainText(
      text(lang, 'search.none.hint', 'Please try again with a different keyword'),
    );
    const report = dialog(page).getByRole('link', {
      name: text(lang, 'search.none.link', 'Let us know.'),
    });
    await expect(report).toHaveAttribute('href', /\/issues\/new\?title=.*zzzzqq/);
    await expect(report).toHaveAttribute('target', '_blank');
    await clear.click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await dialog(page)
      .getByRole('button', { name: text(lang, 'search.input.cancel', 'Cancel') })
      .click();
    await expect(dialog(page)).toBeHidden();
  });

  test(`an index that cannot be fetched is told and fetched again (${lang})`, async ({
    page,
    problems,
  }) => {
    let broken = true;
    await page
      .context()
      .route(/search-index/, (route) =>
        broken ? route.fulfill({ status: 500 }) : route.continue(),
      );
    await page.goto(inLang(lang, PAGE));
    await open(page);
    await page.keyboard.insertText('bundle');
    await expect(dialog(page)).toContainText(
      text(lang, 'search.error.title', 'Unable to fetch results'),
    );
    await expect(dialog(page)).toContainText(
      text(lang, 'search.error.hint', 'You might want to check your network connection.'),
    );
    expect(problems.join('\n')).toContain(
      'Failed to fetch search index, please reload the page and try again.',
    );
    problems.length = 0;
    broken = false;
    await page.keyboard.insertText('l');
    await expect(options(page).first()).toBeVisible();
  });

  test(`opened pages are remembered, saved and removed (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await search(page, 'umdName');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/umd-name/);
    await open(page);
    await expect(field(page)).toHaveValue('');
    const row = dialog(page).getByRole('row').first();
    await expect(row).toContainText('lib.umdName');
    await row
      .getByRole('button', { name: text(lang, 'search.recent.save', 'Save this search') })
      .click();
    await expect(dialog(page)).toContainText(
      text(lang, 'search.favorite.title', 'Favorite searches'),
    );
    await page.reload();
    await open(page);
    const remove = dialog(page).getByRole('button', {
      name: text(lang, 'search.favorite.remove', 'Remove this search from favorites'),
    });
    await remove.click();
    await expect(dialog(page)).toContainText(
      text(lang, 'search.recent.none', 'No recent searches'),
    );
  });

  test(`the search page answers its address (${lang}) @any-arrival`, async ({ page }) => {
    await page.goto(inLang(lang, '/search?q=umdName'));
    const place = page.locator('[data-search-panel]');
    const input = place.locator('input');
    await expect(input).toHaveAttribute('maxlength', '512');
    await expect(place.getByRole('option').first()).toHaveAttribute('href', /umd-name/);
    await input.press('Escape');
    await expect(place.getByRole('option')).toHaveCount(0);
    await expect(input).toHaveValue('umdName');
    await input.press('Escape');
    await expect(input).toHaveValue('');
    await input.fill('bundle');
    await expect(place.getByRole('option').first()).toBeVisible();
    await expect(page).toHaveURL(/q=bundle/);
    await place.getByRole('option').first().hover();
    await expect(place.locator('[data-active]')).toHaveCount(1);
    await page.mouse.move(5, 300);
    await expect(place.locator('[data-active]')).toHaveCount(0);
    await page.mouse.click(5, 300);
    await expect(place.getByRole('option').first()).toBeHidden();
  });
}

test('shortcuts open and close, and leave what is typed elsewhere alone @any-arrival', async ({
  page,
}) => {
  await page.goto('/config/');
  for (const key of ['Control+k', 'Control+K', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  }
  await page.evaluate(() => {
    for (const html of ['<input>', '<textarea></textarea>', '<p contenteditable>x</p>']) {
      document.body.insertAdjacentHTML('beforeend', `<div class="probe">${html}</div>`);
    }
  });
  for (const at of [0, 1, 2]) {
    await page.locator('.probe > *').nth(at).focus();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
});

test('the selection of the page is the query, at most 64 characters of it', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  await open(page);
  await expect(field(page)).toHaveValue('CLI');
  await expect(options(page).first()).toHaveAttribute('href', PAGE);
  expect(await page.evaluate(() => String(getSelection()))).toBe('CLI');
  await page.keyboard.press('Escape');
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main')!));
  await page.keyboard.press('/');
  await expect.poll(async () => (await field(page).inputValue()).length).toBeLessThanOrEqual(64);
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
  await page.keyboard.insertText('d');
  await expect(options(page).first()).toHaveAttribute('data-active', '');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(dialog(page).getByRole('group', { name: 'Config' })).toBeVisible();
});

test('an input method composes in peace', async ({ page }) => {
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
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('产物');
});

test('the other language follows, labelled, where there is nothing good', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  await search(page, '介绍');
  const first = dialog(page).locator('[role=group][lang=zh] [role=option]').first();
  await expect(first).toHaveAttribute('href', /^\/zh\//);
  await expect(dialog(page).locator('[role=group][lang=zh]').first()).toContainText('中文');
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
  test('a finger opens, searches and follows @any-arrival', async ({ page }) => {
    await page.goto('/zh/guide/basic/cli');
    await button(page, 'zh').tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('模块联邦');
    await options(page).first().tap();
    await expect(page).toHaveURL('/zh/guide/advanced/module-federation');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});

const BAD_QUERIES = [
  '<img src=x onerror=alert(1)>',
  '\ud800',
  'x'.repeat(600),
  '.*+?[](){}|^$\\',
  '%E0%A4%A',
];
for (const query of BAD_QUERIES) {
  test(`${JSON.stringify(query.slice(0, 30))} stays text`, async ({ page }) => {
    await page.goto(PAGE);
    await open(page);
    await field(page).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, query);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await page.waitForTimeout(300);
    await field(page).fill('bundle');
    await expect(options(page).first()).toHaveAttribute('href', /bundle/);
    await page.goto(`/search?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, '?'))}`);
    await expect(page.locator('[data-search-panel] input')).toBeVisible();
  });
}

const entry = { title: '<b>Title</b>', content: 'needle <script>alert(1)</script>', toc: [] };
const BAD_INDEXES: Record<string, string> = {
  cut: '[{"title":"a","content":"nee',
  html: '<!doctype html><title>x</title>',
  'no list': '{"a":1}',
  empty: '',
};
for (const [name, body] of Object.entries(BAD_INDEXES)) {
  test(`an index that is ${name} yields the error screen`, async ({ page, problems }) => {
    await page.context().route(/search-index/, (route) => route.fulfill({ body }));
    await page.goto(PAGE);
    await open(page);
    await page.keyboard.insertText('needle');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    problems.length = 0;
  });
}

test('hits that lead away are left out, markup of an index stays text', async ({ page }) => {
  const addresses = [
    'javascript:alert(1)',
    '//evil.example/',
    '/\\evil.example',
    '/guide/basic/cli',
  ];
  const body = JSON.stringify([
    ...addresses.map((routePath) => ({ ...entry, routePath })),
    null,
    { title: 1 },
  ]);
  await page.context().route(/search-index/, (route) => route.fulfill({ body }));
  await page.goto(PAGE);
  await search(page, 'needle');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toHaveAttribute('href', '/guide/basic/cli');
  await expect(dialog(page)).toContainText('<script>alert(1)</script>');
});

test('a stored history that is broken reads as empty', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('rslib.search.recent.en', '[{"link":"javascript:alert(1)"},1');
    localStorage.setItem(
      'rslib.search.favorites.en',
      '[{"link":"//evil.example","title":"x","header":"x","type":"title"}]',
    );
  });
  await page.goto(PAGE);
  await open(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('the index is fetched once, when the page is idle; the dialog on intent', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const idle = page.waitForRequest(/search-index\.en\.json/);
  await page.goto(PAGE);
  await idle;
  expect(fetched.filter((path) => /first-view\/search\./.test(path))).toEqual([]);
  await search(page, 'bundle');
  const indexes = new Set(fetched.filter((path) => /search-index/.test(path)));
  expect([...indexes]).toEqual(['/search-index.en.json']);
});

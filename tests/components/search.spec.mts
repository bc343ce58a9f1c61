import { violationsOf } from '../a11y/violations.mts';
import { PAGE, active, button, dialog, field, open, options, search } from '../lib/search.mts';
import { appStarted, expect, inLang, LANGUAGES, openApp, test, text } from '../lib/test.mts';

test('a key finds a page in the language of the page @no-hydration', async ({ page }) => {
  const indexes = new Set<string>();
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('search-index')) indexes.add(pathname);
  });
  const words = { en: 'output format', zh: '产物格式' };
  for (const lang of LANGUAGES) {
    await page.goto(inLang(lang, PAGE));
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    // Typed at once, before the code of the dialog has come.
    await page.keyboard.insertText(words[lang]);
    const found = inLang(lang, '/guide/basic/output-format');
    await expect(options(page).first()).toHaveAttribute('href', found);
    await expect(active(page)).toHaveCount(1);
    expect([...indexes]).toContain(inLang(lang, `/search-index.${lang}.json`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(found);
    await expect(dialog(page)).toBeHidden();
  }
});

test('the texts and buttons of the dialog; the page behind stays', async ({ page }) => {
  await openApp(page, `/zh${PAGE}`);
  await page.evaluate(() => scrollTo(0, 600));
  const place = () =>
    page.evaluate(() => {
      const { x, width } = document.querySelector('main')!.getBoundingClientRect();
      return { x, width, scrollY: Math.round(scrollY) };
    });
  const before = await place();
  expect(before.scrollY).toBe(600);
  await button(page, 'zh').click();
  expect(await place()).toEqual(before);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  const says = (id: string, english: string) => text('zh', `search.${id}`, english);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toHaveAttribute('maxlength', '64');
  const placeholder = says('input.placeholder', 'Search docs');
  await expect(field(page)).toHaveAttribute('placeholder', placeholder);
  for (const expected of [
    says('recent.none', 'No recent searches'),
    says('footer.select', 'to select'),
    says('footer.navigate', 'to navigate'),
    says('footer.close', 'to close'),
    says('footer.by', 'Search by {name}').replace('{name}', '@rslib-docs/search'),
  ])
    await expect(dialog(page)).toContainText(expected);
  const press = (name: string) => dialog(page).getByRole('button', { name });
  const clear = press(says('input.clear', 'Clear the query'));
  await expect(clear).toBeHidden();
  await page.keyboard.insertText('zzzzqq');
  const none = says('none.title', 'No results for "{query}"').replace('{query}', 'zzzzqq');
  await expect(dialog(page)).toContainText(none);
  const hint = says('none.hint', 'Please try again with a different keyword');
  await expect(dialog(page)).toContainText(hint);
  const report = dialog(page).getByRole('link', { name: says('none.link', 'Let us know.') });
  await expect(report).toHaveAttribute('href', /\/issues\/new\?title=.*zzzzqq/);
  await expect(report).toHaveAttribute('target', '_blank');
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await press(says('input.cancel', 'Cancel')).click();
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});

test('the search page answers its address @no-hydration', async ({ page }) => {
  await page.goto('/zh/search?q=umdName');
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

test('an index that fails is told and fetched again @F80 @F231', async ({ page, problems }) => {
  let broken = true;
  await page
    .context()
    .route(/search-index/, (route) => (broken ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto(`/zh${PAGE}`);
  await open(page);
  await page.keyboard.insertText('bundle');
  await expect(dialog(page)).toContainText(
    text('zh', 'search.error.title', 'Unable to fetch results'),
  );
  await expect(dialog(page)).toContainText(
    text('zh', 'search.error.hint', 'You might want to check your network connection.'),
  );
  expect(await violationsOf(page, 'dialog[data-search]')).toEqual([]);
  expect(problems.join('\n')).toContain(
    'Failed to fetch search index, please reload the page and try again.',
  );
  problems.length = 0;
  broken = false;
  await page.keyboard.insertText('l');
  await expect(options(page).first()).toBeVisible();
});

test('the dialog groups by areas, and leads to all results', async ({ page }) => {
  await page.goto(PAGE);
  await search(page, 'rslib');
  await test.step('groups', async () => {
    const groups = dialog(page).locator('[role=group]:not([lang])');
    const names = await groups.evaluateAll((all) =>
      all.map((group) => group.firstElementChild!.textContent),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    // A page outside of them stands for itself, as the home page does.
    for (const name of names) expect(['Guide', 'Config', 'Blog', 'Rslib']).toContain(name);
  });
  const all = dialog(page).getByRole('link', { name: 'See all results' });
  await expect(all).toBeVisible();
  const shown = await options(page).count();
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=rslib');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.locator('main [role=option]').count()).toBeGreaterThan(shown);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  // On the search page too, where an address with another query is another document.
  await button(page).click();
  await field(page).fill('dts');
  await expect(all).toHaveAttribute('href', /q=dts$/);
  await all.click();
  await expect(page).toHaveURL('/search?q=dts');
  await expect(page.locator('main input[type=search]')).toHaveValue('dts');
});

test('the panel of the search page opens with a query, and closes', async ({ page }) => {
  const panel = page.locator('#search-page-list');
  const input = page.locator('[data-search-panel] input');
  await openApp(page, '/search');
  await page.evaluate(() => (document.documentElement.dataset.alive = 'yes'));
  await expect(input).toBeFocused();
  await expect(panel).toBeHidden();
  await input.fill('bundle');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await input.press('Tab');
  await expect(panel).toBeHidden();
  await input.focus();
  await expect(panel).toBeVisible();
  // Nothing is active before a key or a pointer selects it: Enter sends the typed text.
  await input.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/search?q=bundle');
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await expect(input).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await input.fill('bundle');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await test.step('leaving the page removes all of it', async () => {
    // With the keyboard: a press beside the list would close it.
    await page.getByRole('navigation').getByRole('link', { name: 'Config' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'yes');
    await page.locator('h1').click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/config\/$/);
  });
});

test('Apple platforms have their own key', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
  );
  await page.goto(PAGE);
  const button = page.getByRole('button', { name: 'Search (Command+K)' });
  await expect(button).toContainText('⌘ K');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await appStarted(page);
  await expect(button).toContainText('⌘ K');
  await page.keyboard.press('Meta+k');
  await expect(dialog(page)).toBeVisible();
});

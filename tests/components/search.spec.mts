import { PAGE, active, button, dialog, field, open, options, search } from '../lib/search.mts';
import { LANGUAGES, appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

for (const lang of LANGUAGES) {
  const word = lang === 'en' ? 'output format' : '产物格式';

  test(`a key finds a page and Enter opens it (${lang}) @no-hydration`, async ({ page }) => {
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
      ['search.footer.by', 'Search by {name}'],
    ] as const) {
      const expected = text(lang, id, english).replace('{name}', 'MiniSearch');
      await expect(dialog(page)).toContainText(expected);
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
}

for (const lang of inTurn('zh')) {
  test(`the search page answers its address (${lang}) @no-hydration`, async ({ page }) => {
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

  test(`an index that cannot be fetched is told and fetched again (${lang}) @F231`, async ({
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
}

for (const lang of inTurn('en')) {
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
}

test('what the styles of the search ask for is on every kind of page from the start', async ({
  page,
}) => {
  // Never the whole stylesheet: the search may be opened before it has come.
  await page.route(/\/assets\/css\//, (route) => route.fulfill({ status: 404 }));
  // Not the search page, which has no first text and waits for its stylesheet.
  for (const address of ['/', PAGE, '/config/', '/blog/', '/blog/introducing-rslib']) {
    await page.goto(address);
    // Not "/": that is a letter where a field has the focus, as the filter of an overview has.
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).not.toBe(0);
    const [asked, missing] = await page.evaluate(() => {
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
      const css = rules.map((rule) => rule.cssText).join('');
      const names = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
      const root = getComputedStyle(document.documentElement);
      const isKnown = (name: string) => root.getPropertyValue(name) || css.includes(`${name}:`);
      return [names.size, [...names].filter((name) => !isKnown(name))];
    });
    expect(asked, address).toBeGreaterThan(10);
    expect(missing, address).toEqual([]);
  }
});

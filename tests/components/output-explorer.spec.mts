import { violationsOf } from '../a11y/violations.mts';
import { movingAllTheSame } from '../lib/moving.mts';
import { explorerAddress, file, openExplorer, pane, radio, ui } from '../lib/output-explorer.mts';
import { appStarted, expect, inTurn, test } from '../lib/test.mts';

for (const lang of inTurn('en')) {
  test(`a choice shows its configuration, files and changes, and is in the address (${lang})`, async ({
    page,
  }) => {
    await openExplorer(page, lang);
    await expect(pane(page, 'rslib.config.ts')).toContainText("format: 'esm'");
    await expect(pane(page, 'dist/index.js')).toContainText('export { Courier };');
    await radio(page, ui(lang, 'axis.format', 'Format'), 'CJS').check();
    await expect(page).toHaveURL(/\?format=cjs$/);
    await expect(pane(page, 'rslib.config.ts').locator('.diff.add')).toHaveText(
      "      format: 'cjs',",
    );
    await expect(pane(page, 'rslib.config.ts').locator('.diff.remove')).toHaveText(
      "      format: 'esm',",
    );
    await expect(pane(page, 'dist/index.cjs').locator('.diff.add').first()).toBeVisible();
    await page.getByRole('radio', { name: ui(lang, 'view.file', 'Whole file') }).check();
    await expect(pane(page, 'dist/index.cjs')).toContainText('require("nanoid")');
    await expect(pane(page, 'dist/index.cjs').locator('.diff')).toHaveCount(0);
    await radio(page, ui(lang, 'axis.bundle', 'Structure'), 'Bundleless').check();
    await expect(file(page, 'courier.cjs')).toBeVisible();
    const summary = ui(
      lang,
      'result.changes',
      'Files compared with before: {added} added, {removed} removed, {changed} changed',
    ).split('{')[0]!;
    await expect(page.getByRole('main')).toContainText(summary);
    await expect(page.locator('#announcer')).toContainText(summary);
  });

  test(`the link to the page itself leads back to its beginning (${lang})`, async ({ page }) => {
    await openExplorer(page, lang);
    await radio(page, ui(lang, 'axis.format', 'Format'), 'CJS').check();
    await expect(page).toHaveURL(/\?format=cjs$/);
    // A link to a section keeps the choice.
    await page.getByRole('main').locator('a[href$="#library"]').first().click();
    await expect(page).toHaveURL(/\?format=cjs#library$/);
    await expect(radio(page, ui(lang, 'axis.format', 'Format'), 'CJS')).toBeChecked();
    await expect(pane(page, 'dist/index.cjs')).toBeVisible();
    await page.locator('#sidebar [aria-current=page]').click();
    await expect(page).toHaveURL(/output-explorer$/);
    await expect(radio(page, ui(lang, 'axis.format', 'Format'), 'ESM')).toBeChecked();
    await expect(pane(page, 'rslib.config.ts')).toContainText("format: 'esm'");
  });

  test(`what Rslib refuses shows its own words (${lang})`, async ({ page }) => {
    await openExplorer(page, lang, '?format=umd&bundle=false');
    const rejected = ui(lang, 'result.rejected', 'Rslib rejects this combination:');
    await expect(page.getByText(rejected)).toBeVisible();
    await expect(page.getByText('When using "umd" format, "bundle" must be')).toBeVisible();
    await radio(page, ui(lang, 'axis.bundle', 'Structure'), 'Bundle').check();
    await expect(pane(page, 'dist/index.js')).toContainText('function(root, factory)');
  });

  test(`has no accessibility faults, before and after a choice, and nothing moves for who wants less (${lang})`, async ({
    page,
  }) => {
    for (const search of ['', '?format=umd&bundle=false']) {
      await openExplorer(page, lang, search);
      await radio(page, ui(lang, 'axis.minify', 'Minify'), ui(lang, 'minify.on', 'On')).check();
      await expect(page).toHaveURL(/minify=true/);
      expect.soft(await violationsOf(page, 'main'), search).toEqual([]);
      expect.soft(await movingAllTheSame(page), search).toEqual([]);
    }
  });

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });
    test(`the default result is there, and nothing that cannot be used @F203`, async ({ page }) => {
      await page.goto(explorerAddress(lang));
      await expect(
        page.getByText(
          ui(
            lang,
            'choices.without-script',
            'Choosing needs JavaScript. This is the result for ESM with declarations.',
          ),
        ),
      ).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      for (const name of ['rslib.config.ts', 'dist/index.js', 'dist/courier.d.ts']) {
        await expect(pane(page, name)).toBeVisible();
      }
    });
  });
}

test('an address with a choice opens with it, without a comparison', async ({ page }) => {
  await openExplorer(page, 'en', '?format=cjs&dts=false&syntax=es5#library');
  await expect(radio(page, 'Syntax', 'ES5')).toBeChecked();
  await expect(pane(page, 'dist/index.cjs')).toContainText('_async_to_generator');
  await expect(page.locator('main .diff')).toHaveCount(0);
  await expect(page).toHaveURL(/\?format=cjs&dts=false&syntax=es5#library$/);
});

test('nonsense in the address is the default, and the rest of the address stays @F212', async ({
  page,
}) => {
  await openExplorer(page, 'en', '?format=amd&minify=%3Cb%3E&bundle=&sidebar=0');
  await expect(radio(page, 'Format', 'ESM')).toBeChecked();
  await expect(pane(page, 'dist/index.js')).toContainText('export { Courier };');
  await radio(page, 'Target', 'Web').check();
  await expect(page).toHaveURL(/sidebar=0.*target=web/);
});

test('Back leaves the page, and coming back brings the choice', async ({ page }) => {
  await page.goto('/guide/basic/output-format');
  await appStarted(page);
  await page.getByRole('main').getByRole('link', { name: 'output explorer' }).first().click();
  await expect(page).toHaveURL(/output-explorer$/);
  await radio(page, 'Format', 'CJS').check();
  await radio(page, 'Syntax', 'ES2017').check();
  await page.goBack();
  await expect(page).toHaveURL(/output-format$/);
  await page.goForward();
  await expect(page).toHaveURL(/\?format=cjs&syntax=es2017$/);
  await expect(radio(page, 'Syntax', 'ES2017')).toBeChecked();
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
});

test('the other language has the same choice', async ({ page }) => {
  await openExplorer(page, 'en');
  await radio(page, 'Format', 'UMD').check();
  await expect(page).toHaveURL(/format=umd$/);
  await page
    .locator('a[data-language-link][hreflang^=zh]')
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/output-explorer\?format=umd$/);
  await expect(radio(page, '格式', 'UMD')).toBeChecked();
});

test('with text twice as large nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await openExplorer(page, 'en');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
});

test('the keyboard chooses an option and a file', async ({ page }) => {
  await openExplorer(page, 'en');
  await radio(page, 'Format', 'ESM').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Format', 'CJS')).toBeChecked();
  await expect(radio(page, 'Format', 'CJS')).toBeFocused();
  await file(page, 'types.d.ts').focus();
  await page.keyboard.press('Enter');
  await expect(pane(page, 'dist/types.d.ts')).toContainText('export interface Receipt');
  await expect(file(page, 'types.d.ts')).toHaveAttribute('aria-current', 'true');
});

import { movingAllTheSame, violationsOf } from '../a11y/violations.mts';
import { file, openExplorer, pane, radio, ui } from '../lib/output-explorer.mts';
import { expect, openApp, test } from '../lib/test.mts';

test('a choice shows configuration and files, and is in the address', async ({ page }) => {
  await openExplorer(page, 'zh');
  const format = (name: string) => radio(page, ui('zh', 'axis.format', 'Format'), name);
  const config = pane(page, 'rslib.config.ts');
  await test.step('a choice', async () => {
    await expect(config).toContainText("format: 'esm'");
    await expect(pane(page, 'dist/index.js')).toContainText('export { Courier };');
    await format('CJS').check();
    await expect(page).toHaveURL(/\?format=cjs$/);
    await expect(config.locator('.diff.add')).toHaveText("      format: 'cjs',");
    await expect(config.locator('.diff.remove')).toHaveText("      format: 'esm',");
    await expect(pane(page, 'dist/index.cjs').locator('.diff.add').first()).toBeVisible();
    await page.getByRole('radio', { name: ui('zh', 'view.file', 'Whole file') }).check();
    await expect(pane(page, 'dist/index.cjs')).toContainText('require("nanoid")');
    await expect(pane(page, 'dist/index.cjs').locator('.diff')).toHaveCount(0);
    await radio(page, ui('zh', 'axis.bundle', 'Structure'), 'Bundleless').check();
    await expect(file(page, 'courier.cjs')).toBeVisible();
    const summary = ui(
      'zh',
      'result.changes',
      'Files compared with before: {added} added, {removed} removed, {changed} changed',
    ).split('{')[0]!;
    await expect(page.getByRole('main')).toContainText(summary);
    await expect(page.locator('#announcer')).toContainText(summary);
  });
  await test.step('a link to a section keeps it, the link to the page does not', async () => {
    await page.getByRole('main').locator('a[href$="#library"]').first().click();
    await expect(page).toHaveURL(/\?format=cjs&bundle=false#library$/);
    await expect(format('CJS')).toBeChecked();
    await page.locator('#sidebar [aria-current=page]').click();
    await expect(page).toHaveURL(/output-explorer$/);
    await expect(format('ESM')).toBeChecked();
    await expect(config).toContainText("format: 'esm'");
  });
  await test.step('the keyboard chooses an option and a file', async () => {
    await format('ESM').focus();
    await page.keyboard.press('ArrowRight');
    await expect(format('CJS')).toBeChecked();
    await expect(format('CJS')).toBeFocused();
    await file(page, 'types.d.ts').focus();
    await page.keyboard.press('Enter');
    await expect(pane(page, 'dist/types.d.ts')).toContainText('export interface Receipt');
    await expect(file(page, 'types.d.ts')).toHaveAttribute('aria-current', 'true');
  });
  await test.step('text twice as large', async () => {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  });
});

test('what Rslib refuses shows its words; axe finds nothing', async ({ page }) => {
  await openExplorer(page, 'en', '?format=umd&bundle=false');
  await expect(page.getByText('Rslib rejects this combination:')).toBeVisible();
  await expect(page.getByText('When using "umd" format, "bundle" must be')).toBeVisible();
  expect.soft(await violationsOf(page, 'main')).toEqual([]);
  expect.soft(await movingAllTheSame(page)).toEqual([]);
  await radio(page, 'Structure', 'Bundle').check();
  await expect(pane(page, 'dist/index.js')).toContainText('function(root, factory)');
});

test('an address opens with its choice, nonsense with the default @F212', async ({ page }) => {
  await openExplorer(page, 'en', '?format=cjs&dts=false&syntax=es5#library');
  await expect(radio(page, 'Syntax', 'ES5')).toBeChecked();
  await expect(pane(page, 'dist/index.cjs')).toContainText('_async_to_generator');
  await expect(page.locator('main .diff')).toHaveCount(0);
  await expect(page).toHaveURL(/\?format=cjs&dts=false&syntax=es5#library$/);
  await openExplorer(page, 'en', '?format=amd&minify=%3Cb%3E&bundle=&sidebar=0');
  await expect(radio(page, 'Format', 'ESM')).toBeChecked();
  await expect(pane(page, 'dist/index.js')).toContainText('export { Courier };');
  await radio(page, 'Target', 'Web').check();
  await expect(page).toHaveURL(/sidebar=0.*target=web/);
});

test('Back leaves; coming back and the other language have the choice', async ({ page }) => {
  await openApp(page, '/guide/basic/output-format');
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
  const other = page.locator('a[data-language-link][hreflang^=zh]').first();
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/output-explorer\?format=cjs&syntax=es2017$/);
  await expect(radio(page, '格式', 'CJS')).toBeChecked();
});

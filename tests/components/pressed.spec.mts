import { file, openExplorer, radio, ui } from '../lib/output-explorer.mts';
import { PRESS_MS, pressDown } from '../lib/press.mts';
import { appStarted, expect, inLang, inTurn, test } from '../lib/test.mts';

test('a file of the output explorer that is pressed while a result comes is shown', async ({
  page,
}) => {
  await openExplorer(page, 'en');
  let come = () => {};
  const hold = new Promise<void>((resolve) => (come = resolve));
  await page.route(/output-explorer\/.*\.json/, async (route) => {
    await hold;
    await route.continue();
  });
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

for (const lang of inTurn('en')) {
  test(`the link home of a missing page leads there while suggestions come (${lang})`, async ({
    page,
  }) => {
    let come = () => {};
    const hold = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/page-index.json', async (route) => {
      await hold;
      await route.continue();
    });
    await page.goto(inLang(lang, '/guide/basic/clii'));
    await appStarted(page);
    const home = page.getByRole('link', { name: 'Take me home' });
    await pressDown(page, home);
    const answered = page.waitForResponse('**/page-index.json');
    come();
    await answered;
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await expect(page).toHaveURL(inLang(lang, '/'));
  });
}

test('what the migration helper shows is still pressed when the next result comes', async ({
  page,
}) => {
  await page.goto('/guide/migration/tsup');
  await appStarted(page);
  const helper = page.getByRole('region', { name: 'Migration helper' });
  await helper.getByRole('button', { name: 'Use an example' }).click();
  const link = helper.locator('dl a').last();
  await expect(link).toBeVisible();
  const href = (await link.getAttribute('href'))!;
  await link.scrollIntoViewIfNeeded();
  await helper.getByRole('textbox').evaluate((field: HTMLTextAreaElement) => {
    field.value = field.value.replace("entry: ['src/index.ts', 'src/cli.ts'],", '');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await pressDown(page, link);
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await expect(page).toHaveURL(href);
});

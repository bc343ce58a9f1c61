import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import { CONFIG, PAGE, field, helper, result, said } from '../lib/migration-helper.mts';
import {
  APP_CODE,
  appStarted,
  expect,
  inLang,
  inTurn,
  test,
  text,
  savingData,
} from '../lib/test.mts';

/** Scripts that the browser asks for from now on. */
function watchScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
}

for (const lang of inTurn('zh')) {
  test(`a pasted configuration becomes one of Rslib, with notes (${lang})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await page.evaluate((config) => navigator.clipboard.writeText(config), CONFIG);
    await field(page, lang).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(result(page, lang)).toContainText("import { defineConfig } from '@rslib/core';");
    await expect(result(page, lang)).toContainText(
      "dts: { distPath: './dist/types/cjs', autoExtension: true }",
    );
    await expect(result(page, lang).locator('.t-keyword').first()).toHaveText('import');
    // The colours lie below the text, line by line.
    const heights = await field(page, lang).evaluate((one) => [
      one.scrollHeight,
      one.previousElementSibling!.clientHeight,
    ]);
    expect(heights[0]).toBe(heights[1]);

    const note = (option: string) =>
      helper(page, lang)
        .locator('dl > div', { has: page.getByText(option, { exact: true }) })
        .first();
    await expect(note('splitting')).toContainText(said(lang, 'none'));
    await expect(note('format')).toContainText(said(lang, 'changed'));
    await expect(note('minify')).toContainText(said(lang, 'mapped'));
    await expect(note('minify').getByRole('link')).toHaveAttribute(
      'href',
      inLang(lang, '/config/rsbuild/output#output-minify'),
    );

    await helper(page, lang)
      .getByRole('button', { name: text(lang, 'code-fence.copy.label', 'Copy code') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import \{ defineConfig \}[\s\S]*\n {2}\/\/ splitting: false,\n\}\);$/);

    // What stands around it has a test of its own, and is much.
    const name = text(lang, 'migration-helper.name', 'Migration helper');
    expect(await violationsOf(page, `section[aria-label="${name}"]`)).toEqual([]);
  });

  test(`broken input says where, and stays (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await field(page, lang).fill('export default {\n  entry: [,\n');
    const problem = said(lang, 'syntax').replace('{line}', '3').replace('{column}', '1');
    await expect(helper(page, lang).getByText(problem)).toBeVisible();
    await expect(page.locator('#announcer')).toHaveText(problem);
    await expect(field(page, lang)).toHaveAccessibleDescription(new RegExp(problem.slice(0, 6)));
    await expect(field(page, lang)).toHaveValue('export default {\n  entry: [,\n');
    await field(page, lang).fill(CONFIG);
    await expect(result(page, lang)).toBeVisible();
    await expect(field(page, lang)).toHaveAttribute('aria-invalid', 'false');
  });

  test(`an example is given to who asks before the app has come (${lang})`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    const example = text(lang, 'migration-helper.example', 'Use an example');
    await helper(page, lang).getByRole('button', { name: example }).click();
    await expect(field(page, lang)).toHaveValue(/from 'tsup'/);
    await expect(result(page, lang)).toContainText('lib: [');
  });

  test(`the keyboard goes through it, and out (${lang}) @F285`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    await appStarted(page);
    await field(page, lang).focus();
    await page.keyboard.press('Tab');
    const example = helper(page, lang).getByRole('button', {
      name: text(lang, 'migration-helper.example', 'Use an example'),
    });
    await expect(example).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(result(page, lang)).toContainText('lib: [');
    await expect(field(page, lang)).toHaveValue(/from 'tsup'/);
    // The button went with what it replaced; who pressed it goes on from the field.
    await expect(field(page, lang)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, lang)).not.toBeFocused();
    await expect(field(page, lang)).toHaveValue(/^import/);
  });

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });
    test('a sentence leads to the table', async ({ page }) => {
      await page.goto(inLang(lang, PAGE));
      await expect(
        page.getByText(
          text(
            lang,
            'migration-helper.unscripted',
            'The helper needs JavaScript. Without it, the table below says the same option by option.',
          ),
        ),
      ).toBeVisible();
      await expect(field(page, lang)).toHaveCount(0);
      const rows = page.getByRole('table').first().getByRole('row');
      await expect(rows.filter({ hasText: 'esbuildPlugins' })).toBeVisible();
      expect(await rows.count()).toBeGreaterThan(40);
    });
  });
}

test('what was typed before the app came is converted when it has', async ({ page }) => {
  await page.route(APP_CODE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  // Who types into the field needs nothing else for the result.
  await field(page, 'en').fill(CONFIG);
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(field(page, 'en')).toHaveValue(CONFIG);
  await expect(result(page, 'en')).toContainText("format: 'cjs'");
});

test('the parser comes with the first use, and nothing is sent', async ({ page }) => {
  // Else the search is fetched ahead meanwhile.
  await savingData(page);
  await page.goto(PAGE);
  await appStarted(page);
  const scripts = watchScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('SECRET')) sent.push(request.url());
  });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await field(page, 'en').fill(`${CONFIG}// SECRET`);
  await expect(result(page, 'en')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('SECRET');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const lang of inTurn('en')) {
    test(`nothing is wider than the screen (${lang})`, async ({ page }) => {
      await page.goto(inLang(lang, PAGE));
      await appStarted(page);
      await field(page, lang).fill(CONFIG);
      await expect(result(page, lang)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const [above, below] = [
        await field(page, lang).boundingBox(),
        await result(page, lang).boundingBox(),
      ];
      expect(below!.y).toBeGreaterThan(above!.y);
    });
  }
});

test('going away and coming back keeps what was typed', async ({ page }) => {
  await page.goto(PAGE);
  await appStarted(page);
  await field(page, 'en').fill(CONFIG);
  await expect(result(page, 'en')).toBeVisible();
  await helper(page, 'en').getByRole('link', { name: 'output.minify' }).first().click();
  await expect(page).toHaveURL(/config\/rsbuild\/output/);
  await page.goBack();
  await expect(field(page, 'en')).toHaveValue(CONFIG);
});

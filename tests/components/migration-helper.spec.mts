import problems from 'tsup-to-rslib/src/problems.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import { CONFIG, PAGE, field, helper, result, said } from '../lib/migration-helper.mts';
import {
  APP_CODE,
  copied,
  expect,
  holdRequests,
  openApp,
  savingData,
  test,
  text,
} from '../lib/test.mts';

const exampleButton = (page: Page) =>
  helper(page, 'zh').getByRole('button', {
    name: text('zh', 'migration-helper.example', 'Use an example'),
  });

test('a pasted configuration becomes one of Rslib, with notes; broken input says where, and stays @F285', async ({
  page,
}) => {
  test.slow();
  await openApp(page, `/zh${PAGE}`);
  const input = field(page, 'zh');
  const output = result(page, 'zh');
  await test.step('the keyboard goes through it, and out', async () => {
    await input.focus();
    await page.keyboard.press('Tab');
    await expect(exampleButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(output).toContainText('lib: [');
    await expect(input).toHaveValue(/from 'tsup'/);
    // The button was removed with the old result; the focus moves to the field.
    await expect(input).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(input).not.toBeFocused();
    await expect(input).toHaveValue(/^import/);
  });
  await test.step('broken input', async () => {
    const broken = 'export default {\n  entry: [,\n';
    await input.fill(broken);
    const problem = said('zh', 'at-place')
      .replace('{line}', '3')
      .replace('{column}', '1')
      .replace('{text}', problems.syntax.zh);
    await expect(helper(page, 'zh').getByText(problem)).toBeVisible();
    await expect(page.locator('#announcer')).toHaveText(problem);
    await expect(input).toHaveAccessibleDescription(new RegExp(problem.slice(0, 6)));
    await expect(input).toHaveValue(broken);
  });
  await test.step('pasted', async () => {
    await page.evaluate((config) => navigator.clipboard.writeText(config), CONFIG);
    await input.fill('');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(output).toContainText("import { defineConfig } from '@rslib/core';");
    await expect(output).toContainText(
      "dts: { distPath: './dist/types/cjs', autoExtension: true }",
    );
    await expect(output.locator('.t-keyword').first()).toHaveText('import');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    // The colours lie below the text, line by line.
    const heights = await input.evaluate((one) => [
      one.scrollHeight,
      one.previousElementSibling!.clientHeight,
    ]);
    expect(heights[0]).toBe(heights[1]);
  });
  await test.step('notes', async () => {
    const note = (option: string) =>
      helper(page, 'zh')
        .locator('dl > div', { has: page.getByText(option, { exact: true }) })
        .first();
    await expect(note('splitting')).toContainText(said('zh', 'none'));
    await expect(note('format')).toContainText(said('zh', 'changed'));
    await expect(note('minify')).toContainText(said('zh', 'mapped'));
    const link = note('minify').getByRole('link');
    await expect(link).toHaveAttribute('href', '/zh/config/rsbuild/output#output-minify');
  });
  await test.step('copied', async () => {
    const name = text('zh', 'code-fence.copy.label', 'Copy code');
    await helper(page, 'zh').getByRole('button', { name }).click();
    expect(await copied(page)).toMatch(
      /^import \{ defineConfig \}[\s\S]*\n {2}\/\/ splitting: false,\n\}\);$/,
    );
  });
  // The page around it has its own test, and is large.
  const name = text('zh', 'migration-helper.name', 'Migration helper');
  expect(await violationsOf(page, `section[aria-label="${name}"]`)).toEqual([]);
  await test.step('on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const [above, below] = [(await input.boundingBox())!, (await output.boundingBox())!];
    expect(below.y).toBeGreaterThan(above.y);
  });
});

test('what is pressed or typed before the app came is done when it has', async ({ page }) => {
  await page.goto(`/zh${PAGE}`);
  await exampleButton(page).click();
  await expect(field(page, 'zh')).toHaveValue(/from 'tsup'/);
  await expect(result(page, 'zh')).toContainText('lib: [');
  const come = await holdRequests(page, APP_CODE);
  await page.goto(PAGE, { waitUntil: 'commit' });
  // The typed text alone must lead to the result.
  await field(page, 'en').fill(CONFIG);
  come();
  await expect(result(page, 'en')).toContainText("format: 'cjs'");
  await expect(field(page, 'en')).toHaveValue(CONFIG);
});

test('the parser comes with the first use, and nothing is sent', async ({ page }) => {
  // Else the search is fetched ahead meanwhile.
  await savingData(page);
  await openApp(page, PAGE);
  const scripts: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
    if (request.method() !== 'GET' || request.url().includes('SECRET')) sent.push(request.url());
  });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  const secret = `${CONFIG}// SECRET`;
  await field(page, 'en').fill(secret);
  await expect(result(page, 'en')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('SECRET');
  await helper(page, 'en').getByRole('link', { name: 'output.minify' }).first().click();
  await expect(page).toHaveURL(/config\/rsbuild\/output/);
  await page.goBack();
  await expect(field(page, 'en')).toHaveValue(secret);
});

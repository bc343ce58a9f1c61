import fs from 'node:fs/promises';
import { unzipFiles } from '@rslib-docs/samples/archive/zip';
import { explorerAddress, pane, ui } from '../lib/output-explorer.mts';
import { PAGE as MIGRATION_PAGE, field } from '../lib/migration-helper.mts';
import { expect, test, text } from '../lib/test.mts';

test.use({ javaScriptEnabled: false });

const PAGE = '/guide/basic/cli';
const SECTION = 'common-flags';

test('menus open by a press, and offer what works without scripts @F203', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  await test.step('the language menu', async () => {
    await page.getByRole('button', { name: /English/ }).click();
    await expect(page.locator('#language-menu').getByRole('link')).toBeVisible();
  });
  await test.step('the menu of the page', async () => {
    await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More ways to use this page' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.locator('article > * [data-report]').last()).toBeVisible();
  });
  await test.step('reports, and the section in the other language', async () => {
    for (const part of ['.prose ~ *', '#section-menu']) {
      const href = await page.locator(`${part} [data-report]`).first().getAttribute('href');
      expect(new URL(href!).searchParams.get('page'), part).toBe(`https://rslib.rs${PAGE}`);
    }
    const heading = page.locator(`h2[id=${SECTION}]`);
    await heading.hover();
    await heading.getByRole('button').click();
    await page.locator('#section-menu [data-counterpart]').click();
    await expect(page).toHaveURL(`/zh${PAGE}`);
  });
  await test.step('the menu screen of phones', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[popovertarget=phone-screen]').click();
    const screen = page.locator('#phone-screen');
    await expect(screen.getByRole('link', { name: '配置' })).toBeVisible();
    const appearance = text('zh', 'top-bar.phone.appearance', 'Appearance');
    await expect(screen.getByText(appearance, { exact: true })).toBeHidden();
  });
});

test('all code is shown, samples are downloaded, terms lead on @F203', async ({ page }) => {
  await test.step('all panels of tabs, each with its name', async () => {
    await page.goto('/guide/start/quick-start');
    await expect(page.locator('pre', { hasText: 'deno add' }).first()).toBeVisible();
    await expect(page.getByText('deno', { exact: true }).last()).toBeVisible();
  });
  await test.step('a long block, without buttons', async () => {
    await page.goto('/guide/advanced/module-federation');
    const pre = page.locator('figure[data-folded] pre');
    expect((await pre.boundingBox())!.height).toBeGreaterThan(31 * 20);
    await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
  });
  await test.step('a sample', async () => {
    await page.goto('/config/lib/banner');
    const link = page.locator('.prose [data-archive]').first();
    await link.hover();
    const started = page.waitForEvent('download');
    await link.click();
    const files = unzipFiles(await fs.readFile(await (await started).path()));
    expect(files.get('rslib.config.ts')).toContain('banner');
  });
  await test.step('a term', async () => {
    await page.goto('/guide/basic/output-structure');
    const term = page.locator('.prose a[data-definition][href$="#bundleless"]');
    await expect(term).not.toHaveAttribute('title');
    await term.click();
    await expect(page).toHaveURL(/\/guide\/start\/glossary(?:\.html)?#bundleless$/);
    await expect(page.locator('#bundleless')).toBeInViewport();
  });
});

test('tools that need scripts say so, and show what can be read @F203', async ({ page }) => {
  await page.goto(explorerAddress('zh'));
  const choosing = 'Choosing needs JavaScript. This is the result for ESM with declarations.';
  await expect(page.getByText(ui('zh', 'choices.without-script', choosing))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  for (const name of ['rslib.config.ts', 'dist/index.js', 'dist/courier.d.ts'])
    await expect(pane(page, name)).toBeVisible();

  await page.goto(MIGRATION_PAGE);
  await expect(page.getByText('The helper needs JavaScript.')).toBeVisible();
  await expect(field(page, 'en')).toHaveCount(0);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'esbuildPlugins' })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(40);
});

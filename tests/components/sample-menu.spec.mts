import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipFiles } from '@rslib-docs/samples/archive/zip';
import { CONFIG, PAGE as MIGRATION_PAGE, field, result } from '../lib/migration-helper.mts';
import { copied, expect, openApp, test, text } from '../lib/test.mts';

const PAGE = '/config/lib/banner';

const menuOf = (page: Page) => page.locator('body > [popover]:popover-open');

/** Presses the menu of the first sample that has an archive; returns the menu that it opens. */
async function openMenu(page: Page) {
  const link = page.locator('.prose [data-archive]').first();
  await link.hover();
  await link.click();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  return { link, menu };
}

/** The archive that a press downloads: its name and its files. */
async function download(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download');
  await press();
  const loaded = await started;
  const files = unzipFiles(await fs.readFile(await loaded.path()));
  return { name: loaded.suggestedFilename(), files };
}

test('a sample is downloaded, and its command copied @no-hydration', async ({ page }) => {
  await page.goto(`/zh${PAGE}`);
  const { link, menu } = await openMenu(page);
  await test.step('closed by its own button', async () => {
    await link.click();
    await expect(menu).toHaveCount(0);
    await openMenu(page);
  });
  await test.step('downloaded', async () => {
    const name = text('zh', 'code-fence.menu.download', 'Download .zip');
    const { files } = await download(page, () => menu.getByRole('link', { name }).click());
    expect(await link.getAttribute('href')).toMatch(
      /^\/samples\/config\/lib\/banner\/[\w-]+\.zip$/,
    );
    expect(files.get('rslib.config.ts')).toContain('banner');
    expect(JSON.parse(files.get('package.json')!)).toMatchObject({
      devDependencies: { '@rslib/core': '1.0.1' },
    });
    expect(files.get('README.md')).toContain(`https://rslib.rs${PAGE}`);
    await expect(menu).toHaveCount(0);
  });
  await test.step('copied', async () => {
    await openMenu(page);
    const name = text('zh', 'code-fence.menu.command', 'Copy command that builds it');
    await menu.getByRole('button', { name }).click();
    const said = text('zh', 'navigation.announcer.copied', 'Copied');
    await expect(page.locator('#announcer')).toHaveText(said);
    const command = await copied(page);
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    expect(command).toContain(`curl -fLO ${address} && unzip `);
    expect(command).toMatch(/ && npm install && npx rslib/);
  });
  await test.step('by keyboard', async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('a, button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.locator('a, button').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test('StackBlitz gets the files by a form, in a tab of its own, only when pressed, again where they could not be loaded; forms go nowhere else', async ({
  page,
  context,
  problems,
}) => {
  const posted: URLSearchParams[] = [];
  await context.route('https://stackblitz.com/**', async (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ contentType: 'text/html', body: '<title>opened</title>' });
  });
  await page.route('**/samples/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(PAGE);
  const { link, menu } = await openMenu(page);
  await menu.getByRole('button', { name: 'Open in StackBlitz' }).click();
  const again = menu.getByRole('button', {
    name: 'The project could not be loaded. Try again',
  });
  await expect(again).toBeVisible();
  await page.unroute('**/samples/**');
  expect(problems).toEqual([]);
  const opened = context.waitForEvent('page');
  await again.click();
  const tab = await opened;
  await expect(tab).toHaveTitle('opened');
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(posted).toHaveLength(1);
  const zip = await page.request.get((await link.getAttribute('href'))!);
  for (const [file, content] of unzipFiles(await zip.body()))
    expect(posted[0]!.get(`project[files][${file}]`)?.replaceAll('\r\n', '\n')).toBe(content);
  expect(posted[0]!.get('project[template]')).toBe('node');
  expect(problems).toEqual(['request to another host: https://stackblitz.com/run']);
  await tab.close();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://stackblitz.com/elsewhere';
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => problems.join()).toContain('policy: form-action');
  expect(new URL(page.url()).pathname).toBe(PAGE);
  problems.length = 0;
});

test('a choice of the output explorer, and what the migration helper converts, are taken as the configuration of a project', async ({
  page,
}) => {
  const link = page.locator('figure [data-archive-config]');
  const take = async () => {
    await expect(link).toHaveAttribute('data-archive-config', /format: 'cjs'/);
    await link.click();
    return download(page, () => menuOf(page).getByRole('link').click());
  };
  await test.step('output explorer', async () => {
    await openApp(page, '/guide/basic/output-explorer?format=cjs&dts=bundle');
    const { name, files } = await take();
    expect(name).toBe('explorer.zip');
    expect(files.get('rslib.config.ts')).toBe(await link.getAttribute('data-archive-config'));
    expect(files.get('package.json')).toContain('@microsoft/api-extractor');
    expect([...files.keys()]).toContain('src/courier.ts');
  });
  await test.step('migration helper', async () => {
    await openApp(page, MIGRATION_PAGE);
    await field(page, 'en').fill(CONFIG);
    const { name, files } = await take();
    expect(name).toBe('entries.zip');
    const shown = await result(page, 'en').locator('code').innerText();
    // Empty lines have no text in a browser.
    const lines = (code: string) => code.split('\n').filter((line) => line.trim());
    expect(lines(files.get('rslib.config.ts')!)).toEqual(lines(shown));
    expect([...files.keys()]).toContain('src/cli.ts');
  });
});

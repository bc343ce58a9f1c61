import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipFiles } from '@rslib-docs/samples/archive/zip';
import { CONFIG, PAGE as MIGRATION_PAGE, field, result } from '../lib/migration-helper.mts';
import { appStarted, expect, inLang, inTurn, test, text, type Lang } from '../lib/test.mts';

const PAGE = '/config/lib/banner';

const links = (page: Page) => page.locator('.prose [data-archive]');

/** Presses the link to the archive of the first sample; returns the menu that it opens. */
async function openMenu(page: Page) {
  const link = links(page).first();
  await link.hover();
  await link.click();
  const menu = page.locator('body > [popover]:popover-open');
  await expect(menu).toBeVisible();
  return { link, menu };
}

const menuText = (lang: Lang, id: string, english: string) =>
  text(lang, `sample-archive.menu.${id}`, english);

for (const lang of inTurn('zh')) {
  test(`a sample is downloaded as a project (${lang}) @no-hydration`, async ({ page }) => {
    await page.goto(inLang(lang, PAGE));
    const { link, menu } = await openMenu(page);
    const started = page.waitForEvent('download');
    await menu.getByRole('link', { name: menuText(lang, 'download', 'Download .zip') }).click();
    const download = await started;
    const address = (await link.getAttribute('href'))!;
    expect(address).toMatch(/^\/samples\/config\/lib\/banner\/[\w-]+\.zip$/);
    const files = unzipFiles(await fs.readFile(await download.path()));
    expect(files.get('rslib.config.ts')).toContain('banner');
    expect(JSON.parse(files.get('package.json')!)).toMatchObject({
      devDependencies: { '@rslib/core': '1.0.1' },
    });
    expect(files.get('README.md')).toContain(`https://rslib.rs${PAGE}`);
    await expect(menu).toHaveCount(0);
  });
}

for (const lang of inTurn('en')) {
  test(`the command that builds it is copied (${lang})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLang(lang, PAGE));
    const { link, menu } = await openMenu(page);
    await menu
      .getByRole('button', { name: menuText(lang, 'command', 'Copy command that builds it') })
      .click();
    await expect(page.locator('#announcer')).toHaveText(
      text(lang, 'navigation.announcer.copied', 'Copied'),
    );
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    expect(copied).toContain(`curl -fLO ${address} && unzip `);
    expect(copied).toMatch(/ && npm install && npx rslib/);
  });
}

test('StackBlitz gets the files by a form, in a tab of its own, and only when pressed', async ({
  page,
  context,
  problems,
}) => {
  const posted: URLSearchParams[] = [];
  await context.route('https://stackblitz.com/**', async (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    await route.fulfill({ contentType: 'text/html', body: '<title>opened</title>' });
  });
  await page.goto(PAGE);
  const { link, menu } = await openMenu(page);
  expect(problems).toEqual([]);
  const opened = context.waitForEvent('page');
  await menu.getByRole('button', { name: 'Open in StackBlitz' }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('opened');
  expect(await tab.evaluate(() => opener)).toBeNull();
  expect(posted).toHaveLength(1);
  const address = (await link.getAttribute('href'))!;
  const zip = await page.request.get(address);
  for (const [file, text] of unzipFiles(await zip.body()))
    expect(posted[0]!.get(`project[files][${file}]`)?.replaceAll('\r\n', '\n')).toBe(text);
  expect(posted[0]!.get('project[template]')).toBe('node');
  expect(problems).toEqual(['request to another host: https://stackblitz.com/run']);
  problems.length = 0;
});

test('the policy lets forms go there and nowhere else', async ({ page, problems }) => {
  await page.goto(PAGE);
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toContain("form-action 'self' https://stackblitz.com/run;");
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

test('an archive that cannot be loaded is said to be missing, and can be tried again', async ({
  page,
  problems,
}) => {
  await page.route('**/samples/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(PAGE);
  const { menu } = await openMenu(page);
  await menu.getByRole('button').first().click();
  await expect(menu.getByRole('button').first()).toHaveText(
    'The project could not be loaded. Try again',
  );
  problems.length = 0;
});

test('by keyboard: the menu takes the focus, and Escape gives it back', async ({ page }) => {
  await page.goto(PAGE);
  await links(page).first().focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('body > [popover]:popover-open');
  await expect(menu.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(links(page).first()).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the link downloads', async ({ page }) => {
    await page.goto(PAGE);
    const link = links(page).first();
    await link.hover();
    await expect(link).toBeVisible();
    const started = page.waitForEvent('download');
    await link.click();
    expect((await started).suggestedFilename()).toMatch(/\.zip$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  test('the controls of a block stand beside each other, and the menu is in view', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const block = page.locator('div:has(> [data-archive])').first();
    const boxes = await block
      .locator('[data-archive], [data-copy-sample], figure:visible figcaption button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const lefts = boxes.map(({ left }) => left).sort((a, b) => a - b);
    for (const [at, left] of lefts.entries())
      if (at > 0) expect(left - lefts[at - 1]!).toBeGreaterThanOrEqual(30);
    await links(page).first().tap();
    const menu = (await page.locator('body > [popover]:popover-open').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(320);
  });
});

test('a choice of the output explorer is taken with its configuration', async ({ page }) => {
  await page.goto('/guide/basic/output-explorer?format=cjs&dts=bundle');
  await appStarted(page);
  const link = page.locator('figure [data-archive-config]');
  await expect(link).toHaveAttribute('data-archive-config', /format: 'cjs'/);
  await link.click();
  const menu = page.locator('body > [popover]:popover-open');
  const started = page.waitForEvent('download');
  await menu.getByRole('link').click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('explorer.zip');
  const files = unzipFiles(await fs.readFile(await download.path()));
  expect(files.get('rslib.config.ts')).toBe(await link.getAttribute('data-archive-config'));
  expect(files.get('package.json')).toContain('@microsoft/api-extractor');
  expect([...files.keys()]).toContain('src/courier.ts');
});

test('what the migration helper converts is taken as the configuration of a project', async ({
  page,
}) => {
  await page.goto(MIGRATION_PAGE);
  await appStarted(page);
  await field(page, 'en').fill(CONFIG);
  const link = page.locator('figure [data-archive-config]');
  await expect(link).toHaveAttribute('data-archive-config', /format: 'cjs'/);
  await link.click();
  const started = page.waitForEvent('download');
  await page.locator('body > [popover]:popover-open').getByRole('link').click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('entries.zip');
  const files = unzipFiles(await fs.readFile(await download.path()));
  const shown = await result(page, 'en').locator('code').innerText();
  // Empty lines have no text in a browser.
  const lines = (code: string) => code.split('\n').filter((line) => line.trim());
  expect(lines(files.get('rslib.config.ts')!)).toEqual(lines(shown));
  expect([...files.keys()]).toContain('src/cli.ts');
});

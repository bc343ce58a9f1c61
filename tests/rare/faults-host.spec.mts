import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PAGE, dialog, field, options } from '../lib/search.mts';
import { watchShifts } from '../lib/shifts.mts';
import { changeHtml, expect, holdRequests, openApp, test } from '../lib/test.mts';

const POST = '/blog/introducing-rslib';

test('without any style the page reads from top to bottom @F43', async ({ page, problems }) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({ status: 404 }));
  await changeHtml(page, PAGE, (html) => html.replace(/<style[\s\S]*?<\/style>/g, ''));
  await page.goto(PAGE);
  const parts = ['header', 'main h1', 'main h2 >> nth=0', 'main pre >> nth=0', 'footer'];
  const tops: number[] = [];
  for (const part of parts) {
    const box = await page.locator(part).last().boundingBox();
    expect(box, part).not.toBeNull();
    tops.push(box!.y);
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('main').getByRole('link').first().focus();
  // The policy names the styles of the page by their hashes; there is nothing else to report.
  expect(problems).toEqual([]);
});

test('on a slow network the text comes first, early queries stay @F44', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const [latency, bytesPerSecond] = [400, 50 * 1024];
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CLI', { timeout: 10_000 });
  expect(scripts).toEqual([]);
  // The code that answers is behind the first paragraphs, a quarter of a second on this network.
  await page.locator('[data-after-text] + *').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await page.keyboard.type('bundle');
  await expect(dialog(page)).toHaveAttribute('data-status', /loading|stalled/, { timeout: 10_000 });
  await expect(field(page)).toHaveValue('bundle');
  await expect(options(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(field(page)).toHaveValue('bundle');
});

test('an index that comes late does not answer in another language @F47', async ({ page }) => {
  const release = await holdRequests(page, '**/search-index.en.json');
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await page.keyboard.insertText('umdName');
  await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .hover();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.press('/');
  await page.keyboard.insertText('umdName');
  await expect(options(page).first()).toHaveAttribute('href', /^\/zh\//);
  release();
  await field(page).fill('bundle');
  await expect(options(page).first()).toContainText(/bundle/);
  await expect(options(page).first()).toHaveAttribute('href', /^\/zh\//);
});

test('a hit of an older index leads to the not-found page @F49', async ({ page }) => {
  const entry = { title: 'Gone', content: 'needle', toc: [], routePath: '/guide/gone' };
  const body = JSON.stringify([entry]);
  await page.context().route(/search-index/, (route) => route.fulfill({ body }));
  await openApp(page, PAGE);
  await page.keyboard.press('/');
  await page.keyboard.insertText('needle');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/gone');
  await expect(page.getByRole('main')).toContainText('404');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/guide/gone');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('missing images and fonts leave text, in its place @F60', async ({ page, problems }) => {
  await page.route(/\.(?:woff2|svg|png|webp)(?:\?|$)/, (route) => route.fulfill({ status: 404 }));
  await changeHtml(page, POST, (html) =>
    html.replaceAll(/src="?data:image[^"\s>]*"?/g, 'src="/img/gone.svg"'),
  );
  const moved = await watchShifts(page);
  await openApp(page, POST);
  const image = page.getByRole('img', { name: /^One source folder/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moved()).toEqual([]);
  expect(problems).toEqual([]);
});

test('the policy of the host names the inline scripts, and no others @F102', async ({ page }) => {
  const build = path.resolve(import.meta.dirname, '../../build');
  const inPages = new Set<string>();
  const add = (script: string) =>
    inPages.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  // Data is not a script, and needs no permission.
  const scripts = /<script(?![^>]*(?: src=|\/json|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
  for (const file of await fs.readdir(build, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await fs.readFile(path.join(build, file), 'utf8');
    for (const [, script] of html.matchAll(scripts)) add(script!);
  }
  // One comes with the controls.
  await page.goto(PAGE);
  add((await page.locator('script[type=speculationrules]').textContent())!);
  const rules = await fs.readFile(path.join(build, '_headers'), 'utf8');
  const allowed: string[] = rules.match(/sha256-[\w+/]+=*/g) ?? [];
  expect([...inPages].filter((hash) => !allowed.includes(hash))).toEqual([]);
  expect(allowed.filter((hash) => !inPages.has(hash))).toEqual([]);
});

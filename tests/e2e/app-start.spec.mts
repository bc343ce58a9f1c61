import type { Page } from '@playwright/test';
import { appStarted, askForApp, expect, test, withoutSpeculation } from '../lib/test.mts';

const CONTROLS = /\/first-view\/controls\.[^/]*\.js$/;
const APP = /\/assets\/js\/main[^/]*\.js$/;

/** Long enough for an idle browser to fetch the app, and to run it if anything did. */
const AT_REST_MS = 1500;

const hasStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

function requestsFor(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('who only reads loads no app', async ({ page }) => {
  const requests = requestsFor(page, APP);
  await page.goto('/guide/basic/cli', { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForTimeout(AT_REST_MS);
  expect(requests).toEqual([]);
  expect(await hasStarted(page)).toBe(false);
});

test('where links need the app it is fetched and none of it run', async ({ page }) => {
  await withoutSpeculation(page);
  const requests = requestsFor(page, APP);
  await page.goto('/guide/basic/cli', { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => requests.length).toBe(1);
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  await appStarted(page);
  expect(requests.length).toBeLessThanOrEqual(2);
});

test('who saves data pays for the page alone until they act @F207', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = requestsFor(page, /\/assets\//);
  await page.goto('/guide/basic/cli', { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST_MS);
  // The page can be used, and has its styles; that is all.
  const [styles, ...others] = requests.sort();
  expect(styles).toMatch(/\/assets\/css\//);
  expect(others).toEqual([expect.stringMatching(CONTROLS)]);
  await appStarted(page);
  expect(requests.filter((url) => APP.test(url)).length).toBe(1);
});

for (const [speed, latency, fetches] of [
  ['slow', 700, 0],
  ['fast', 0, 1],
] as const) {
  test(`a browser that does not tell how fast the network is finds out: ${speed}`, async ({
    page,
  }) => {
    await withoutSpeculation(page);
    await page.addInitScript(
      () => delete (Navigator.prototype as { connection?: unknown }).connection,
    );
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const rates = { downloadThroughput: -1, uploadThroughput: -1 };
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, ...rates });
    const requests = requestsFor(page, APP);
    await page.goto('/guide/basic/cli', { waitUntil: 'load' });
    await page.waitForTimeout(AT_REST_MS);
    expect(requests.length).toBe(fetches);
    await appStarted(page);
  });
}

const overLink = (page: Page) => page.locator('#sidebar a[href="/guide/basic/cli"]').hover();
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Quick start' });

for (const [sign, give] of [
  ['a pointer over a link', overLink],
  ['the focus on a link', (page: Page) => link(page).first().focus()],
] as const) {
  test(`${sign} starts the app where the browser does not prepare pages`, async ({ page }) => {
    await withoutSpeculation(page);
    await page.goto('/guide/start/');
    await give(page);
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
}

for (const [sign, give] of [
  ['a pointer over a link', overLink],
  ['a key', (page: Page) => page.keyboard.press('ArrowDown')],
  ['a press anywhere', (page: Page) => page.mouse.click(1275, 500)],
  ['opening the search', (page: Page) => page.keyboard.press('/')],
  ['light and dark', (page: Page) => page.locator('header [data-appearance-switch]').click()],
  ['a menu', (page: Page) => page.locator('[popovertarget=language-menu]').click()],
  ['copying the page', (page: Page) => page.locator('[data-copy-page]').click()],
] as const) {
  test(`${sign} starts no app`, async ({ page }) => {
    const requests = requestsFor(page, APP);
    await page.goto('/guide/start/');
    await give(page);
    await page.waitForTimeout(AT_REST_MS);
    expect(requests).toEqual([]);
  });
}

for (const [from, savesData, starts] of [
  ['/guide/start/', false, true],
  ['/guide/start/', true, false],
  ['https://search.example/', false, false],
  // Who was led to their language has followed no link.
  ['/zh/guide/basic/cli', false, false],
] as const) {
  test(`a page reached from ${from}${savesData ? ' by who saves data' : ''} ${
    starts ? 'starts' : 'does not start'
  } the app when idle`, async ({ page, baseURL }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, savesData);
    const referer = new URL(from, baseURL).href;
    await page.goto('/guide/basic/cli', { referer, waitUntil: 'load' });
    expect(await page.evaluate(() => document.referrer)).not.toBe('');
    if (starts) await expect.poll(() => hasStarted(page)).toBe(true);
    await page.waitForTimeout(AT_REST_MS);
    expect(await hasStarted(page)).toBe(starts);
  });
}

test('a page that is an application starts at once', async ({ page }) => {
  await page.goto('/config/');
  await expect.poll(() => hasStarted(page)).toBe(true);
});

test('a script of the app that could not be loaded is asked for again', async ({
  page,
  problems,
}) => {
  let isDown = true;
  await page.route(/\/main\.\w+\.js$/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/guide/start/');
  const refused = page.waitForEvent('requestfailed');
  await askForApp(page);
  await refused;
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  isDown = false;
  await askForApp(page);
  await expect.poll(() => hasStarted(page)).toBe(true);
  await page.locator('#sidebar a[href="/guide/basic/cli"]').click();
  await expect(page.locator('h1')).toContainText('CLI');
  problems.length = 0;
});

test('without the whole stylesheet the app stays away and links load pages @F43', async ({
  page,
}) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/guide/start/');
  await askForApp(page);
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  // Without its styles, the sidebar is the menu that a button opens.
  await page.locator('main a[href="/guide/start/quick-start"]').first().click();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect(page.locator('h1')).toHaveText('Quick start');
});

test('only pages that the pointer is on are fetched', async ({ page }) => {
  await page.goto('/guide/start/');
  await appStarted(page);
  const requests = requestsFor(page, /\/assets\/js\//);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(AT_REST_MS);
  expect(requests).toEqual([]);
  await page.locator('#sidebar a[href="/guide/basic/cli"]').hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

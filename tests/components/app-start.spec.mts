import type { Page } from '@playwright/test';
import {
  appStarted,
  askForApp,
  expect,
  test,
  withoutSpeculation,
  savingData,
} from '../lib/test.mts';

const CONTROLS = /\/first-view\/controls\.[^/]*\.js$/;
const APP = /\/assets\/js\/main[^/]*\.js$/;

/** Long enough for an idle browser to fetch the app, and to run it if anything did. */
const AT_REST_MS = 1000;

const hasStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');

function requestsFor(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('where links need the app it is fetched and not run, and later pages only when pointed at', async ({
  page,
}) => {
  await withoutSpeculation(page);
  const requests = requestsFor(page, APP);
  await page.goto('/guide/basic/cli', { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => requests.length).toBe(1);
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  await appStarted(page);
  expect(requests.length).toBeLessThanOrEqual(2);
  const pages = requestsFor(page, /\/assets\/js\//);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(AT_REST_MS);
  expect(pages).toEqual([]);
  await page.locator('#sidebar a[href="/guide/start/"]').hover();
  await expect.poll(() => pages.length).toBeGreaterThan(0);
});

test('with data saving only the page is loaded until the reader acts @F207', async ({ page }) => {
  await savingData(page);
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

test('a browser that does not tell how fast the network is finds out', async ({ openPage }) => {
  const visits = (
    [
      ['slow', 700, 0],
      ['fast', 0, 1],
    ] as const
  ).map(async ([speed, latency, fetches]) => {
    const page = await openPage();
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
    expect(requests.length, speed).toBe(fetches);
    await appStarted(page);
  });
  await Promise.all(visits);
});

const overLink = (page: Page) => page.locator('#sidebar a[href="/guide/basic/cli"]').hover();
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Quick start' });

test('the app starts for a link that is pointed at or focused, and on a page that is an app', async ({
  page,
}) => {
  await withoutSpeculation(page);
  for (const give of [overLink, (one: Page) => link(one).first().focus()]) {
    await page.goto('/guide/start/');
    expect(await hasStarted(page)).toBe(false);
    await give(page);
    await expect.poll(() => hasStarted(page)).toBe(true);
  }
  await page.goto('/config/');
  await expect.poll(() => hasStarted(page)).toBe(true);
});

test('reading, pointing, copying, searching or opening a menu does not start the app', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  let doing = 'reading';
  page.on('request', (request) => {
    if (APP.test(request.url())) asked.push(`the app is asked for by ${doing}`);
  });
  await page.goto('/guide/start/', { waitUntil: 'load' });
  const signs: Record<string, () => Promise<unknown>> = {
    scrolling: () => page.evaluate(() => window.scrollTo(0, 600)),
    'a pointer over a link': () => overLink(page),
    'a key': () => page.keyboard.press('ArrowDown'),
    'a press anywhere': () => page.mouse.click(1275, 500),
    'light and dark': () => page.locator('header [data-appearance-switch]').click(),
    'copying the page': () => page.locator('[data-copy-page]').click(),
    'a menu': () => page.locator('[popovertarget=language-menu]').click(),
    'opening the search': () => page.keyboard.press('/'),
  };
  for (const [name, give] of Object.entries(signs)) {
    doing = name;
    await give();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(AT_REST_MS);
  expect(asked).toEqual([]);
  expect(await hasStarted(page)).toBe(false);
});

const ARRIVALS = [
  ['/guide/start/', false, true],
  ['/guide/start/', true, false],
  ['https://search.example/', false, false],
  // A redirect to the reader's language is not a click on a link.
  ['/zh/guide/basic/cli', false, false],
] as const;

test('a page starts the app when idle after an internal link, unless data saving is on', async ({
  openPage,
  baseURL,
}) => {
  const visits = ARRIVALS.map(async ([from, savesData, starts]) => {
    const page = await openPage();
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, savesData);
    const referer = new URL(from, baseURL).href;
    await page.goto('/guide/basic/cli', { referer, waitUntil: 'load' });
    expect(await page.evaluate(() => document.referrer)).not.toBe('');
    const who = `from ${from}${savesData ? ', saves data' : ''}`;
    if (starts) await expect.poll(() => hasStarted(page), who).toBe(true);
    await page.waitForTimeout(AT_REST_MS);
    expect(await hasStarted(page), who).toBe(starts);
  });
  await Promise.all(visits);
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

import type { Page } from '@playwright/test';
import {
  appStarted,
  askForApp,
  expect,
  test,
  withoutSpeculation,
  savingData,
} from '../lib/test.mts';

const PAGE = '/guide/start/';
const NEXT = '/guide/basic/cli';
const CONTROLS = /\/first-view\/controls\.[^/]*\.js$/;
const APP = /\/assets\/js\/main[^/]*\.js$/;

/** Long enough for an idle browser to fetch the app, and to run it if anything did. */
const AT_REST_MS = 1000;
/** Longer than the browser waits after a pointer has come over a link. */
const HOVER_MS = 600;

const hasStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['hasHydrated'] === 'true');
const starts = (page: Page, who?: string) => expect.poll(() => hasStarted(page), who).toBe(true);
const rules = (page: Page) => page.locator('script[type=speculationrules]');
const overLink = (page: Page, to = NEXT) => page.locator(`#sidebar a[href="${to}"]`).hover();

async function rests(page: Page, address: string, referer?: string): Promise<void> {
  await page.goto(address, { referer, waitUntil: 'load' });
  await page.waitForTimeout(AT_REST_MS);
}

function requestsFor(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('where links need the app it is fetched, and runs for a link that is pointed at or focused, and on a page that is an app', async ({
  page,
}) => {
  await withoutSpeculation(page);
  const requests = requestsFor(page, APP);
  await rests(page, NEXT);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => requests.length).toBe(1);
  await expect(rules(page)).toHaveCount(0);
  expect(await hasStarted(page)).toBe(false);
  await appStarted(page);
  expect(requests.length).toBeLessThanOrEqual(2);
  const pages = requestsFor(page, /\/assets\/js\//);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(AT_REST_MS);
  expect(pages, 'no page is fetched before its link is pointed at').toEqual([]);
  await overLink(page, PAGE);
  await expect.poll(() => pages.length).toBeGreaterThan(0);

  const link = page.getByRole('main').getByRole('link', { name: 'Quick start' }).first();
  for (const give of [() => overLink(page), () => link.focus()]) {
    await page.goto(PAGE);
    expect(await hasStarted(page)).toBe(false);
    await give();
    await starts(page);
  }
  await page.goto('/config/');
  await starts(page);
});

test('before the app the browser prepares a page that is pointed at', async ({
  page,
  siteHost,
}) => {
  await page.goto(PAGE);
  await expect(rules(page)).toHaveCount(1);
  const text = JSON.parse((await rules(page).textContent())!) as Record<string, unknown>;
  expect(Object.keys(text)).toEqual(['prerender', 'prefetch']);
  await page.getByRole('button', { name: 'More ways to use this page' }).click();
  await page.getByRole('link', { name: 'View as Markdown' }).hover();
  await page.waitForTimeout(HOVER_MS);
  expect([...siteHost.asked.keys()].filter((address) => address.endsWith('.md'))).toEqual([]);
  await page.keyboard.press('Escape');
  expect(siteHost.asked.has(NEXT)).toBe(false);
  await overLink(page);
  await expect.poll(() => siteHost.asked.has(NEXT)).toBe(true);
  await page.locator(`#sidebar a[href="${NEXT}"]`).click();
  await expect(page.locator('h1')).toHaveText('CLI');
  await appStarted(page);
  await expect(rules(page)).toHaveCount(0);
});

test.describe('with data saving', () => {
  test.use({ serviceWorkers: 'allow' });

  test('only the page is loaded, also after a link, and nothing prepared or kept until the reader acts @F207', async ({
    page,
    baseURL,
  }) => {
    await savingData(page);
    const requests = requestsFor(page, /\/assets\/|service-worker|offline/);
    await rests(page, NEXT, baseURL + PAGE);
    // The page can be used, and has its styles; that is all.
    const [styles, ...others] = requests.sort();
    expect(styles).toMatch(/\/assets\/css\//);
    expect(others).toEqual([expect.stringMatching(CONTROLS)]);
    await expect(rules(page)).toHaveCount(0);
    expect(await hasStarted(page)).toBe(false);
    await appStarted(page);
    await overLink(page, PAGE);
    await page.waitForTimeout(AT_REST_MS);
    await expect(page.locator('main'), 'no page is drawn ahead').toHaveCount(1);
    expect(requests.filter((url) => APP.test(url)).length).toBe(1);
    expect(requests.filter((url) => /service-worker|offline/.test(url))).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
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
    await rests(page, NEXT);
    expect(requests.length, speed).toBe(fetches);
    await appStarted(page);
  });
  await Promise.all(visits);
});

test('reading, pointing, copying, searching and menus start no app', async ({ page }) => {
  const asked: string[] = [];
  let doing = 'reading';
  page.on('request', (request) => {
    if (APP.test(request.url())) asked.push(`the app is asked for by ${doing}`);
  });
  await page.goto(PAGE, { waitUntil: 'load' });
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

test('a page starts the app when idle after an internal link', async ({ openPage, baseURL }) => {
  const visits = (
    [
      [PAGE, true],
      ['https://search.example/', false],
      // A redirect to the reader's language is not a click on a link.
      [`/zh${NEXT}`, false],
    ] as const
  ).map(async ([from, doesStart]) => {
    const page = await openPage();
    await rests(page, NEXT, new URL(from, baseURL).href);
    expect(await page.evaluate(() => document.referrer)).not.toBe('');
    if (doesStart) await starts(page, from);
    expect(await hasStarted(page), from).toBe(doesStart);
  });
  await Promise.all(visits);
});

test('a script of the app that failed to load is asked for again', async ({ page, problems }) => {
  let isDown = true;
  await page.route(APP, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(PAGE);
  const refused = page.waitForEvent('requestfailed');
  await askForApp(page);
  await refused;
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  isDown = false;
  await askForApp(page);
  await starts(page);
  await page.locator(`#sidebar a[href="${NEXT}"]`).click();
  await expect(page.locator('h1')).toContainText('CLI');
  problems.length = 0;
});

test('without the stylesheet the app stays away, links load pages @F43', async ({ page }) => {
  await page.route(/\/assets\/css\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(PAGE);
  await askForApp(page);
  await page.waitForTimeout(AT_REST_MS);
  expect(await hasStarted(page)).toBe(false);
  // Without its styles, the sidebar is the menu that a button opens.
  await page.locator('main a[href="/guide/start/quick-start"]').first().click();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect(page.locator('h1')).toHaveText('Quick start');
});

test.describe('a page that the browser prepares', () => {
  test.use({ locale: 'zh-CN', isFirstVisit: true });

  test('loads and stores nothing, leads to no language and starts no application until it is visited', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let isAhead = true;
      Object.defineProperty(document, 'prerendering', { get: () => isAhead });
      addEventListener('test-visit', () => {
        isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    const visit = () => page.evaluate(() => void dispatchEvent(new Event('test-visit')));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await rests(page, PAGE);
    await expect(page).toHaveURL(PAGE);
    // The document, the styles that it shares with the page before, and what answers presses.
    const own = /first-view\/controls|\/assets\/css\//;
    expect(requests.filter((one) => one !== PAGE && !own.test(one))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await visit();
    await expect(page).toHaveURL(`/zh${PAGE}`);
    await visit();
    const isWorker = (one: string) => /first-view\/searchWorker/.test(one);
    await expect.poll(() => requests.some(isWorker)).toBe(true);
    const root = page.locator('html');
    await rests(page, '/zh/config/');
    await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
    await visit();
    await expect(root).toHaveAttribute('data-has-hydrated', 'true');
  });
});

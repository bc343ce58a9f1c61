import type { Page } from '@playwright/test';
import { appStarted, expect, test, withoutSpeculation } from '../lib/test.mts';

const PAGE = '/guide/start/';
const NEXT = '/guide/basic/cli';
/** Longer than the browser waits after a pointer has come over a link. */
const HOVER_MS = 600;
/** Long enough for what a page does when it is idle. */
const AT_REST_MS = 1000;

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** Makes a page think that it is prerendered, until `visit` is called. */
async function drawAhead(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', { get: () => isAhead });
    addEventListener('test-visit', () => {
      isAhead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  return async () => {
    await page.evaluate(() => void dispatchEvent(new Event('test-visit')));
  };
}

test('until the app runs the browser prepares a page whose link a pointer rests on, and no file', async ({
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
  const link = page.locator(`#sidebar a[href="${NEXT}"]`);
  expect(siteHost.asked.has(NEXT)).toBe(false);
  await link.hover();
  await expect.poll(() => siteHost.asked.has(NEXT)).toBe(true);
  await link.click();
  await expect(page.locator('h1')).toHaveText('CLI');
  await appStarted(page);
  await expect(rules(page)).toHaveCount(0);
});

test('no page is prepared with data saving, or in a browser without support', async ({
  openPage,
}) => {
  const prepare = {
    'who saves data': (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    'a browser that cannot': withoutSpeculation,
  };
  const visits = Object.entries(prepare).map(async ([who, make]) => {
    const page = await openPage();
    await make(page);
    await page.goto(PAGE, { waitUntil: 'load' });
    await page.waitForTimeout(AT_REST_MS);
    await expect(rules(page), who).toHaveCount(0);
  });
  await Promise.all(visits);
});

test('a prerendered page loads and stores nothing, and an application does not start, until it is visited', async ({
  page,
}) => {
  const visit = await drawAhead(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(PAGE, { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST_MS);
  // The document, the styles that it shares with the page before, and what answers presses.
  const own = /first-view\/controls|\/assets\/css\//;
  expect(requests.filter((one) => one !== PAGE && !own.test(one))).toEqual([]);
  await visit();
  await expect.poll(() => requests.some((one) => /first-view\/searchWorker/.test(one))).toBe(true);
  const root = page.locator('html');
  await page.goto('/config/', { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST_MS);
  await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
  await visit();
  await expect(root).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('a first visit', () => {
  test.use({ locale: 'zh-CN', isFirstVisit: true });

  test('that is only prerendered does not redirect to another language', async ({ page }) => {
    const visit = await drawAhead(page);
    await page.goto(NEXT);
    await page.waitForTimeout(AT_REST_MS);
    await expect(page).toHaveURL(NEXT);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await visit();
    await expect(page).toHaveURL(`/zh${NEXT}`);
  });
});

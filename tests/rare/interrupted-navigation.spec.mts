import type { Page, Request, Route } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import { APP_CODE, appStarted, changeHtml, expect, openApp, test } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const FIRST = '/guide/start/glossary';
const SECOND = '/guide/advanced/storybook';

/** The browser of the tests, and one like Firefox 125 and Safari 17.5, which lack what it has. */
const BROWSERS: readonly [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['this browser', async () => undefined],
  [
    'a browser without the Navigation API',
    (page) => page.addInitScript(() => delete (window as { navigation?: unknown }).navigation),
  ],
];

const NOTICE = 'The page could not be loaded. You may be offline.';

const link = (page: Page, path: string) => page.locator(`#sidebar a[href="${path}"]`);
const press = (page: Page, path: string, times = 1) =>
  link(page, path).evaluate((element: HTMLElement, count) => {
    for (let left = count; left > 0; left -= 1) element.click();
  }, times);

/** Holds requests until the test decides about them. */
async function hold(page: Page) {
  const held: Route[] = [];
  let isCutOff = false;
  await page.route(APP_CODE, (route) => (isCutOff ? route.abort() : void held.push(route)));
  /** Once something is asked for: all of it, and nothing of what comes later. */
  const take = async (): Promise<readonly Route[]> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // A page consists of several files, which are asked for together.
    await page.waitForTimeout(50);
    return held.splice(0);
  };
  const cutOff = async (routes: readonly Route[]): Promise<void> => {
    isCutOff = true;
    for (const route of routes) await route.abort();
  };
  return { take, cutOff };
}

/** That the page that was shown stays, under its address. */
async function expectNothingHappened(page: Page): Promise<void> {
  await expect(page).toHaveURL(FROM);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('h1')).toContainText('CLI');
}

for (const [browser, prepare] of BROWSERS) {
  test(`the second of two pages fails, in ${browser} @F281`, async ({ page, problems }) => {
    await prepare(page);
    await openApp(page, FROM);
    const code = await hold(page);
    await press(page, FIRST);
    const first = await code.take();
    await press(page, SECOND);
    const second = await code.take();
    for (const route of first) await route.continue();
    // It has come, and is not wanted any more.
    await page.waitForTimeout(300);
    await expect(page.locator('h1')).toContainText('CLI');
    const failed = page.waitForEvent('console', (message) =>
      /could not be loaded/.test(message.text()),
    );
    await code.cutOff(second);
    await failed;
    await expectNothingHappened(page);
    problems.length = 0;
  });

  test(`two presses offline lead back, in ${browser} @F282`, async ({ page, problems }) => {
    await prepare(page);
    await openApp(page, '/guide/start/quick-start');
    await press(page, FROM);
    await expect(page.locator('h1')).toContainText('CLI');
    await page.evaluate(() => {
      const went: number[] = [];
      const go = history.go.bind(history);
      history.go = (delta) => {
        went.push(delta!);
        go(delta);
      };
      Object.assign(window, { went });
    });
    const code = await hold(page);
    await press(page, SECOND, 2);
    await code.cutOff(await code.take());
    const went = () => page.evaluate(() => (window as unknown as { went: number[] }).went);
    await expect.poll(went).toEqual([-1]);
    await expectNothingHappened(page);
    expect(await went()).toEqual([-1]);
    problems.length = 0;
  });
}

test('a page that React draws again has one history @F283', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    const counts = { listeners: 0 };
    Object.assign(window, { counts });
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'popstate') counts.listeners += 1;
      listen(...args);
    };
  });
  const listeners = () =>
    page.evaluate(() => (window as unknown as { counts: { listeners: number } }).counts.listeners);
  await openApp(page, FROM);
  const ordinary = await listeners();
  expect(ordinary).toBeGreaterThan(0);

  // Another heading than the app expects: React throws away what it has begun.
  await changeHtml(page, FROM, (html) => html.replace(/(<h1[^>]*>)CLI/, '$1Changed'));
  await page.reload();
  await expect(page.locator('h1')).toContainText('Changed');
  await appStarted(page);
  await expect(page.locator('h1')).toContainText('CLI');
  expect(problems.join()).toContain('#418');
  expect(await listeners()).toBe(ordinary);
  problems.length = 0;
});

for (const [browser, prepare] of BROWSERS) {
  test(`offline, the page that is read stays, in ${browser} @F45`, async ({ page, problems }) => {
    await prepare(page);
    await openApp(page, FROM);
    await page.route(APP_CODE, (route) => route.abort());
    const documents: string[] = [];
    page.on('request', (request: Request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.waitForTimeout(100);
    const press = () => link(page, SECOND).evaluate((element: HTMLElement) => element.click());
    await press();
    // The visible message; the live region of the page says the same.
    const notice = page.locator('body > div', { hasText: NOTICE, hasNot: page.locator('#main') });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(FROM);
    await page.waitForTimeout(400);
    await expect(page.locator('h1')).toContainText('CLI');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(documents).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    // Positions are still remembered, and a second try ends as the first.
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await page.waitForTimeout(100);
    await press();
    await page.waitForTimeout(400);
    await expect(page).toHaveURL(FROM);
    expect(await page.evaluate(() => scrollY)).toBe(200);

    // Once the network is back the same link works, and Back leads here.
    await page.unroute(APP_CODE);
    await link(page, SECOND).click();
    await expect(page.locator('h1')).toContainText('Storybook');
    await expect(page).toHaveURL(SECOND);
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toContainText('CLI');

    await page.goForward();
    await expect(page.locator('h1')).toContainText('Storybook');
    // A document of its own: it knows nothing of the page before.
    await page.reload();
    await appStarted(page);
    await page.route(APP_CODE, (route) => route.abort());
    await page.evaluate(() => history.back());
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(SECOND);
    await expect(page.locator('h1')).toContainText('Storybook');
    await page.waitForTimeout(400);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    problems.length = 0;
  });
}

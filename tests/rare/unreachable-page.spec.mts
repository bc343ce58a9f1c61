import type { Page, Request } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import { BROWSERS } from '../lib/browsers.mts';
import { APP_CODE, appStarted, expect, inLang, test, text } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/advanced/storybook';
const link = (page: Page, path: string) => page.locator(`#sidebar a[href="${path}"]`);
/** What is seen; the live region of the page says the same. */
const noticeOf = (page: Page, says: string) =>
  page.locator('body > div', { hasText: says }).filter({ hasNot: page.locator('#main') });
const NOTICE = 'The page could not be loaded. You may be offline.';

for (const [browser, prepare] of BROWSERS) {
  test(`offline, the page that is being read stays, with its address and position, in ${browser} @F45`, async ({
    page,
    problems,
  }) => {
    await prepare(page);
    await page.goto(FROM);
    await appStarted(page);
    await page.route(APP_CODE, (route) => route.abort());
    const documents: string[] = [];
    page.on('request', (request: Request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.waitForTimeout(100);
    const press = () => link(page, TO).evaluate((element: HTMLElement) => element.click());
    await press();
    const notice = noticeOf(page, NOTICE);
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
    await link(page, TO).click();
    await expect(page.locator('h1')).toContainText('Storybook');
    await expect(page).toHaveURL(TO);
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toContainText('CLI');
    problems.length = 0;
  });

  test(`offline, Back to a page whose code is gone stays too, in ${browser}`, async ({
    page,
    problems,
  }) => {
    await prepare(page);
    await page.goto(FROM);
    await appStarted(page);
    await link(page, TO).click();
    await expect(page.locator('h1')).toContainText('Storybook');
    // A document of its own: it knows nothing of the page before.
    await page.reload();
    await appStarted(page);
    await page.route(APP_CODE, (route) => route.abort());
    await page.evaluate(() => history.back());
    await expect(noticeOf(page, NOTICE)).toBeVisible();
    await expect(page).toHaveURL(TO);
    await expect(page.locator('h1')).toContainText('Storybook');
    await page.waitForTimeout(400);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    problems.length = 0;
  });
}

test('a page that cannot be loaded is told in Chinese', async ({ page, problems }) => {
  await page.goto(inLang('zh', FROM));
  await appStarted(page);
  await page.route(APP_CODE, (route) => route.abort());
  await link(page, inLang('zh', TO)).click();
  const notice = noticeOf(page, text('zh', 'navigation.error.notice', NOTICE));
  await expect(notice).toBeVisible();
  problems.length = 0;
});

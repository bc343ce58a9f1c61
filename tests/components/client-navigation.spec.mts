import type { Page, Request } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import {
  APP_CODE,
  appStarted,
  expect,
  holdRequests,
  inLang,
  openApp,
  test,
  text,
} from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/advanced/storybook';

/** Opens a page; what its app asks for from now on is answered by `answer`, where that is given. */
async function openThen(page: Page, path: string, answer?: Parameters<Page['route']>[1]) {
  await openApp(page, path);
  if (answer) await page.route(APP_CODE, answer);
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const link = (page: Page, path: string) => page.locator(`#sidebar a[href="${path}"]`);

test('a page that takes its time leaves the last one as it is, below a progress bar, and loads no document @F44', async ({
  page,
}) => {
  const documents = await openThen(page, inLang('zh', FROM));
  const arrive = await holdRequests(page, APP_CODE);
  const name = text('zh', 'navigation.progress.label', 'Loading the page');
  const bar = page.getByRole('progressbar', { name });
  // A second render gives the code new elements, and a selection in it is lost.
  const line = page.locator('article pre .line').first();
  await line.evaluate((element) => getSelection()!.selectAllChildren(element));
  const selected = () => page.evaluate(() => getSelection()!.toString());
  const before = await selected();
  expect(before).not.toBe('');
  // Without a pointer, which would take the selection away.
  await link(page, inLang('zh', TO)).dispatchEvent('click');
  await expect(bar).toBeAttached();
  expect((await bar.boundingBox())!.y).toBe(0);
  const filled = () => bar.evaluate((one) => one.style.transform);
  const atFirst = await filled();
  await expect.poll(filled).not.toBe(atFirst);
  await expect(page.locator('h1')).not.toContainText('Storybook');
  expect(await selected()).toBe(before);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('transition-duration', '0s');
  arrive();
  await expect(page.locator('h1')).toContainText('Storybook');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('#sidebar [aria-current=page]')).toHaveText('Storybook');
  expect(documents).toEqual([]);
});

test('a page that comes soon shows no progress bar', async ({ page }) => {
  await openApp(page, '/guide/start/');
  // Once there and back: what follows needs nothing from the host and cannot take its time.
  await link(page, FROM).click();
  await expect(page.locator('h1')).toContainText('CLI');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Introduction');
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if ((node as Element).id === 'nprogress') throw Error('bar');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await link(page, FROM).click();
  await expect(page.locator('h1')).toContainText('CLI');
  await page.waitForTimeout(400);
});

test('the first screen of a long page comes first, and fills the window', async ({ page }) => {
  const height = 1000;
  const sections = () => page.locator('article h2').count();
  await page.setViewportSize({ width: 1280, height });
  await page.goto(FROM);
  const all = await sections();
  await openApp(page, TO);
  await page.evaluate(() => {
    const before = document.querySelector('h1')!.textContent;
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === before) return;
      observer.disconnect();
      const { bottom } = document.querySelector('article .prose')!.getBoundingClientRect();
      const count = document.querySelectorAll('article h2').length;
      Object.assign(window, { firstScreen: { bottom, count } });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await link(page, FROM).click();
  // The address changes with the press; the heading comes with the code of the page.
  const shown = await page.waitForFunction(
    () => (window as unknown as { firstScreen?: { bottom: number; count: number } }).firstScreen,
  );
  const { bottom, count } = (await shown.jsonValue())!;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  expect(bottom).toBeGreaterThan(height);
  expect(bottom).toBeLessThan(2 * height);
  await expect.poll(sections).toBe(all);
});

test('a failed prefetch for a hovered link is not an error', async ({ page, problems }) => {
  await openThen(page, FROM, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await link(page, TO).hover();
  await asked;
  await page.waitForTimeout(300);
  // The browser itself reports these.
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
  problems.length = 0;
  await page.unroute(APP_CODE);
  await link(page, TO).click();
  await expect(page.locator('h1')).toContainText('Storybook');
  problems.length = 0;
});

test('after a deployment the page is loaded in full, once @F133', async ({ page, problems }) => {
  const gone = new Set<string>();
  const documents = await openThen(page, FROM, (route) => {
    gone.add(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  await link(page, TO).click();
  await page.waitForEvent('load');
  await expect(page.locator('h1')).toContainText('Storybook');
  await expect(page).toHaveURL(TO);
  // The new document asks for its code too, and does not get it either: it stays.
  await page.waitForTimeout(1000);
  expect(documents).toEqual([TO]);
  expect(gone.size).toBeGreaterThan(0);
  problems.length = 0;
});

test('Back before the app has started leads to the page of the address @F204', async ({ page }) => {
  await openApp(page, FROM);
  await link(page, TO).click();
  await expect(page.locator('h1')).toContainText('Storybook');
  const arrive = await holdRequests(page, APP_CODE);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toContainText('Storybook');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('h1')).toContainText('CLI');
  arrive();
  await appStarted(page);
  await expect(page.locator('h1')).toContainText('CLI');
});

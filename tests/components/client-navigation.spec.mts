import type { Page, Request } from '@playwright/test';
import { violationsOf } from '../a11y/violations.mts';
import { APP_CODE, appStarted, expect, inLang, inTurn, test, text } from '../lib/test.mts';

const FROM = '/guide/basic/cli';
const TO = '/guide/advanced/storybook';

/** Opens a page; what its app asks for from now on is answered by `answer`. */
async function openThen(page: Page, path: string, answer: Parameters<Page['route']>[1]) {
  await page.goto(path);
  await appStarted(page);
  await page.route(APP_CODE, answer);
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const link = (page: Page, path: string) => page.locator(`#sidebar a[href="${path}"]`);

for (const lang of inTurn('zh')) {
  test(`a page that takes its time shows a progress bar until it arrives (${lang}) @F44`, async ({
    page,
  }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await openThen(page, inLang(lang, FROM), async (route) => {
      await arrived;
      await route.continue();
    });
    const name = text(lang, 'progress-bar.label', 'Loading the page');
    const bar = page.getByRole('progressbar', { name });
    // When the bar appears and what it fills, observed in the page, where nothing comes between.
    const elapsed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const filled: number[] = [];
          Object.assign(window, { filled });
          let pressed = 0;
          addEventListener('click', () => (pressed = performance.now()), { capture: true });
          new MutationObserver(() => {
            const found = document.querySelector<HTMLElement>('[role=progressbar]');
            if (!found) return;
            resolve(performance.now() - pressed);
            const percent = /translate3d\((-?[\d.]+)%/.exec(found.style.transform)?.[1];
            const now = 100 + Number(percent);
            if (now > 0 && now !== filled.at(-1)) filled.push(now);
          }).observe(document.body, {
            attributeFilter: ['style'],
            childList: true,
            subtree: true,
          });
        }),
    );
    const filled = () => page.evaluate(() => (window as unknown as { filled: number[] }).filled);
    await link(page, inLang(lang, TO)).click();
    expect(await elapsed).toBeGreaterThanOrEqual(199);
    await expect(bar).toBeAttached();
    const box = (await bar.boundingBox())!;
    expect(box.y).toBe(0);
    // Of the whole width 8 % are filled at first, then 2 % at most every 800 ms.
    await expect.poll(async () => (await filled()).length).toBeGreaterThan(1);
    const [first, second] = await filled();
    expect(first).toBeCloseTo(8, 1);
    expect(second! - first!).toBeGreaterThan(0);
    expect(second! - first!).toBeLessThanOrEqual(2.01);
    await expect(page.locator('h1')).not.toContainText('Storybook');
    expect(await violationsOf(page)).toEqual([]);
    arrive();
    await expect(page.locator('h1')).toContainText('Storybook');
    await expect(bar).toHaveCount(0);
  });
}

test('a page that comes soon shows no progress bar', async ({ page }) => {
  await page.goto('/guide/start/');
  await appStarted(page);
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

test('with reduced motion the progress bar does not slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openThen(page, FROM, () => undefined);
  await link(page, TO).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeAttached();
  await expect(bar).toHaveCSS('transition-duration', '0s');
});

test('what cannot be fetched for a link that is pointed at is no error', async ({
  page,
  problems,
}) => {
  await openThen(page, FROM, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await link(page, TO).hover();
  await asked;
  await page.waitForTimeout(300);
  // Of these the browser itself tells.
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
  problems.length = 0;
  await page.unroute(APP_CODE);
  await link(page, TO).click();
  await expect(page.locator('h1')).toContainText('Storybook');
  problems.length = 0;
});

test('after a new deployment the page is loaded in full, once @F133', async ({
  page,
  problems,
}) => {
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
  await page.goto(FROM);
  await appStarted(page);
  await link(page, TO).click();
  await expect(page.locator('h1')).toContainText('Storybook');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(APP_CODE, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toContainText('Storybook');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('h1')).toContainText('CLI');
  arrive();
  await appStarted(page);
  await expect(page.locator('h1')).toContainText('CLI');
});

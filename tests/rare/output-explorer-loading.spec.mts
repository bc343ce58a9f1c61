import { ANSWERS, openExplorer, pane, radio } from '../lib/output-explorer.mts';
import { expect, test } from '../lib/test.mts';

test('only the last of several quick choices is shown @F48', async ({ page }) => {
  await openExplorer(page, 'en');
  let held = 0;
  await page.route(`**/${ANSWERS}/*`, async (route) => {
    // The first answer comes last.
    if (held++ === 0) await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await radio(page, 'Format', 'UMD').check();
  await radio(page, 'Format', 'CJS').check();
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
  await page.waitForTimeout(1300);
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
});

test('an answer that does not come is told, and asked for again', async ({ page, problems }) => {
  await openExplorer(page, 'en');
  await page.route(`**/${ANSWERS}/*`, (route) => route.abort());
  await radio(page, 'Format', 'CJS').check();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(pane(page, 'dist/index.js')).toBeVisible();
  await page.unroute(`**/${ANSWERS}/*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Result', exact: true })).toBeFocused();
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The browser itself reports what the test has aborted.
  problems.splice(0, problems.length, ...problems.filter((text) => !/net::ERR_FAILED/.test(text)));
});

test('what was looked at is there offline', async ({ page, context, problems }) => {
  await openExplorer(page, 'en');
  await radio(page, 'Format', 'CJS').check();
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
  await context.setOffline(true);
  await radio(page, 'Format', 'ESM').check();
  await expect(pane(page, 'dist/index.js')).toBeVisible();
  await radio(page, 'Format', 'CJS').check();
  await expect(pane(page, 'dist/index.cjs')).toBeVisible();
  // Chromium looks for the icon again whenever the address changes, and reports that it is offline.
  const isIcon = (text: string) => /net::ERR_INTERNET_DISCONNECTED/.test(text);
  problems.splice(0, problems.length, ...problems.filter((text) => !isIcon(text)));
});

test('a first choice loads one answer and nothing else', async ({ page }) => {
  await openExplorer(page, 'en');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The inline script loads by itself; Chromium looks for the icon whenever the address changes.
    if (!/first-view|search|favicon/i.test(pathname)) asked.push(pathname);
  });
  await radio(page, 'Format', 'UMD').check();
  await expect(pane(page, 'dist/index.js')).toContainText('function(root, factory)');
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/output-explorer\/[0-9a-f]+\.json$/)]);
});

import type { Page } from '@playwright/test';
import { dialog, field, open } from '../lib/search.mts';
import { expect, openApp, savingData, test, text } from '../lib/test.mts';

/** Files with a hash in their name: after a release the old ones do not exist. */
const RELEASE = /\/assets\//;
/** Without the controls that every page loads first. */
const LATER = /\/assets\/(?!first-view\/controls)/;

const CANNOT_LOAD = 'Search could not be loaded. Press Enter to open the search page.';

/** Takes the files of the open page away; gives the documents that are loaded from now on. */
async function deploy(page: Page): Promise<string[]> {
  await page.route(RELEASE, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a query typed after a release stays, Enter loads once @F133', async ({ page, problems }) => {
  const address = '/guide/basic/cli';
  // Else the code of the dialog is there before it is taken away.
  await savingData(page);
  await openApp(page, address);
  const documents = await deploy(page);
  await page.keyboard.press('/');
  await page.keyboard.insertText('bundle & <b>');
  await expect(dialog(page).getByRole('status')).toHaveText(CANNOT_LOAD);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('bundle & <b>');
  expect(documents).toEqual([]);
  await page.context().setOffline(false);
  await page.unroute(RELEASE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=bundle+%26+%3Cb%3E');
  const panel = page.locator('[data-search-panel]');
  await expect(panel.getByRole('combobox')).toHaveValue('bundle & <b>');
  await expect(panel.getByRole('option').first()).toBeVisible();
  expect(documents).toEqual(['/search']);
  await page.goBack();
  await expect(page).toHaveURL(address);
  problems.length = 0;
});

test('an index that is gone is asked for on the search page @F133', async ({ page, problems }) => {
  await page.context().route(/search-index/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/guide/basic/cli');
  await open(page);
  await page.keyboard.insertText('umdName');
  const again = text('en', 'search.error.page', 'Try again on the search page');
  const link = dialog(page).getByRole('link', { name: again });
  await expect(link).toBeVisible();
  await page.context().unroute(/search-index/);
  await link.click();
  await expect(page).toHaveURL('/search?q=umdName');
  await expect(page.locator('[data-search-panel]').getByRole('option').first()).toBeVisible();
  problems.length = 0;
});

test('the search page says that its code is missing @F133', async ({ page, problems }) => {
  await page.route(LATER, (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' })
      : route.continue(),
  );
  await page.goto('/search?q=dts');
  const said = page.locator('main').getByRole('status');
  const message = 'Search could not be loaded. Reload the page to try again.';
  await expect(said).toHaveText(text('en', 'search.page.failed', message));
  await page.unroute(LATER);
  await page.reload();
  await expect(page.locator('[data-search-panel]').getByRole('option').first()).toBeVisible();
  await expect(said).not.toContainText(text('en', 'search.page.failed', message));
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  problems.length = 0;
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a link works without its explanation @F133', async ({ page, problems }) => {
    await openApp(page, '/config/lib/format');
    const documents = await deploy(page);
    await page.locator('.prose a[data-definition]').first().tap();
    await expect(page).toHaveURL(/\/guide\/start\/glossary#esm$/);
    await expect(page.locator('h1')).toContainText('Glossary');
    expect(documents).toEqual(['/guide/start/glossary']);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
    problems.length = 0;
  });
});

import type { Page } from '@playwright/test';
import * as helper from '../lib/migration-helper.mts';
import { dialog, field } from '../lib/search.mts';
import { LANGUAGES, appStarted, expect, inLang, test, text } from '../lib/test.mts';

/** Files whose names carry their hash: those of another release are gone. */
const RELEASE = /\/assets\//;
const TO = '/guide/advanced/storybook';

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

for (const lang of LANGUAGES) {
  test(`F133: a query typed after a release stays, and links lead on with one load (${lang})`, async ({
    page,
    problems,
  }) => {
    await page.goto(inLang(lang, '/guide/basic/cli'));
    await appStarted(page);
    const documents = await deploy(page);
    await page.keyboard.press('/');
    await page.keyboard.insertText('bundle');
    const hint = text(
      lang,
      'search.error.hint',
      'You might want to check your network connection.',
    );
    await expect(dialog(page)).toHaveAttribute('data-failed', hint);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('bundle');
    expect(documents).toEqual([]);

    await page.keyboard.press('Escape');
    await page.locator(`#sidebar a[href="${inLang(lang, TO)}"]`).click();
    await expect(page).toHaveURL(inLang(lang, TO));
    await expect(page.locator('h1')).toContainText('Storybook');
    await expect(page.locator('main')).toBeVisible();
    expect(documents).toEqual([inLang(lang, TO)]);
    problems.length = 0;
  });

  test(`F133: a configuration typed after a release stays (${lang})`, async ({
    page,
    problems,
  }) => {
    await page.goto(inLang(lang, helper.PAGE));
    await appStarted(page);
    const documents = await deploy(page);
    await helper.field(page, lang).fill(helper.CONFIG);
    await helper.field(page, lang).blur();
    await expect(helper.field(page, lang)).toHaveValue(helper.CONFIG);
    expect(documents).toEqual([]);
    problems.length = 0;
  });
}

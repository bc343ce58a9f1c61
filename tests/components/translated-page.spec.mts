import type { Locator } from '@playwright/test';
import { dialog, field, open } from '../lib/search.mts';
import { expect, inLang, type Lang, openApp, savingData, test } from '../lib/test.mts';

/** The attributes that a browser's translation, or an extension, overwrites in the page. */
function rewrite(lang: string): void {
  const root = document.documentElement;
  Object.assign(root, { lang, dir: 'ltr', className: 'translated-ltr', title: lang });
  document.title = `[${lang}] ${document.title}`;
  for (const button of document.querySelectorAll('button')) button.title = `[${lang}]`;
}

/** Hits of the search lead to the language that the page was written in. */
async function findsOwn(place: Locator, own: Lang): Promise<void> {
  await expect(place).toHaveAttribute('lang', own);
  const address = new RegExp(`^${inLang(own, '/')}(?:config|guide)/`);
  await expect(place.getByRole('option').first()).toHaveAttribute('href', address);
}

test('a page that the browser translates keeps its language', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok() && response.request().resourceType() !== 'document')
      failed.push(response.url());
  });
  // Nothing is fetched ahead, so that the dialog is the first to ask.
  await savingData(page);
  const finds = async (own: Lang) => {
    await open(page, 'Control+k');
    await field(page).fill('dts');
    await findsOwn(dialog(page), own);
    const all = dialog(page).locator('a[href*="/search?q=dts"]');
    await expect(all).toHaveAttribute('href', inLang(own, '/search?q=dts'));
  };
  await test.step('when asked to, into a language that the site has not', async () => {
    await page.goto('/guide/basic/cli');
    await page.evaluate(rewrite, 'fr');
    await finds('en');
  });
  const call = `(${rewrite.toString()})('en')`;
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${call})`);
  await test.step('by itself, into the other one; a definition too', async () => {
    await page.goto('/zh/guide/basic/output-format');
    await finds('zh');
    await page.keyboard.press('Escape');
    await page.locator('[data-definition]').first().hover();
    await expect(page.getByRole('tooltip').locator('[lang]')).toHaveAttribute('lang', 'zh');
  });
  await test.step('the search page', async () => {
    await page.goto('/zh/search?q=dts');
    await findsOwn(page.locator('[data-search-panel]'), 'zh');
  });
  // It is one for all languages, and decides in the browser.
  await test.step('the missing page', async () => {
    await openApp(page, '/zh/nope/');
    await finds('zh');
  });
  expect(failed).toEqual([]);
});

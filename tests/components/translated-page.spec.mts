import type { Locator, Page } from '@playwright/test';
import { dialog, field, open } from '../lib/search.mts';
import {
  LANGUAGES,
  appStarted,
  expect,
  inLang,
  test,
  savingData,
  type Lang,
} from '../lib/test.mts';

/** The attributes that a browser's translation, or an extension, overwrites in the page. */
function rewrite(lang: string): void {
  const root = document.documentElement;
  Object.assign(root, { lang, dir: 'ltr', className: 'translated-ltr', title: lang });
  document.title = `[${lang}] ${document.title}`;
  for (const button of document.querySelectorAll('button')) button.title = `[${lang}]`;
}

/** The translation runs by itself with the page, or on request. */
async function openTranslated(page: Page, path: string, lang: string, isLater: boolean) {
  if (!isLater) {
    const call = `(${rewrite.toString()})(${JSON.stringify(lang)})`;
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${call})`);
  }
  await page.goto(path);
  if (isLater) await page.evaluate(rewrite, lang);
}

/** Hits of the search lead to the language that the page was written in. */
async function findsOwn(place: Locator, own: Lang): Promise<void> {
  await expect(place).toHaveAttribute('lang', own);
  const address = new RegExp(`^${inLang(own, '/')}(?:config|guide)/`);
  await expect(place.getByRole('option').first()).toHaveAttribute('href', address);
}

for (const own of LANGUAGES) {
  test(`a page in ${own} that the browser translates keeps its language in all that comes later`, async ({
    page,
    context,
  }) => {
    test.slow();
    const other = own === 'en' ? 'zh-CN' : 'en';
    const failed: string[] = [];
    context.on('response', (response) => {
      if (!response.ok() && response.request().resourceType() !== 'document')
        failed.push(response.url());
    });
    // Nothing is fetched ahead, so that the dialog is the first to ask.
    await savingData(page);
    for (const [foreign, isLater] of [
      [other, false],
      ['fr', true],
    ] as const) {
      await test.step(`into ${foreign} ${isLater ? 'when asked to' : 'by itself'}`, async () => {
        const visited = isLater ? await context.newPage() : page;
        await openTranslated(visited, inLang(own, '/guide/basic/cli'), foreign, isLater);
        await open(visited, 'Control+k');
        await field(visited).fill('dts');
        await findsOwn(dialog(visited), own);
        const all = dialog(visited).locator('a[href*="/search?q=dts"]');
        await expect(all).toHaveAttribute('href', inLang(own, '/search?q=dts'));
        if (isLater) await visited.close();
      });
    }
    await test.step('a definition', async () => {
      await page.goto(inLang(own, '/guide/basic/output-format'));
      await page.locator('[data-definition]').first().hover();
      await expect(page.getByRole('tooltip').locator('[lang]')).toHaveAttribute('lang', own);
    });
    await test.step('the search page', async () => {
      await page.goto(inLang(own, '/search?q=dts'));
      await findsOwn(page.locator('[data-search-panel]'), own);
    });
    // It is one for all languages, and decides in the browser.
    await test.step('the missing page', async () => {
      await page.goto(inLang(own, '/nope/'));
      await appStarted(page);
      await open(page, '/');
      await field(page).fill('dts');
      await findsOwn(dialog(page), own);
    });
    expect(failed).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { dialog, field, open, options } from '../lib/search.mts';
import { LANGUAGES, appStarted, casesOf, expect, inLang, test, savingData } from '../lib/test.mts';

/** What the translation of a browser, or an extension, writes over what the page says of itself. */
function rewrite(lang: string): void {
  const root = document.documentElement;
  Object.assign(root, { lang, dir: 'ltr', className: 'translated-ltr', title: lang });
  document.title = `[${lang}] ${document.title}`;
  for (const button of document.querySelectorAll('button')) button.title = `[${lang}]`;
}

/** As it comes by itself with the page, or when somebody asks for it. */
async function openTranslated(page: Page, path: string, lang: string, isLater: boolean) {
  if (!isLater) {
    const call = `(${rewrite.toString()})(${JSON.stringify(lang)})`;
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${call})`);
  }
  await page.goto(path);
  if (isLater) await page.evaluate(rewrite, lang);
}

const ALL = ['zh-CN', 'en', 'fr'].flatMap((foreign) =>
  [false, true].map((isLater) => ({ foreign, isLater })),
);

for (const own of LANGUAGES) {
  const other = own === 'en' ? 'zh-CN' : 'en';
  const usual = [
    { foreign: other, isLater: false },
    { foreign: 'fr', isLater: true },
  ];
  for (const { foreign, isLater } of casesOf(ALL, usual)) {
    const when = isLater ? 'when asked to' : 'by itself';
    test(`a page in ${own} that the browser translates into ${foreign} ${when} searches in its own language`, async ({
      page,
      context,
    }) => {
      const failed: string[] = [];
      context.on('response', (response) => {
        if (!response.ok()) failed.push(response.url());
      });
      // Nothing is fetched ahead, so that the dialog is the first to ask.
      await savingData(page);
      await openTranslated(page, inLang(own, '/guide/basic/cli'), foreign, isLater);
      await open(page, 'Control+k');
      await expect(dialog(page)).toHaveAttribute('lang', own);
      await field(page).fill('dts');
      await expect(options(page).first()).toHaveAttribute(
        'href',
        new RegExp(`^${inLang(own, '/')}(?:config|guide)/`),
      );
      await expect(dialog(page).locator('a[href*="/search?q=dts"]')).toHaveAttribute(
        'href',
        inLang(own, '/search?q=dts'),
      );
      expect(failed).toEqual([]);
    });
  }

  test(`a translated page in ${own} keeps the language of all that comes later`, async ({
    page,
  }) => {
    await openTranslated(page, inLang(own, '/guide/basic/output-format'), other, false);
    await page.locator('[data-definition]').first().hover();
    await expect(page.getByRole('tooltip').locator('[lang]')).toHaveAttribute('lang', own);
    await openTranslated(page, inLang(own, '/search?q=dts'), other, false);
    const panel = page.locator('[data-search-panel]');
    await expect(panel).toHaveAttribute('lang', own);
    await expect(panel.getByRole('option').first()).toHaveAttribute(
      'href',
      new RegExp(`^${inLang(own, '/')}(?:config|guide)/`),
    );
    // The missing page, which is one for all languages, decides in the browser.
    await openTranslated(page, inLang(own, '/nope/'), other, false);
    await appStarted(page);
    await open(page, '/');
    await expect(dialog(page)).toHaveAttribute('lang', own);
    await field(page).fill('dts');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      new RegExp(`^${inLang(own, '/')}(?:config|guide)/`),
    );
  });
}

import { expect as seen } from '@playwright/test';
import type { FixtureSite } from './fixture-site.mts';
import { inLang, text, type Lang } from './texts.mts';
import { VisitedSite } from './visited-site.mts';

/** A small site in a browser of 1280 px, and the parts of its search dialog. */
export function visitSearch(create: () => Promise<FixtureSite>) {
  const viewport = { width: 1280, height: 800 };
  const visit = new VisitedSite(create, { locale: 'en-US', viewport });
  const dialog = () => visit.page.locator('dialog[data-search]');
  const field = () => dialog().locator('input');
  return {
    visit,
    dialog,
    field,
    options: () => dialog().getByRole('option'),
    error: (lang: Lang) => text(lang, 'search.error.title', 'Unable to fetch results'),

    /** The script policy of the page. */
    policy: () =>
      visit.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),

    /** Opens the dialog by the keyboard and asks. */
    async ask(query: string, lang: Lang = 'en'): Promise<void> {
      // A first visitor is led to the language of the browser.
      if (lang === 'zh') await visit.newPage({ locale: 'zh-CN' });
      await visit.open(inLang(lang, '/guide/start/glossary'));
      await visit.page.keyboard.press('/');
      await seen(field()).toBeFocused();
      await visit.page.keyboard.insertText(query);
    },

    /** Asks in the open dialog, though it may be what it was asked before. */
    async askAgain(query: string): Promise<void> {
      await field().fill('');
      await field().fill(query);
    },
  };
}

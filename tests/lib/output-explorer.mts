import type { Page } from '@playwright/test';
import { appStarted, inLang, text, type Lang } from './test.mts';

const PAGE = '/guide/basic/output-explorer';
/** Where the answers to choices lie in the build. */
export const ANSWERS = 'assets/output-explorer';

/** A value of a group of radios, by their visible names. */
export const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });

/** The button of a file below `dist`; a mark may stand before its name. */
export const file = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`(?:^|\\s)${name.replace('.', '\\.')}`) });

/** The code of a file that is shown. */
export const pane = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** A text of the explorer in a language. */
export const ui = (lang: Lang, id: string, english: string) =>
  text(lang, `output-explorer.${id}`, english);

export const explorerAddress = (lang: Lang, search = '') => inLang(lang, PAGE) + search;

export async function openExplorer(page: Page, lang: Lang, search = ''): Promise<void> {
  await page.goto(explorerAddress(lang, search));
  await appStarted(page);
}

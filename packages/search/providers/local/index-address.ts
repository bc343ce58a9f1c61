import { pageLocale } from '@rslib-docs/kit/browser/page-facts';
import { searchIndexFile } from '../../engine/document';
import { headFile } from '../../engine/parts/contract';
import { INDEX_IN_PARTS, SEARCH_BUTTON } from '../../dialog/search-dom';

/** Written in by the build. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

/** Path of a file of a language below the base path. */
export function pathInLanguage(lang: string, file: string): string {
  return SITE_BASE + (lang === SITE_LOCALES[0] ? '' : `${lang}/`) + file;
}

const searchButton = () => document.querySelector<HTMLElement>(`[${SEARCH_BUTTON}]`);

/** Version of the documentation that the page belongs to; empty for the current one. */
export const pageVersion = (): string => searchButton()?.dataset.version ?? '';

/** Address of the search page with a query, in the language of the page. */
export const searchPageAddress = (query: string): string =>
  `${pathInLanguage(pageLocale(), 'search')}?${new URLSearchParams({ q: query })}`;

/** Whether the index of this site is in parts. */
export const isInParts = (): boolean => searchButton()?.dataset.index === INDEX_IN_PARTS;

/** Absolute address of what is loaded first of the index of the page's language and version. */
export function searchIndexAddress(): string | undefined {
  if (!searchButton()) return undefined;
  const lang = pageLocale();
  const whole = searchIndexFile(lang, pageVersion());
  const file = isInParts() ? headFile(whole) : whole;
  return location.origin + pathInLanguage(lang, file);
}

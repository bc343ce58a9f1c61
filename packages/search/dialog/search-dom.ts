import { isApple } from '@rslib-docs/kit/browser/environment';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { pageLocale } from '@rslib-docs/kit/browser/page';
import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';
import { searchIndexFile } from '../engine/document';
import { headFile } from '../engine/parts/contract';

/** Written in by the build. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];

/** On the button that opens the dialog, with what the dialog needs before its code has come. */
export const SEARCH_BUTTON = 'data-search-open';
/** Stored as `off` by who does not want `/` to open the search. */
export const SLASH_CHOICE = `${STORAGE_NAMESPACE}.search-slash`;
/** In the button, around the key that it shows. */
export const SEARCH_KEYS = 'data-search-keys';
export const SEARCH_DIALOG = 'data-search';
/**
 * On a place that the embedded panel fills: that of the search page, or a field that finds
 * sections of one page, whose path is the value.
 */
export const SEARCH_PANEL = 'data-search-panel';
/** Dispatched on the window when the version or the place of the panel may have changed. */
export const SEARCH_PAGE_EVENT = 'search-page';
/** Dispatched on the window with an address; the app prevents it and navigates by itself. */
export const SEARCH_NAVIGATE_EVENT = 'search-navigate';

/** Value of the button's `data-index` where the index is in parts. */
export const INDEX_IN_PARTS = 'parts';

/** A text whose beginning is in the field: the selection of the page, or an early paste. */
export interface GivenText {
  text: string;
  /** Pasted text is read whole; for a selection, the text of the field is the query. */
  isPasted: boolean;
}

/** The inline script's data for the module of the dialog. */
export interface SearchModule {
  /** Fills the open dialog, the first time, and takes over what was typed. */
  openDialog(dialog: HTMLDialogElement, getWorker: () => Worker, given?: GivenText): void;
  mountPanel(place: HTMLElement, getWorker: () => Worker): void;
}

/** The button; a page without one has no search. */
export const searchButton = () => document.querySelector<HTMLElement>(`[${SEARCH_BUTTON}]`);

/** The first characters of a text, on one line. A pair of code units stays one character. */
export const firstOf = (text: string, length: number): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, length).join('');

/**
 * The key that opens the search: in the accessible name of the button, and as shown. The name has all
 * words that are shown, brackets too, as speech input needs. Signs are written out as words.
 */
export const keyNames = (apple: boolean): readonly [said: string, shown: string] =>
  apple ? ['(Command+K)', '⌘ K'] : ['(Ctrl+K)', 'Ctrl+K'];

/** The page is built for any platform; where the key is another one, the button learns it here. */
export function nameKeys(): void {
  if (!isApple()) return;
  whenParsed(() => {
    const button = searchButton();
    const shown = button?.querySelector(`[${SEARCH_KEYS}]`);
    if (!shown) return;
    const [said, keys] = keyNames(true);
    button!.ariaLabel = `${button!.dataset.label} ${said}`;
    shown.textContent = keys;
  });
}

/** Path of a file of a language below the base path. */
export function pathInLanguage(lang: string, file: string): string {
  return SITE_BASE + (lang === SITE_LOCALES[0] ? '' : `${lang}/`) + file;
}

/** Version of the documentation that the page belongs to; empty for the current one. */
export const pageVersion = (): string => searchButton()?.dataset.version ?? '';

export const searchPageAddress = (query: string): string =>
  `${pathInLanguage(pageLocale(), 'search')}?${new URLSearchParams({ q: query })}`;

export const isInParts = (): boolean => searchButton()?.dataset.index === INDEX_IN_PARTS;

/** Absolute address of what is loaded first of the index of the page's language and version. */
export function searchIndexAddress(): string | undefined {
  if (!searchButton()) return undefined;
  const lang = pageLocale();
  const whole = searchIndexFile(lang, pageVersion());
  const file = isInParts() ? headFile(whole) : whole;
  return location.origin + pathInLanguage(lang, file);
}

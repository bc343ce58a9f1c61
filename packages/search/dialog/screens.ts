import { wellFormed } from '../engine/fold';
import { h, icon } from './dom';
import { pageVersion, searchPageAddress } from '../providers/local/index-address';
import { TEXTS } from './texts';
import { noResultsFor, reportBody, reportTitle } from './texts-with-values';
import styles from './Screens.module.css';

/** Address of the repository; the build writes it in. */
declare const SITE_REPOSITORY: string;

/**
 * The failure of a search. What an open page knows of the site may be gone since a release; the
 * search page, loaded again, knows it as it is, in the version of today.
 */
export function errorScreen(query: string): HTMLElement {
  return h(
    'div',
    { class: styles.screen },
    icon('error'),
    h('p', { class: styles.title }, TEXTS.errorTitle),
    h('p', {}, TEXTS.errorHint),
    !pageVersion() &&
      h('p', { class: styles.report }, h('a', { href: searchPageAddress(query) }, TEXTS.errorPage)),
  );
}

export function emptyHistory(): HTMLElement {
  return h('div', { class: styles.screen }, h('p', {}, TEXTS.noRecent));
}

/** A new issue on the code host that says what was searched for. */
export function reportUrl(query: string): string {
  const url = new URL(`${SITE_REPOSITORY}/issues/new`);
  url.searchParams.set('title', reportTitle(wellFormed(query)));
  url.searchParams.set('body', reportBody(location.origin + location.pathname));
  return url.href;
}

export function noResults(
  query: string,
  suggestions: readonly string[],
  search: (query: string) => void,
): HTMLElement {
  return h(
    'div',
    { class: styles.screen },
    icon('none'),
    h('p', { class: styles.title }, noResultsFor(query)),
    h('p', {}, TEXTS.noneHint),
    suggestions.length > 0 &&
      h(
        'p',
        { class: styles.suggestions },
        TEXTS.suggest,
        ...suggestions.map((text) =>
          h('button', { type: 'button', click: () => search(text) }, text.trim()),
        ),
      ),
    h(
      'p',
      { class: styles.report },
      `${TEXTS.report} `,
      h(
        'a',
        { href: reportUrl(query), target: '_blank', rel: 'noopener noreferrer' },
        TEXTS.reportLink,
      ),
    ),
  );
}

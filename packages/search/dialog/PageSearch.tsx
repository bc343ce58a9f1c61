import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { escapeAttribute } from '@rslib-docs/kit/shared/text';
import { SEARCH_PANEL } from './search-dom';
import styles from './PageSearch.module.css';

/**
 * A field that finds sections of its page: the site's search, which is loaded when the field is
 * entered. Without its code it is a form of the browser, and leads to the search page.
 */
export function PageSearch(): ReactNode {
  const { pathname } = useLocation();
  const action = useBaseUrl('/search');
  const label = translate({
    id: 'search.inPage.label',
    message: 'Paste or type a message',
    description: 'Label of the field that finds the section of a page about a message',
  });
  const name = escapeAttribute(label);
  const input = `<input type="search" name="q" autocomplete="off" placeholder="${name}" aria-label="${name}">`;
  const form = `<form action="${escapeAttribute(action)}" role="search">${input}</form>`;
  return (
    <div
      className={styles.place}
      data-nosnippet=""
      // The framework-free module adds the rows, which may well be there before the app.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: form }}
      {...{ [SEARCH_PANEL]: pathname }}
    />
  );
}

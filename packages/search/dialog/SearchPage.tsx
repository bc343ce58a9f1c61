import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, type ReactNode } from 'react';
import { SEARCH_PAGE_EVENT, SEARCH_PANEL } from './search-dom';
import styles from './SearchPage.module.css';

const NOTHING = { __html: '' };

export const searchPageTitle = (): string =>
  translate({
    id: 'search.page.title',
    message: 'Search the documentation',
    description: 'Title of the search page',
  });

/** The page `/search?q=`: the same search, in the page. */
export function SearchPage({ title }: { title: string }): ReactNode {
  // After a client navigation the place is still empty.
  useEffect(() => void dispatchEvent(new Event(SEARCH_PAGE_EVENT)), []);
  const failed = translate({
    id: 'search.page.failed',
    message: 'Search could not be loaded. Reload the page to try again.',
    description: 'On the search page, where its code is gone after an update or cannot be had',
  });
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      {/* Filled by the framework-free module, which may well be there before the app. */}
      <div
        className={styles.place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
        data-failed={failed}
        {...{ [SEARCH_PANEL]: '' }}
      />
      <noscript>
        <p>
          <Translate
            id="search.page.noScript"
            description="On the search page, where scripts are off"
          >
            Search needs JavaScript. The sidebar of every page lists all pages.
          </Translate>
        </p>
      </noscript>
    </main>
  );
}

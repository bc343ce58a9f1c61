import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, type ReactNode } from 'react';
import { useAfterPress } from '@rslib-docs/kit/ui/after-press/use-after-press';
import { useSiteFacts } from '@site/src/site/client';
import { useNotFound } from './use-not-found';
import styles from './NotFoundScreen.module.css';

/** A form of the browser: it leads to the search page before the app has come. */
function SearchForm(): ReactNode {
  const action = useBaseUrl('/search');
  const label = translate({
    id: 'not-found.search.label',
    message: 'Search the documentation',
    description: 'Label of the search field of a missing page',
  });
  return (
    <form action={action} role="search" className={styles.search}>
      <input type="search" name="q" required aria-label={label} placeholder={label} />
      <button type="submit">
        <Translate id="not-found.search.submit" description="Button beside the search field">
          Search
        </Translate>
      </button>
    </form>
  );
}

/** The screen of an address without a page. Its three texts are English in every language. */
export function NotFoundScreen(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const screen = useRef<HTMLElement>(null);
  const { searchProvider } = useSiteFacts();
  const { home, suggestions } = useNotFound(useAfterPress(screen));
  return (
    <main ref={screen} id="main" tabIndex={-1} className={styles.screen}>
      <p className={styles.code} lang="en">
        404
      </p>
      <h1 className={styles.title} lang="en">
        PAGE NOT FOUND
      </h1>
      <a href={home} className={styles.home} lang="en" data-not-found-home="">
        Take me home
      </a>
      {searchProvider !== 'none' && <SearchForm />}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p>
            <Translate id="not-found.suggestions" description="Above links to similar pages">
              Perhaps you meant one of these pages:
            </Translate>
          </p>
          <ul>
            {suggestions.map((page) => (
              <li key={page.routePath}>
                <Link to={page.routePath}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <noscript>
        <div className={styles.languages}>
          {i18n.locales.map((locale) => {
            const { label, baseUrl, htmlLang } = i18n.localeConfigs[locale]!;
            return (
              <a key={locale} href={baseUrl} lang={htmlLang} hrefLang={htmlLang}>
                {label}
              </a>
            );
          })}
        </div>
      </noscript>
    </main>
  );
}

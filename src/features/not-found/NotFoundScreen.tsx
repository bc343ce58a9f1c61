import routes from '@generated/routes';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useMemo, useState, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { resolveAddress, type Resolution } from '@rslib-docs/kit/shared/addresses';
import { PAGE_INDEX_FILE, type PageIndexEntry } from '@site/src/plugins/page-data/contract';
import { useAreas, useSiteFacts } from '@site/src/site/client';
import { useAfterPress } from '@rslib-docs/kit/ui/use-after-press';
import { readNotFoundData } from './site-addresses';
import { rankSuggestions, type Suggestion } from './rank-suggestions';
import styles from './NotFoundScreen.module.css';

type Route = (typeof routes)[number];

function exactPaths(list: readonly Route[]): string[] {
  return list.flatMap((route) => [
    ...(route.exact && typeof route.path === 'string' ? [route.path] : []),
    ...exactPaths((route.routes as Route[] | undefined) ?? []),
  ]);
}

function useResolution(pathname: string): Resolution {
  const { i18n } = useDocusaurusContext();
  const versions = useVersions(undefined);
  const { archivedVersions } = useSiteFacts();
  return useMemo(() => {
    const { defaultLocale, locales, localeConfigs } = i18n;
    return resolveAddress(pathname, {
      base: localeConfigs[defaultLocale]!.baseUrl,
      defaultLocale,
      locales,
      versions: [
        ...versions.flatMap(({ isLast, path }) => (isLast ? [] : path.split('/').slice(-1))),
        ...archivedVersions,
      ],
      routes: exactPaths(routes),
      // No link inside the site leads to a moved page: the build would have stopped.
      moved: [],
    });
  }, [pathname, i18n, versions, archivedVersions]);
}

/** Pages that are near, of the version that the address means; home is offered anyway. */
async function loadSuggestions(indexUrl: string, pathname: string, home: string, version = '') {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  const pages = (await response.json()) as PageIndexEntry[];
  return rankSuggestions(
    pathname,
    pages.filter((page) => page.version === version && page.routePath !== home),
  );
}

/**
 * The suggestions at an address without a page, and the home of the language and version that it
 * seems to mean. Another form of a page's address is redirected, as `first-view.ts` does.
 */
function useNotFound(afterPress: (run: () => void) => void) {
  const { pathname } = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const indexUrl = useBaseUrl(PAGE_INDEX_FILE);
  const resolution = useResolution(pathname);
  const home = resolution.kind === 'missing' ? resolution.home : baseUrl;
  const { archivedVersions } = useSiteFacts();
  const [found, setFound] = useState<{ for: string; pages: readonly Suggestion[] }>();

  useEffect(() => {
    if (resolution.kind === 'redirect') {
      const to = resolution.to + window.location.search + window.location.hash;
      // Another language is another app: a route of it needs a full load.
      if (to.startsWith(baseUrl)) history.replace(to);
      else window.location.replace(to);
      return undefined;
    }
    // The host may well have what this app has not: pages of archived versions. The development
    // server has not, and would answer with this very app again.
    const isArchived = resolution.version && archivedVersions.includes(resolution.version);
    if (isArchived && !readNotFoundData() && process.env.NODE_ENV === 'production') {
      window.location.reload();
      return undefined;
    }
    let current = true;
    loadSuggestions(indexUrl, pathname, home, resolution.version).then(
      (pages) => afterPress(() => current && setFound({ for: pathname, pages })),
      (error: unknown) => console.warn('No suggestions for the missing page:', error),
    );
    return () => {
      current = false;
    };
  }, [resolution, pathname, history, baseUrl, home, indexUrl, archivedVersions, afterPress]);

  return { home, suggestions: found?.for === pathname ? found.pages : [] };
}

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
  const areas = useAreas();
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
      <div className={styles.areas}>
        {areas.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </div>
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

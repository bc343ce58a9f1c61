import routes from '@generated/routes';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { PAGE_INDEX_FILE, type PageIndexEntry } from '@site/src/plugins/page-data/contract';
import { resolveAddress } from '@site/src/lib/addresses/resolve-address';
import { rankSuggestions, type Suggestion } from './rank-suggestions';
import { readNotFoundData } from './site-addresses';

type Route = (typeof routes)[number];

function exactPaths(list: readonly Route[]): string[] {
  return list.flatMap((route) => [
    ...(route.exact && typeof route.path === 'string' ? [route.path] : []),
    ...exactPaths((route.routes as Route[] | undefined) ?? []),
  ]);
}

async function loadSuggestions(indexUrl: string, pathname: string) {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  return rankSuggestions(pathname, (await response.json()) as PageIndexEntry[]);
}

export interface NotFound {
  /** Home of the language and version that the address seems to mean. */
  home: string;
  suggestions: readonly Suggestion[];
}

/**
 * What to offer at an address without a page. An in-app navigation to another form of a page's
 * address is sent on to the page, as the static not-found page does for whole loads.
 */
export function useNotFound(): NotFound {
  const { pathname } = useLocation();
  const history = useHistory();
  const indexUrl = useBaseUrl(PAGE_INDEX_FILE);
  const defaultHome = useBaseUrl('/');
  const { i18n, siteConfig } = useDocusaurusContext();
  const [state, setState] = useState<NotFound>({ home: defaultHome, suggestions: [] });

  useEffect(() => {
    let current = true;
    const { defaultLocale, locales, localeConfigs } = i18n;
    const site = readNotFoundData() ?? {
      base: localeConfigs[defaultLocale]!.baseUrl,
      defaultLocale,
      locales,
      versions: [],
      routes: exactPaths(routes),
    };
    const resolution = resolveAddress(pathname, site);
    if (resolution.kind === 'redirect') {
      const to = resolution.to + window.location.search + window.location.hash;
      // Another language is another app: a route of it needs a full load.
      if (to.startsWith(siteConfig.baseUrl)) history.replace(to);
      else window.location.replace(to);
      return undefined;
    }
    setState({ home: resolution.home, suggestions: [] });
    loadSuggestions(indexUrl, pathname).then(
      (suggestions) => current && setState({ home: resolution.home, suggestions }),
      (error: unknown) => console.warn('No suggestions for the missing page:', error),
    );
    return () => {
      current = false;
    };
  }, [pathname, history, i18n, siteConfig.baseUrl, indexUrl]);

  return state;
}

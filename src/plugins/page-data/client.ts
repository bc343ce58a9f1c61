import routes from '@generated/routes';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { matchRoutes } from 'react-router-config';
import { PAGE_DATA_PLUGIN, type PageDataGlobal, type LayoutFlags } from './contract';

const PLAIN: LayoutFlags = {};

export interface CurrentPage {
  /** Whether the current address is one of a page. */
  exists: boolean;
  /** How the page differs from a plain doc page. */
  flags: LayoutFlags;
}

/** Address that was last asked for, and whether it is one of a page: many parts of a page ask. */
let known = { pathname: '', exists: false };

function isPage(pathname: string): boolean {
  if (pathname !== known.pathname) {
    const exists = matchRoutes(routes, pathname).some(({ route }) => route.exact === true);
    known = { pathname, exists };
  }
  return known.exists;
}

/** How pages differ from plain doc pages, by their addresses. */
export function useLayoutFlags(): (pathname: string) => LayoutFlags {
  const { flags } = usePluginData(PAGE_DATA_PLUGIN) as PageDataGlobal;
  return (pathname) => flags[pathname] ?? PLAIN;
}

/** The build's data about the current page. */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  return { exists: isPage(pathname), flags: useLayoutFlags()(pathname) };
}

import routes from '@generated/routes';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { matchRoutes } from 'react-router-config';
import { PAGE_DATA_PLUGIN, type PageDataGlobal, type PageTraits } from './contract';

const PLAIN: PageTraits = {};

export interface CurrentPage {
  /** Whether the current address is one of a page. */
  exists: boolean;
  /** How the page differs from a plain doc page. */
  traits: PageTraits;
}

/** Whether search indexes of this language are in parts. */
export function useHasPartedSearchIndex(): boolean {
  return (usePluginData(PAGE_DATA_PLUGIN) as PageDataGlobal).hasPartedSearchIndex === true;
}

/** What the build knows of the page that is being shown. */
export function useCurrentPage(): CurrentPage {
  const { pathname } = useLocation();
  const { traits } = usePluginData(PAGE_DATA_PLUGIN) as PageDataGlobal;
  const exists = matchRoutes(routes, pathname).some(({ route }) => route.exact === true);
  return { exists, traits: traits[pathname] ?? PLAIN };
}

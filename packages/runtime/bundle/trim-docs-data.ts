import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

/**
 * The routes of a version without the titles and descriptions of all its pages. Docusaurus sends
 * them to every visitor for its lists of cards (`useDocById`), which this site does not have; were
 * one used, the build would stop, as it draws the same routes.
 */
export function trimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docs: object } | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(trimRoute) }),
  };
}

/**
 * Ids and addresses of all pages are only needed to find a page again in another version; those of
 * drafts are nobody's business.
 */
export function trimGlobalData(data: GlobalPluginData): GlobalPluginData {
  const isOnly = data.versions.length === 1;
  const versions = data.versions.map((version) => ({
    ...version,
    draftIds: [],
    ...(isOnly && { docs: [] }),
  }));
  return { ...data, versions };
}

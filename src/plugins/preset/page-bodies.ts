import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

type Doc = DocsContent['loadedVersions'][number]['docs'][number];

/** The component that pages of a type show and all others do without. */
function bodyOf({ frontMatter }: Doc): string | undefined {
  const { pageType, overview } = frontMatter as { pageType?: string; overview?: boolean };
  if (pageType === 'home') return '@theme/DocItem/Body/Home';
  if (pageType === '404') return '@theme/DocItem/Body/NotFound';
  return overview ? '@theme/DocItem/Body/Overview' : undefined;
}

/** Gives the routes of such pages their component, so that no other page loads it. */
export function withBodies(route: RouteConfig, { loadedVersions }: DocsContent): RouteConfig {
  const bodies = new Map(
    loadedVersions.flatMap(({ docs }) => docs.map((doc) => [doc.permalink, bodyOf(doc)] as const)),
  );
  const add = (current: RouteConfig): RouteConfig => {
    if (current.routes) return { ...current, routes: current.routes.map(add) };
    const body = bodies.get(current.path);
    return body ? { ...current, modules: { ...current.modules, body } } : current;
  };
  return add(route);
}

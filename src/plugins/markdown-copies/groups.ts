import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import { isIn, stateOf } from '../page-data/states';
import type { PageGroup } from './contract';

type Version = DocsContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

function docIds(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}

type Docs = ReadonlyMap<string, { title: string; permalink: string }>;

/** The groups of one sidebar. Pages outside of any group are one, named after the first of them. */
export function groupsOfSidebar(items: readonly SidebarItem[], docs: Docs): PageGroup[] {
  const groups: { label: string; routePaths: string[] }[] = [];
  let loose: string[] | undefined;
  for (const item of items) {
    const pages = docIds(item).flatMap((id) => docs.get(id) ?? []);
    const routePaths = pages.map(({ permalink }) => permalink);
    if (item.type === 'category') {
      loose = undefined;
      groups.push({ label: item.label, routePaths });
    } else if (loose) loose.push(...routePaths);
    else if (pages[0]) {
      loose = routePaths;
      groups.push({ label: pages[0].title, routePaths });
    }
  }
  return groups;
}

/** Pages in no sidebar, named after the first of them too; the home page is where readers come from. */
export function groupOfOthers(
  docs: readonly Pick<Version['docs'][number], 'permalink' | 'slug' | 'title'>[],
  groups: readonly PageGroup[],
): PageGroup[] {
  const known = new Set(groups.flatMap(({ routePaths }) => routePaths));
  const others = docs.filter(({ permalink, slug }) => slug !== '/' && !known.has(permalink));
  const routePaths = others.map(({ permalink }) => permalink);
  return others[0] ? [{ label: others[0].title, routePaths }] : [];
}

/** The groups of the sidebars of the latest version, then the posts, as the site's menus have them. */
export function collectGroups(allContent: AllContent, blogLabel: string): PageGroup[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as DocsContent).loadedVersions.filter(({ isLast }) => isLast),
  );
  const groups = docs.flatMap((version) => {
    const docs: Docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const listed = Object.values(version.sidebars).flatMap((items) => groupsOfSidebar(items, docs));
    // A group is named after a page: not after one that is in no list.
    const others = version.docs.filter((doc) => isIn('markdownIndex', stateOf(doc)));
    return [...listed, ...groupOfOthers(others, listed)];
  });
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    (content) => (content as BlogContent).blogPosts.map(({ metadata }) => metadata.permalink),
  );
  return [...groups, { label: blogLabel, routePaths: posts }];
}

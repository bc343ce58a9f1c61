import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';
import type { PageGroup } from './contract';

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

function docIds(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}

/** The groups of the sidebars of the latest version, then the posts, as the site's menus have them. */
export function collectGroups(allContent: AllContent, blogLabel: string): PageGroup[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as DocsContent).loadedVersions.filter(({ isLast }) => isLast),
  );
  const groups = docs.flatMap((version) => {
    const routes = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
    return Object.values(version.sidebars).flatMap((items) =>
      items.map((item): PageGroup => {
        const routePaths = docIds(item).flatMap((id) => routes.get(id) ?? []);
        return { label: 'label' in item ? (item.label ?? '') : '', routePaths };
      }),
    );
  });
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    (content) => (content as BlogContent).blogPosts.map(({ metadata }) => metadata.permalink),
  );
  return [...groups, { label: blogLabel, routePaths: posts }];
}

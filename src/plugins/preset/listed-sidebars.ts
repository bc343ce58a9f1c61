import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { isIn, stateOf } from '../page-data/states';

type Version = DocsContent['loadedVersions'][number];
type Items = Version['sidebars'][string];

function listedItems(items: Items, hidden: ReadonlySet<string>): Items {
  return items.flatMap((item): Items => {
    if (item.type === 'doc' || item.type === 'ref') return hidden.has(item.id) ? [] : [item];
    if (item.type !== 'category') return [item];
    const inner = listedItems(item.items, hidden);
    const { link, ...group } = item;
    const isLinked = link && !(link.type === 'doc' && hidden.has(link.id));
    if (inner.length === 0 && !isLinked) return [];
    return [{ ...group, ...(isLinked && { link }), items: inner }];
  });
}

/** A version without unlisted pages in its sidebars, which Docusaurus hides in the browser only. */
export function withListedSidebars(version: Version): Version {
  const hidden = new Set(
    version.docs.filter((doc) => !isIn('navigation', stateOf(doc))).map(({ id }) => id),
  );
  if (hidden.size === 0) return version;
  const sidebars = Object.entries(version.sidebars).map(([name, items]) => [
    name,
    listedItems(items, hidden),
  ]);
  return { ...version, sidebars: Object.fromEntries(sidebars) as Version['sidebars'] };
}

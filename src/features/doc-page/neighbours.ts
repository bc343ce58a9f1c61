import type { PropNavigationLink, PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** The pages and outside addresses of a sidebar in reading order, through all groups. */
function flatten(items: readonly PropSidebarItem[]): PropNavigationLink[] {
  return items.flatMap((item) => {
    if (item.type === 'html' || item.customProps?.section) return [];
    const own = item.href ? [{ title: item.label, permalink: item.href }] : [];
    return item.type === 'category' ? [...own, ...flatten(item.items)] : own;
  });
}

export type Neighbours = Record<'previous' | 'next', PropNavigationLink | undefined>;

/** The pages before and after a page; Docusaurus skips items that lead elsewhere, which count too. */
export function neighbours(
  items: readonly PropSidebarItem[],
  permalink: string,
  known: Neighbours,
): Neighbours {
  const flat = flatten(items);
  const at = flat.findIndex((item) => item.permalink === permalink);
  if (at < 0) return known;
  const pick = (page: PropNavigationLink | undefined, inSidebar: PropNavigationLink | undefined) =>
    inSidebar && /^[a-z]+:/i.test(inSidebar.permalink) ? inSidebar : page;
  return { previous: pick(known.previous, flat[at - 1]), next: pick(known.next, flat[at + 1]) };
}

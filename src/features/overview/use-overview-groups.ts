import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useContext } from 'react';
import type { OutlineEntry } from '@site/src/plugins/page-data/contract';
import type { SidebarItemProps } from '@site/src/site/client';
import type { OverviewGroup, OverviewPage } from './filter-groups';
import { isOptionName } from '@rslib-docs/kit/shared/text';
import { OverviewEntries } from './OverviewEntries';

/** Levels of headings that are shown (specification §2, "default depth 2"). */
const DEFAULT_DEPTHS: readonly number[] = [2];

type Depths = readonly number[] | undefined;

const own = (item: PropSidebarItem): SidebarItemProps =>
  (item.customProps ?? {}) as SidebarItemProps;

/** The items below the page: its group's, or the whole sidebar's if it stands alone. */
function itemsBelow(items: PropSidebar, pathname: string): PropSidebar {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const isHere =
      item.href === pathname ||
      item.items.some((inner) => inner.type === 'link' && inner.href === pathname);
    if (isHere) return item.items;
    const below = itemsBelow(item.items, pathname);
    if (below !== item.items) return below;
  }
  return items;
}

/** The pages of the area in the groups of its sidebar, each with its headings; not this page. */
export function useOverviewGroups(): OverviewGroup[] {
  const { pathname } = useLocation();
  const entries = useContext(OverviewEntries);
  const { overviewHeaders } = useDoc().frontMatter as { overviewHeaders?: Depths };
  const items = itemsBelow(useDocsSidebar()?.items ?? [], pathname);

  const toPage = (item: PropSidebarItem, group: SidebarItemProps): OverviewPage[] => {
    if (item.type === 'html' || !item.href || item.href === pathname || own(item).section)
      return [];
    const hasOptions = group.options === true;
    const depths =
      own(item).overviewHeaders ?? overviewHeaders ?? group.overviewHeaders ?? DEFAULT_DEPTHS;
    // For an option page, only the options below it; "Usage" and similar headings say nothing here.
    const shown = ({ depth, text }: OutlineEntry): boolean =>
      depths.includes(depth) && (!hasOptions || isOptionName(text));
    const { toc = [], sentence = '' } = entries[item.href] ?? {};
    const { href, label: title } = item;
    const headings = toc.filter(shown).map(({ text, id }) => ({ text, href: `${href}#${id}` }));
    return [{ title, href, sentence, headings }];
  };
  const pagesOf = (item: PropSidebarItem, group: SidebarItemProps): OverviewPage[] => [
    ...toPage(item, group),
    ...(item.type === 'category' ? item.items.flatMap((inner) => pagesOf(inner, group)) : []),
  ];

  const groups = items
    .filter((item) => item.type === 'category')
    .map((item) => ({
      name: item.label,
      hasOptions: own(item).options === true,
      pages: pagesOf(item, own(item)),
    }));
  const others: OverviewGroup = {
    name: translate({
      id: 'overview.others',
      message: 'Others',
      description: 'Title of the group of pages that the sidebar does not group',
    }),
    hasOptions: false,
    pages: items.flatMap((item) => (item.type === 'link' ? toPage(item, {}) : [])),
  };
  return [...groups, others].filter(({ pages }) => pages.length > 0);
}

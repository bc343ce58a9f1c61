import type { NavbarItem } from '@docusaurus/theme-common';

/** An entry of the top navigation (specification §3, "Navigation item"). */
export interface NavItem {
  /** Shown text; Chinese in `i18n/zh/docusaurus-theme-classic/navbar.json`. */
  text: string;
  /** In-site path or web address. An item may have both a link and `items`. */
  link?: string;
  /** A picture before the text: an svg as a string, or the address of an image. */
  tag?: string;
  /** Side of the bar; right by default. */
  position?: 'left' | 'right';
  /** Entries of a menu. One that has `items` itself is a named group of entries. */
  items?: readonly NavItem[];
  /** Regular expression on the path without base and language; the link by default. */
  activeMatch?: string;
  /** Pages that are not read for answers: what they say is searched, but fetched later. */
  isNews?: boolean;
}

const NAV_ITEMS: readonly NavItem[] = [
  { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/', position: 'left' },
  { text: 'Config', link: '/config/', activeMatch: '/config/', position: 'left' },
  { text: 'Blog', link: '/blog/', activeMatch: '/blog/', position: 'left', isNews: true },
];

function toNavbarItem({ text, link, tag, activeMatch, items }: NavItem): NavbarItem {
  const isPath = link?.startsWith('/') && !link.startsWith('//');
  return {
    label: text,
    ...(link && { [isPath ? 'to' : 'href']: link }),
    ...(tag && { tag }),
    ...(activeMatch && { activeMatch }),
    // Docusaurus knows one level of entries: groups become headings between them.
    ...(items && {
      items: items.flatMap((item): NavbarItem[] =>
        item.items
          ? [
              {
                ...toNavbarItem({ ...item, items: undefined }),
                type: 'custom-group',
                isGroup: true,
              },
              ...item.items.map((inner) => ({ ...toNavbarItem(inner), isGrouped: true })),
            ]
          : [toNavbarItem(item)],
      ),
    }),
  };
}

/** The top navigation in the form in which Docusaurus checks and translates it. */
export const NAVBAR_ITEMS: NavbarItem[] = NAV_ITEMS.map((item) => ({
  ...toNavbarItem(item),
  position: item.position ?? 'right',
}));

/** Where a page belongs, for the groups of search: the items that say which addresses are theirs. */
export const SEARCH_AREAS = NAV_ITEMS.flatMap(({ text, link, activeMatch = link, isNews }) =>
  activeMatch ? [{ label: text, activeMatch, hasAnswers: !isNews }] : [],
);

import fs from 'node:fs/promises';
import path from 'node:path';
import { TRANSLATIONS } from '@rslib-docs/translations/core/places';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import { routeOf, type PlainPage } from './read-pages.mts';
import { sidebars } from './site-content';

export interface SidebarLink {
  label: string;
  /** Path without language. */
  route: string;
}
export interface SidebarGroup {
  label: string;
  items: SidebarLink[];
}
/** Groups by area: `guide` and `config`. */
export type Sidebars = Readonly<Record<string, SidebarGroup[]>>;

interface Category {
  type: 'category';
  label: string;
  key: string;
  items: readonly (string | Category)[];
}

/** The sidebars of this site with titles in the language, in groups one level deep. */
export async function readSidebars(
  locale: Locale,
  pages: readonly PlainPage[],
  extra: readonly PlainPage[] = [],
): Promise<Sidebars> {
  const titles = new Map(
    pages.filter((page) => page.locale === locale).map(({ route, title }) => [route, title]),
  );
  const labels =
    locale === DEFAULT_LOCALE
      ? {}
      : (JSON.parse(
          await fs.readFile(
            path.resolve(
              import.meta.dirname,
              `../../${TRANSLATIONS}/docusaurus-plugin-content-docs/current.json`,
            ),
            'utf8',
          ),
        ) as Record<string, { message: string }>);
  const link = (id: string): SidebarLink => {
    const route = routeOf('docs', `${id}.mdx`);
    return { route, label: titles.get(route) ?? id };
  };
  const groups = (area: string, items: readonly (string | Category)[]): SidebarGroup[] =>
    items.flatMap((item): SidebarGroup[] => {
      if (typeof item === 'string') return [{ label: link(item).label, items: [link(item)] }];
      if (item.type !== 'category') return [];
      const label = labels[`sidebar.${area}.category.${item.key}`]?.message ?? item.label;
      const ids = item.items.filter((one): one is string => typeof one === 'string');
      return [{ label, items: ids.map(link) }];
    });
  const further = extra
    .filter((page) => page.locale === locale)
    .map(({ title, route }) => ({ label: title, route }));
  const all = Object.fromEntries(
    Object.entries(sidebars as Record<string, (string | Category)[]>).map(([area, items]) => [
      area,
      groups(area, items),
    ]),
  );
  if (further.length > 0) all['guide']?.push({ label: 'Extra', items: further });
  return all;
}

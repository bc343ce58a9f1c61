import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useVersionAddress } from '@rslib-docs/kit/ui/VersionLink';

/** An item of the top navigation as `src/site/navbar.ts` makes it and the theme translates it. */
export interface BarItem {
  label: string;
  to?: string;
  href?: string;
  tag?: string;
  activeMatch?: string;
  position?: 'left' | 'right';
  items?: readonly BarItem[];
  /** Is the name of the entries after it, not an entry. */
  isGroup?: boolean;
  /** Stands below the name of a group. */
  isGrouped?: boolean;
}

/** Whether an item matches a path that has neither base nor language. */
export function matchesPath(item: BarItem, path: string): boolean {
  const match = item.activeMatch ?? item.to;
  if (match && new RegExp(match).test(path)) return true;
  return item.items?.some((inner) => matchesPath(inner, path)) ?? false;
}

export function useIsActive(item: BarItem): boolean {
  const { siteConfig } = useDocusaurusContext();
  return matchesPath(item, `/${useLocation().pathname.slice(siteConfig.baseUrl.length)}`);
}

export function useNavbarItems(): readonly BarItem[] {
  const inVersion = useVersionAddress();
  const lead = (item: BarItem): BarItem => ({
    ...item,
    ...(item.to && { to: inVersion(item.to), activeMatch: item.activeMatch ?? item.to }),
    ...(item.items && { items: item.items.map(lead) }),
  });
  return (useThemeConfig().navbar.items as unknown as readonly BarItem[]).map(lead);
}

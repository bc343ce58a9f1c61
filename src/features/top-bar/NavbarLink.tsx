import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig, type NavbarItem } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/** Whether the current path, without base and language, matches the item's `activeBaseRegex`. */
function useIsActive(item: NavbarItem): boolean {
  const { siteConfig } = useDocusaurusContext();
  const path = `/${useLocation().pathname.slice(siteConfig.baseUrl.length)}`;
  return new RegExp(String(item.activeBaseRegex ?? item.to)).test(path);
}

export function NavbarLink({
  item,
  className,
}: {
  item: NavbarItem;
  className?: string;
}): ReactNode {
  const isActive = useIsActive(item);
  return (
    <Link to={item.to as string} className={className} aria-current={isActive ? 'true' : undefined}>
      {item.label}
    </Link>
  );
}

/** The items of the top navigation, translated by the theme. */
export function useNavbarItems(): NavbarItem[] {
  return useThemeConfig().navbar.items;
}

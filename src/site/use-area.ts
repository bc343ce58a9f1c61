import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';

/** An item of the top navigation that leads to a part of this site. */
export interface Area {
  label: string;
  to: string;
  /** Whether the page belongs to it. */
  isCurrent: boolean;
}

/** The areas of the site, in the order of the top navigation. */
export function useAreas(): Area[] {
  const { siteConfig } = useDocusaurusContext();
  const path = `/${useLocation().pathname.slice(siteConfig.baseUrl.length)}`;
  return useThemeConfig().navbar.items.flatMap(({ label, to, activeMatch }) =>
    typeof to === 'string'
      ? [{ label: String(label), to, isCurrent: new RegExp(String(activeMatch ?? to)).test(path) }]
      : [],
  );
}

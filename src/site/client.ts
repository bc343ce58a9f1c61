import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { SearchOptions } from '@rslib-docs/search/engine/options';
import { DEFAULT_LOCALE, asLocale, type Locale } from './locales';

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

/** Facts that the browser needs and that a deployment may change: the site's `customFields`. */
export interface SiteFacts {
  /** Address of the folder of this project on the code host, for reading: `…/tree/main/website`. */
  sourceUrl: string;
  /** Address of the repository on the code host. */
  repositoryUrl: string;
  toolVersion: string;
  searchProvider: SearchOptions['provider'];
  /** Versions that are no longer built but still served, newest first. */
  archivedVersions: readonly string[];
  /** Whether these pages are being built to be kept as they are: they cannot know newer versions. */
  isArchive: boolean;
}

export function useSiteFacts(): SiteFacts {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFacts;
}

/** Language of the page that is being shown. */
export function useLocale(): Locale {
  return asLocale(useDocusaurusContext().i18n.currentLocale);
}

export { DEFAULT_LOCALE, type Locale };
export { SOCIAL_LINKS, type SocialLink } from './social-links';
export {
  COMMUNITY_LIST_URL,
  ECOSYSTEM_TOOLS,
  ECOSYSTEM_TRIGGER,
  describeTool,
  type EcosystemTool,
} from './ecosystem';
export { ANNOUNCEMENT, type Announcement } from './announcement';
export { FOOTER_MESSAGE } from './footer';
export { SITE_OPTIONS, type SiteOptions } from './options';
export type { SidebarItemProps } from './sidebar-items';

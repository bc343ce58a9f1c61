/*
 * Ejected from theme-classic 3.10.2: composes this site's layout. No colour-mode, navbar or
 * announcement providers: those states live in the DOM and work before the app has started.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import SearchBar from '@theme/SearchBar';
import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@site/src/features/announcement/AnnouncementBar';
import {
  AppearanceSwitch,
  OnlyLight,
  SystemAppearance,
} from '@site/src/features/appearance/AppearanceSwitch';
import { RouteAnnouncer } from '@rslib-docs/runtime/navigation/RouteAnnouncer';
import { EcosystemMenu } from '@site/src/features/ecosystem/EcosystemMenu';
import { LayoutFlags } from '@site/src/features/layout-flags/LayoutFlags';
import { LanguageList, LanguageMenu } from '@site/src/features/language/LanguageMenu';
import { ScrollToTop } from '@site/src/features/scroll-to-top/ScrollToTop';
import { SiteFooter } from '@site/src/features/site-footer/SiteFooter';
import { TopBar } from '@site/src/features/top-bar/TopBar';
import { PhoneVersions, VersionBar, VersionMenu } from '@site/src/features/version/Versions';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { SITE_OPTIONS } from '@site/src/site/client';
import styles from './styles.module.css';

/** Made once: the footer renders again only when its props change. */
const systemAppearance = SITE_OPTIONS.darkMode && <SystemAppearance />;

export default function Layout({ children }: Props): ReactNode {
  const { exists, flags } = useCurrentPage();
  const isBlank = flags.pageType === 'blank';
  const hasFooter = exists && !isBlank && flags.pageType !== 'custom' && flags.pageType !== '404';
  const appearance = SITE_OPTIONS.darkMode && <AppearanceSwitch />;
  return (
    <>
      <LayoutFlags />
      {!SITE_OPTIONS.darkMode && <OnlyLight />}
      <a href="#main" className={styles.skip}>
        <Translate id="theme.common.skipToMainContent" description="The skip to content label">
          Skip to main content
        </Translate>
      </a>
      {!isBlank && <AnnouncementBar />}
      <TopBar
        isWanted={!isBlank && flags.navbar !== false}
        before={<EcosystemMenu />}
        controls={
          <>
            <SearchBar />
            <VersionMenu pageExists={exists} />
            <LanguageMenu pageExists={exists} />
            {appearance}
          </>
        }
        appearance={
          <>
            {systemAppearance}
            {appearance}
          </>
        }
        languages={<LanguageList pageExists={exists} />}
        versions={<PhoneVersions pageExists={exists} />}
      />
      {!isBlank && <VersionBar pageExists={exists} />}
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        {children}
      </ErrorBoundary>
      {hasFooter && <SiteFooter appearance={systemAppearance} />}
      {!isBlank && <ScrollToTop />}
      <RouteAnnouncer />
    </>
  );
}

import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import { REPORT_LINK } from './contract';

/**
 * Opens the form for mistakes of the repository, with the page and the version. Where scripts run,
 * `section-tools.ts` adds the section and the selected words.
 */
export function ReportLink({ className }: { className?: string }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { repositoryUrl, toolVersion } = useSiteFacts();
  return (
    <a
      className={className}
      href={`${repositoryUrl}/issues/new?template=wrong-content.yml&version=${toolVersion}&page=${encodeURIComponent(url + pathname)}`}
      target="_blank"
      rel="noopener noreferrer"
      data-nosnippet=""
      // A script adds to the address before it is used.
      suppressHydrationWarning
      {...{ [REPORT_LINK]: '' }}
    >
      <Translate
        id="section-menu.report"
        description="Link to the form that reports a mistake in a section or in selected words"
      >
        Wrong here?
      </Translate>
    </a>
  );
}

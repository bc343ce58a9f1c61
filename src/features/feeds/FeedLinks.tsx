import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { isSwitchedOff } from '@rslib-docs/kit/browser/is-switched-off';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import type { Feed } from '@site/src/plugins/page-data/contract';

/** Announces the feeds that a page belongs to, unless the page or its query wants none. */
export function FeedLinks({ feeds }: { feeds: readonly Feed[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const title = `${siteConfig.title} RSS`;
  const { search } = useLocation();
  const { traits } = useCurrentPage();
  const isOff = traits.globalUIComponents === false || isSwitchedOff(search, 'globalUIComponents');
  if (isOff) return null;
  return (
    <Head>
      {feeds.map(({ language, url, mime }) => (
        <link
          key={url}
          rel="alternate"
          type={mime}
          hrefLang={language}
          // Search engines take no other address beside a language.
          href={new URL(url, siteConfig.url).href}
          title={title}
        />
      ))}
    </Head>
  );
}

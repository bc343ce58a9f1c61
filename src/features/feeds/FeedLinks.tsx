import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Feed } from '@site/src/plugins/page-data/contract';

/** Announces the feeds that a page belongs to. */
export function FeedLinks({ feeds }: { feeds: readonly Feed[] }): ReactNode {
  const title = `${useDocusaurusContext().siteConfig.title} RSS`;
  return (
    <Head>
      {feeds.map(({ language, url, mime }) => (
        <link key={url} rel="alternate" type={mime} hrefLang={language} href={url} title={title} />
      ))}
    </Head>
  );
}

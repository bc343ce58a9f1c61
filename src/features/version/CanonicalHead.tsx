import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Names the page that search engines are to show instead: the same one in the latest version. */
export function CanonicalHead({ pathname }: { pathname: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const address = siteConfig.url + pathname;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

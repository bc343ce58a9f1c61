import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { copyAddress } from '@rslib-docs/kit/shared/addresses/copy-address';

/** Tells machines where the page is as Markdown. */
export function CopyLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const href = new URL(copyAddress(useLocation().pathname), siteConfig.url).href;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}

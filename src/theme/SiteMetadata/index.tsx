/*
 * Ejected from theme-classic 3.10.2: the true form of the address is written for the first-view
 * script, and a missing page claims neither a canonical address nor translations. Nor does a page
 * of another version than the latest claim these: its canonical address may be in that one.
 */
import Head from '@docusaurus/Head';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { AddressHead } from '@site/src/features/page-head/PageHead';
import { useCurrentPage } from '@site/src/plugins/page-data/client';

export default function SiteMetadata(): ReactNode {
  const { exists, traits } = useCurrentPage();
  const isLatest = useActiveVersion(undefined)?.isLast ?? true;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary" />
      </Head>
      <AddressHead
        pageExists={exists}
        isHidden={traits.noindex === true}
        hasAlternates={isLatest}
      />
    </>
  );
}

/* Ejected from theme-classic 3.10.2: missing pages and older versions claim no address of their own. */
import Head from '@docusaurus/Head';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { AddressHead } from '@site/src/features/page-head/PageHead';
import { useCurrentPage } from '@site/src/plugins/page-data/client';

export default function SiteMetadata(): ReactNode {
  const { exists, flags } = useCurrentPage();
  const isLatest = useActiveVersion(undefined)?.isLast ?? true;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary" />
      </Head>
      <AddressHead pageExists={exists} isHidden={flags.noindex === true} hasAlternates={isLatest} />
    </>
  );
}

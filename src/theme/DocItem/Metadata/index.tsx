/* Ejected from theme-classic 3.10.2: titles by page type, feeds, and the page of the latest version. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import {
  CanonicalHead,
  CopyLink,
  FeedLinks,
  PageHead,
  SocialCard,
} from '@site/src/features/page-head/PageHead';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import type { CanonicalMetadata } from '@site/src/plugins/page-data/contract';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { canonical } = metadata as CanonicalMetadata;
  const { flags } = useCurrentPage();
  const hasOwnTitle = flags.pageType === undefined || flags.pageType === '404';
  return (
    <>
      <PageHead
        title={hasOwnTitle ? metadata.title : undefined}
        titleSuffix={(frontMatter as { titleSuffix?: string }).titleSuffix}
        description={metadata.description}
      />
      <SocialCard />
      <CopyLink />
      {canonical && <CanonicalHead pathname={canonical} />}
      {flags.feeds && <FeedLinks feeds={flags.feeds} />}
    </>
  );
}

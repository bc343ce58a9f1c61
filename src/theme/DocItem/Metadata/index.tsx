/* Ejected from theme-classic 3.10.2: titles by page type, and feeds that the page names. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { FeedLinks } from '@site/src/features/feeds/FeedLinks';
import { CopyLink } from '@site/src/features/page-copy/CopyLink';
import { PageHead } from '@site/src/features/page-head/PageHead';
import { SocialCard } from '@site/src/features/page-head/SocialCard';
import { TranslationHead } from '@site/src/features/translation-notice/PageLanguage';
import { useCurrentPage } from '@site/src/plugins/page-data/client';
import { useTranslationState } from '@site/src/plugins/translation-state/client';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { traits } = useCurrentPage();
  const hasOwnTitle = traits.pageType === undefined || traits.pageType === '404';
  return (
    <>
      <PageHead
        title={hasOwnTitle ? metadata.title : undefined}
        titleSuffix={(frontMatter as { titleSuffix?: string }).titleSuffix}
        description={metadata.description}
      />
      <SocialCard title={metadata.title} />
      <CopyLink />
      <TranslationHead state={useTranslationState()} />
      {traits.feeds && <FeedLinks feeds={traits.feeds} />}
    </>
  );
}

/* Ejected from theme-search-algolia 3.10.2: the page holds our own panel. */
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageHead } from '@site/src/features/page-head/PageHead';
import { SearchPage, searchPageTitle } from '@rslib-docs/search/dialog/SearchPage';

export default function SearchPageSlot(): ReactNode {
  const title = searchPageTitle();
  return (
    <Layout>
      <PageHead title={title}>
        <meta name="robots" content="noindex" />
      </PageHead>
      <SearchPage title={title} />
    </Layout>
  );
}

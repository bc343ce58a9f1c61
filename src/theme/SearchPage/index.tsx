/* Ejected from theme-search-algolia 3.10.2: the page holds our own panel. */
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchPage } from '@site/src/features/search/SearchPage';

export default function SearchPageSlot(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}

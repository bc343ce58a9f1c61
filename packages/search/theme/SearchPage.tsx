import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchPage, searchPageTitle } from '../dialog/SearchPage';

export default function Page(): ReactNode {
  const title = searchPageTitle();
  return (
    <Layout>
      <PageMetadata title={title} />
      <SearchPage title={title} />
    </Layout>
  );
}

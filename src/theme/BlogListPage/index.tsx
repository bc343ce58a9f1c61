/* Ejected from theme-classic 3.10.2: no sidebar, a heading, the feed announced here. */
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import { BlogList, useBlogFeed } from '@site/src/features/blog/Blog';
import { FeedLinks, PageHead } from '@site/src/features/page-head/PageHead';

export default function BlogListPage(props: Props): ReactNode {
  const feed = useBlogFeed();
  const { blogTitle, blogDescription } = props.metadata;
  return (
    <Layout>
      <PageHead title={blogTitle} description={blogDescription} />
      <FeedLinks feeds={[feed]} />
      <BlogList {...props} feed={feed} />
    </Layout>
  );
}

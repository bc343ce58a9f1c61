/* Ejected from theme-classic 3.10.2: the frame of a doc page without a sidebar, date on top. */
import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import Layout from '@theme/Layout';
import PageArticle from '../PageArticle';
import type { Props } from '@theme/BlogPostPage';
import type { ReactNode } from 'react';
import { Byline, useBlogFeed } from '@site/src/features/blog/Blog';
import { CompactBar } from '@site/src/features/doc-page/CompactBar';
import { DocLayout, DocMain, DocTitle } from '@site/src/features/doc-page/DocPage';
import { FeedLinks, CopyLink, PageHead, SocialCard } from '@site/src/features/page-head/PageHead';
import { OutlineColumn, OutlineMenu, outlineEntries } from '@site/src/features/outline/Outline';
import { SectionMenu } from '@site/src/features/section-menu/SectionMenu';
import { useTranslationState } from '@rslib-docs/translations/plugin/client';

export default function BlogPostPage({ content: Post }: Props): ReactNode {
  const { metadata } = Post;
  const toc = outlineEntries(Post.toc);
  const { title, description, date, authors } = metadata;
  const translation = useTranslationState();
  const hasOutline = toc.length > 0;
  return (
    <BlogPostProvider content={Post} isBlogPostPage>
      <Layout>
        <PageHead title={title} description={description}>
          <meta property="og:type" content="article" />
          <meta property="article:published_time" content={date} />
        </PageHead>
        <SocialCard />
        <CopyLink />
        <FeedLinks feeds={[useBlogFeed()]} />
        <DocLayout>
          <CompactBar
            sidebarId={undefined}
            outline={hasOutline ? (name) => <OutlineMenu className={name} /> : undefined}
          />
          <DocMain>
            {/* The feed takes the text of a post from the element with this id. */}
            <PageArticle
              metadata={metadata}
              above={<Byline date={date} authors={authors} />}
              title={<DocTitle title={title} />}
              textId={blogPostContainerID}
            >
              <Post />
            </PageArticle>
            {hasOutline && <SectionMenu state={translation} />}
          </DocMain>
          {hasOutline && <OutlineColumn toc={toc} />}
        </DocLayout>
      </Layout>
    </BlogPostProvider>
  );
}

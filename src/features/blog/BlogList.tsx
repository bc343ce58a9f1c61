import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import type { Feed } from '@site/src/plugins/page-data/contract';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { Byline } from './Byline';
import styles from './Blog.module.css';

/** All posts, newest first. */
export function BlogList({ items, metadata, feed }: Props & { feed: Feed }): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={styles.list}>
      <h1 className={styles.title}>
        <Translate id="blog.list.title" description="Heading of the list of blog posts">
          Blog
        </Translate>
      </h1>
      <p className={styles.about}>
        {metadata.blogDescription}{' '}
        <a className={styles.feed} href={feed.url} type={feed.mime}>
          <Icon name="rss" />
          RSS
        </a>
      </p>
      {items.map(({ content: { metadata: post } }) => (
        <article key={post.permalink} className={styles.post}>
          <Byline date={post.date} authors={post.authors} />
          <h2>
            <Link to={post.permalink}>{post.title}</Link>
          </h2>
          <p className={styles.summary}>{post.description}</p>
        </article>
      ))}
    </main>
  );
}

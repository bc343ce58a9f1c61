import clsx from 'clsx';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useSiteFacts } from '@site/src/site/client';
import { breakable } from '@rslib-docs/kit/ui/InlineText';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { ShownDate } from '@rslib-docs/kit/ui/ShownDate';
import styles from './DocPage.module.css';

interface DocLayoutProps {
  sidebar?: ReactNode;
  children: ReactNode;
}

/** Columns of a page: sidebar (if any), text and outline; the children place themselves. */
export function DocLayout({ sidebar, children }: DocLayoutProps): ReactNode {
  return (
    <div className={clsx(styles.layout, !sidebar && styles.plain)}>
      {sidebar}
      {children}
    </div>
  );
}

interface DocMainProps {
  /** Whether it takes the room of the outline too, as lists do. */
  isWide?: boolean;
  children: ReactNode;
}

/** The text column, where the skip link leads. */
export function DocMain({ isWide, children }: DocMainProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={clsx(styles.main, isWide && styles.wide)}>
      {children}
    </main>
  );
}

/** The first-level heading of a page; the name of an option is code. */
export function DocTitle({ title, isOption }: { title: string; isOption?: boolean }): ReactNode {
  return <h1 className={styles.title}>{isOption ? <code>{breakable(title)}</code> : title}</h1>;
}

interface DocMetaProps {
  editUrl?: string | null;
  /** Path of the source within the project, in Docusaurus' alias form: `@site/docs/…`. */
  source: string;
  /** Milliseconds since 1970; undefined where version control does not know. */
  lastUpdatedAt?: number | null;
  /** Other actions for the page. */
  children?: ReactNode;
}

export function DocMeta({ editUrl, source, lastUpdatedAt, children }: DocMetaProps): ReactNode {
  const { sourceUrl } = useSiteFacts();
  return (
    <div className={styles.meta}>
      {children}
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          <Translate id="theme.common.editThisPage" description="The link label to edit the page">
            Edit this page
          </Translate>
        </a>
      )}
      <a href={source.replace('@site', sourceUrl)} target="_blank" rel="noopener noreferrer">
        <Icon name="source" />
        <Translate id="doc-page.source" description="Link to the source of the page">
          Source
        </Translate>
      </a>
      {lastUpdatedAt && (
        <span className={styles.updated}>
          <Translate
            id="doc-page.updated"
            description="When the page was last changed"
            values={{ date: <ShownDate date={new Date(lastUpdatedAt)} form="medium" /> }}
          >
            {'Last updated: {date}'}
          </Translate>
        </span>
      )}
    </div>
  );
}

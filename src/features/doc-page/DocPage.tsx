import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAreas, useSiteFacts } from '@site/src/site/client';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import { breakable } from '@rslib-docs/kit/ui/inline-text/breakable';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import styles from './DocPage.module.css';
import type { Neighbours } from './neighbours';

/** Columns of a page: sidebar (if any), text and outline; the children place themselves. */
export function DocLayout({
  sidebar,
  children,
}: {
  sidebar?: ReactNode;
  children: ReactNode;
}): ReactNode {
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

/** The text column. It is the target of the skip link. */
export function DocMain({ isWide, children }: DocMainProps): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={clsx(styles.main, isWide && styles.wide)}>
      {children}
    </main>
  );
}

/** Where the page stands: its area, then its place in the sidebar. */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = useAreas().find(({ isCurrent }) => isCurrent);
  if (!breadcrumbs?.length) return null;
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ol className={styles.breadcrumbs}>
        {area && (
          <li>
            <VersionLink to={area.to}>{area.label}</VersionLink>
          </li>
        )}
        {breadcrumbs.map((item, index) => {
          const isLast = index === breadcrumbs.length - 1;
          const text = <InlineText text={item.label} />;
          const isLinked = item.href !== undefined && !isLast;
          return (
            <li key={`${item.type}-${item.label}`} aria-current={isLast ? 'page' : undefined}>
              {isLinked ? <Link to={item.href!}>{text}</Link> : text}
            </li>
          );
        })}
      </ol>
    </nav>
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
  /** What else can be done with the page. */
  children?: ReactNode;
}

/** Edit link, source link and the date of the last change. */
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
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
    </div>
  );
}

/** Making one takes a browser longer than all the rest of the line; a build has one language. */
let dateFormat: Intl.DateTimeFormat | undefined;

function LastUpdated({ at }: { at: number }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const date = new Date(at);
  dateFormat ??= new Intl.DateTimeFormat(i18n.localeConfigs[i18n.currentLocale]!.htmlLang, {
    dateStyle: 'medium',
    // The build and every browser must write the same text.
    timeZone: 'UTC',
  });
  // The gaps between digits and Han are the browser's; blanks beside them would be wider.
  const text = dateFormat.format(date).replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return (
    <span className={styles.updated}>
      <Translate
        id="doc-page.updated"
        description="When the page was last changed"
        values={{ date: <time dateTime={date.toISOString()}>{text}</time> }}
      >
        {'Last updated: {date}'}
      </Translate>
    </span>
  );
}

/** The page before and the page after, in the order of the sidebar. */
export function Pager({ previous, next }: Neighbours): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      className={styles.pager}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}
    >
      {previous && (
        <Link to={previous.permalink} rel="prev" className={styles.previous}>
          <small>
            <Translate id="theme.docs.paginator.previous" description="Label of the previous page">
              Previous
            </Translate>
          </small>
          <b>
            <InlineText text={previous.title} />
          </b>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={styles.next}>
          <small>
            <Translate id="theme.docs.paginator.next" description="Label of the next page">
              Next
            </Translate>
          </small>
          <b>
            <InlineText text={next.title} />
          </b>
        </Link>
      )}
    </nav>
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useAreas } from '@site/src/site/client';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import styles from './DocPage.module.css';
import type { Neighbours } from './neighbours';

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

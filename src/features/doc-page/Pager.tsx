import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import styles from './DocPage.module.css';

export interface PagerProps {
  previous: PropNavigationLink | undefined;
  next: PropNavigationLink | undefined;
}

/** The page before and the page after, in the order of the sidebar. */
export function Pager({ previous, next }: PagerProps): ReactNode {
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
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next" className={styles.next}>
          <small>
            <Translate id="theme.docs.paginator.next" description="Label of the next page">
              Next
            </Translate>
          </small>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}

import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import type { Neighbours } from './neighbours';
import styles from './Pager.module.css';

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

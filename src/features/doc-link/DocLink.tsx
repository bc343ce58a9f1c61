import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DocLink.module.css';
import { linkTarget } from './link-kind';

/** A link in the text. */
export function DocLink({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  // A footnote leads back to its number in the text.
  useBrokenLinks().collectAnchor(props.id);
  const target = linkTarget(href);
  if (target.kind === 'in-site') {
    return (
      <Link {...props} to={target.to}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'untouched') {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  const hint = translate({
    id: 'doc-link.external.hint',
    message: '(opens in a new tab)',
    description: 'Accessible hint at the end of a link that opens in a new tab',
  });
  return (
    <a {...props} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span role="img" aria-label={hint} className={styles.mark} data-nosnippet="" />
    </a>
  );
}

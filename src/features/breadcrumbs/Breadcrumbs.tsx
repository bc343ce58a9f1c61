import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { useAreas } from '@site/src/site/client';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import styles from './Breadcrumbs.module.css';

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
      <ol className={styles.list}>
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

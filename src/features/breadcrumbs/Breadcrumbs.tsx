import { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

/** Where the page stands in its sidebar. */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
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
        {breadcrumbs.map((item, index) => (
          <li
            key={`${item.type}-${item.label}`}
            aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}
          >
            {item.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import styles from './Breadcrumbs.module.css';

/** The area that the page belongs to: the item of the top navigation that is active on it. */
function useArea(): { label: string; to: string } | undefined {
  const { siteConfig } = useDocusaurusContext();
  const path = `/${useLocation().pathname.slice(siteConfig.baseUrl.length)}`;
  const item = useThemeConfig().navbar.items.find(
    ({ to, activeMatch }) =>
      typeof to === 'string' && new RegExp(String(activeMatch ?? to)).test(path),
  );
  return item && { label: String(item.label), to: item.to as string };
}

/** Where the page stands: its area, then its place in the sidebar. */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = useArea();
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
            <Link to={area.to}>{area.label}</Link>
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

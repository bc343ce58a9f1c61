import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { isOptionName } from '@site/src/lib/labels/is-option-name';
import styles from './Overview.module.css';

/** The pages of the area, in the groups of its sidebar; the page itself is left out. */
export function Overview(): ReactNode {
  const { pathname } = useLocation();
  const items = useDocsSidebar()?.items ?? [];
  return items.map((group) => {
    if (group.type !== 'category') return null;
    const links = group.items.filter((item) => item.type === 'link' && item.href !== pathname);
    if (links.length === 0) return null;
    return (
      <section key={group.label} className={styles.group}>
        <h2>{group.label}</h2>
        <ul className={styles.list}>
          {links.map(
            (item) =>
              item.type === 'link' && (
                <li key={item.href}>
                  <Link to={item.href}>
                    {isOptionName(item.label) ? <code>{item.label}</code> : item.label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </section>
    );
  });
}

import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './Sidebar.module.css';

/** Names of options are code; other labels are words. */
const OPTION_NAME = /^[a-z]\w*(?:\.\w+)*$/;

export interface SidebarGroupProps {
  group: PropSidebarItemCategory;
  /** Address of the current page. */
  pathname: string;
}

export function SidebarGroup({ group, pathname }: SidebarGroupProps): ReactNode {
  const showsOptions = group.customProps?.options === true;
  return (
    <details className={styles.group} open={!group.collapsed}>
      <summary className={styles.label}>
        {group.label}
        <Icon name="caret" />
      </summary>
      <ul className={styles.list}>
        {group.items.map((item) =>
          item.type === 'link' ? (
            <li key={item.href}>
              <Link
                to={item.href}
                className={styles.item}
                aria-current={item.href === pathname ? 'page' : undefined}
              >
                {showsOptions && OPTION_NAME.test(item.label) ? (
                  <code>{item.label}</code>
                ) : (
                  item.label
                )}
              </Link>
            </li>
          ) : undefined,
        )}
      </ul>
    </details>
  );
}

import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { isOptionName } from '@site/src/lib/labels/is-option-name';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './Sidebar.module.css';

export interface SidebarLinkProps {
  item: PropSidebarItemLink;
  /** Address of the current page. */
  pathname: string;
  /** Whether a label that looks like the name of an option is one. */
  isOption: boolean;
}

export function SidebarLink({ item, pathname, isOption }: SidebarLinkProps): ReactNode {
  return (
    <Link
      to={item.href}
      className={styles.item}
      aria-current={item.href === pathname ? 'page' : undefined}
    >
      {isOption && isOptionName(item.label) ? <code>{item.label}</code> : item.label}
    </Link>
  );
}

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
              <SidebarLink item={item} pathname={pathname} isOption={showsOptions} />
            </li>
          ) : undefined,
        )}
      </ul>
    </details>
  );
}

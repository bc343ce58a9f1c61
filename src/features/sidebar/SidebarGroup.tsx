import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useState, type ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { SidebarLabel, ownProps } from './SidebarItem';
import { GROUP, GROUP_LINK } from './sidebar-dom';
import styles from './SidebarItem.module.css';

export interface SidebarGroupProps {
  group: PropSidebarItemCategory;
  /** Address of the current page where it is one of the group. */
  pathname: string | undefined;
}

/** A group that has a page of its own: its label leads there, the caret only opens and closes. */
function GroupLink({ group, pathname }: SidebarGroupProps): ReactNode {
  return (
    <Link
      to={group.href!}
      className={styles.label}
      aria-current={group.href === pathname ? 'page' : undefined}
      {...{ [GROUP_LINK]: '' }}
    >
      <SidebarLabel item={group} />
    </Link>
  );
}

export function SidebarGroup({
  group,
  pathname,
  children,
}: SidebarGroupProps & { /** The list of its items. */ children: ReactNode }): ReactNode {
  // The visitor and navigation change the element's own state; React only says how it begins.
  const [opensAtFirst] = useState(() => !group.collapsed || pathname !== undefined);
  const { context } = ownProps(group);
  const link = group.href && <GroupLink group={group} pathname={pathname} />;
  if (!group.collapsible) {
    return (
      <div className={styles.group} data-context={context}>
        {link || (
          <p className={styles.label}>
            <SidebarLabel item={group} />
          </p>
        )}
        {children}
      </div>
    );
  }
  return (
    <div
      className={styles.group}
      data-linked={link ? '' : undefined}
      data-context={context}
      {...{ [GROUP]: '' }}
    >
      {link}
      <details open={opensAtFirst}>
        <summary
          className={styles.label}
          aria-label={
            link
              ? translate(
                  {
                    id: 'sidebar.group.toggle',
                    message: 'Pages of {group}',
                    description: 'Name of the control that opens and closes a group with a page',
                  },
                  { group: group.label },
                )
              : undefined
          }
        >
          {!link && (
            <span>
              <SidebarLabel item={group} />
            </span>
          )}
          <Icon name="caret" />
        </summary>
        {children}
      </details>
    </div>
  );
}

import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel, SidebarLink, ownProps } from './SidebarItem';
import styles from './SidebarItem.module.css';

export interface SidebarListProps {
  items: readonly PropSidebarItem[];
  /** Address of the current page. */
  pathname: string;
  /** Whether labels that look like names of options are. */
  isOption?: boolean;
}

function drawItem(item: PropSidebarItem, props: SidebarListProps): ReactNode {
  const { divider, section, context, options } = ownProps(item);
  if (divider) return <hr className={styles.divider} data-line={divider} />;
  if (item.type === 'html') return undefined;
  if (section) {
    return (
      <p className={styles.section} data-context={context}>
        <SidebarLabel item={item} />
      </p>
    );
  }
  return item.type === 'category' ? (
    <SidebarGroup group={item} pathname={props.pathname}>
      <SidebarList items={item.items} pathname={props.pathname} isOption={options === true} />
    </SidebarGroup>
  ) : (
    <SidebarLink
      item={item}
      isCurrent={item.href === props.pathname}
      isOption={props.isOption ?? false}
    />
  );
}

export function SidebarList(props: SidebarListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {props.items.map((item, index) =>
        'unlisted' in item && item.unlisted ? undefined : (
          // A sidebar never changes its order, and labels may repeat.
          <li key={item.type === 'html' ? index : `${item.label} ${item.href ?? ''}`}>
            {drawItem(item, props)}
          </li>
        ),
      )}
    </ul>
  );
}

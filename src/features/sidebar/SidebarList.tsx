import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { memo, type ReactNode } from 'react';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel, SidebarLink, ownProps } from './SidebarItem';
import styles from './SidebarItem.module.css';

export interface SidebarListProps {
  items: readonly PropSidebarItem[];
  /** Address of the current page where it is one of the list, at whatever depth. */
  pathname: string | undefined;
  /** Whether labels that look like names of options are. */
  isOption?: boolean;
}

interface CategoryProps {
  item: PropSidebarItemCategory;
  pathname: string | undefined;
}

/** Drawn again when the current page is one of its pages, or was, and not with every other page. */
const Category = memo(function Category({ item, pathname }: CategoryProps): ReactNode {
  return (
    <SidebarGroup group={item} pathname={pathname}>
      <SidebarList
        items={item.items}
        pathname={pathname}
        isOption={ownProps(item).options === true}
      />
    </SidebarGroup>
  );
});

function drawItem(item: PropSidebarItem, props: SidebarListProps): ReactNode {
  const { divider, section, context } = ownProps(item);
  if (divider) return <hr className={styles.divider} data-line={divider} />;
  if (item.type === 'html') return undefined;
  if (section) {
    return (
      <p className={styles.section} data-context={context}>
        <SidebarLabel item={item} />
      </p>
    );
  }
  if (item.type === 'category') {
    const isActive = props.pathname !== undefined && isActiveSidebarItem(item, props.pathname);
    return <Category item={item} pathname={isActive ? props.pathname : undefined} />;
  }
  return (
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
      {props.items.map((item, index) => (
        // A sidebar never changes its order, and labels may repeat.
        <li key={item.type === 'html' ? index : `${item.label} ${item.href ?? ''}`}>
          {drawItem(item, props)}
        </li>
      ))}
    </ul>
  );
}

import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { PopupMenu } from '@rslib-docs/kit/ui/menu/PopupMenu';
import { NavbarLink, NavbarText } from './NavbarLink';
import { useIsActive, type BarItem } from './navbar-items';
import styles from './NavbarMenu.module.css';

/** The entries of an item; names of groups stand between them and may be links themselves. */
export function NavbarEntries({ items }: { items: readonly BarItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => {
        const className = item.isGroup ? styles.group : styles.entry;
        const isLink = item.to ?? item.href;
        return (
          <li key={item.label} className={item.isGrouped ? styles.grouped : undefined}>
            {isLink ? (
              <NavbarLink item={item} className={className} />
            ) : (
              <span className={className}>
                <NavbarText item={item} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An item with entries. One that is a link too keeps its link and gets a button beside it. */
export function NavbarMenu({ item, id, className }: NavbarMenuProps): ReactNode {
  const isActive = useIsActive(item);
  const isLink = item.to ?? item.href;
  const label = translate(
    {
      id: 'top-bar.item.more',
      message: 'More of {item}',
      description: 'Accessible name of the button beside a link of the top bar that has a menu',
    },
    { item: item.label },
  );
  return (
    <PopupMenu
      id={id}
      trigger="any"
      align="start"
      label={isLink && label}
      before={isLink && <NavbarLink item={item} className={className} />}
      buttonClassName={isLink ? styles.caret : className}
      button={
        isLink ? (
          <Icon name="caret" className={styles.icon} />
        ) : (
          <span className={styles.text} data-active={isActive || undefined}>
            <NavbarText item={item} />
            <Icon name="caret" className={styles.icon} />
          </span>
        )
      }
    >
      <NavbarEntries items={item.items!} />
    </PopupMenu>
  );
}

interface NavbarMenuProps {
  item: BarItem;
  /** Unique on the page. */
  id: string;
  className?: string;
}

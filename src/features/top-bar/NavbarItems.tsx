import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import choice from '@rslib-docs/kit/ui/Popover.module.css';
import { PopupMenu } from '@rslib-docs/kit/ui/Popover';
import { useIsActive, useNavbarItems, type BarItem } from './navbar-items';
import styles from './NavbarItems.module.css';

/** The picture before an item's text; an svg becomes an image too, so that it cannot run. */
function Tag({ tag }: { tag: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const src = tag.trimStart().startsWith('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(tag)}`
    : withBaseUrl(tag);
  return <img className={styles.tag} src={src} alt="" width={18} height={18} />;
}

function NavbarText({ item }: { item: BarItem }): ReactNode {
  return (
    <>
      {item.tag && <Tag tag={item.tag} />}
      <span className={styles.label} data-text={item.label}>
        {item.label}
      </span>
    </>
  );
}

function NavbarLink({ item, className }: { item: BarItem; className?: string }): ReactNode {
  const isActive = useIsActive(item);
  return (
    <Link
      to={item.to}
      href={item.href}
      className={className}
      aria-current={isActive ? 'true' : undefined}
    >
      <NavbarText item={item} />
    </Link>
  );
}

/** The entries of an item; names of groups stand between them and may be links themselves. */
function NavbarEntries({ items }: { items: readonly BarItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => {
        const className = clsx(choice.item, item.isGroup ? styles.group : styles.entry);
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
function NavbarMenu({ item, id }: { item: BarItem; id: string }): ReactNode {
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
      before={isLink && <NavbarLink item={item} className={styles.item} />}
      buttonClassName={isLink ? styles.caret : styles.item}
      button={
        isLink ? (
          <Icon name="caret" />
        ) : (
          <span className={styles.text} data-active={isActive || undefined}>
            <NavbarText item={item} />
            <Icon name="caret" />
          </span>
        )
      }
    >
      <NavbarEntries items={item.items!} />
    </PopupMenu>
  );
}

/** The items of the top navigation, some on the left and some on the right. */
export function NavbarItems(): ReactNode {
  const items = useNavbarItems();
  return (
    <nav
      className={styles.items}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={clsx(styles.side, styles[side])}>
          {items.map((item, index) => {
            if (item.position !== side) return null;
            return item.items ? (
              <NavbarMenu key={item.label} item={item} id={`nav-menu-${index}`} />
            ) : (
              <NavbarLink key={item.label} item={item} className={styles.item} />
            );
          })}
        </div>
      ))}
    </nav>
  );
}

/** The items on the menu screen of phones. One with entries opens in place, and its link leads them. */
export function PhoneItems(): ReactNode {
  return useNavbarItems().map((item) =>
    item.items ? (
      <details key={item.label} className={styles.phoneGroup}>
        <summary className={styles.phoneItem}>
          <NavbarText item={item} />
          <Icon name="caret" />
        </summary>
        {(item.to ?? item.href) && <NavbarLink item={item} className={styles.own} />}
        <NavbarEntries items={item.items} />
      </details>
    ) : (
      <NavbarLink key={item.label} item={item} className={styles.phoneItem} />
    ),
  );
}

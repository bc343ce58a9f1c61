import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NavbarLink } from './NavbarLink';
import { NavbarMenu } from './NavbarMenu';
import { useNavbarItems } from './use-navbar-items';
import styles from './TopBar.module.css';

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
            const { label } = item;
            return item.items ? (
              <NavbarMenu
                key={label}
                item={item}
                id={`nav-menu-${index}`}
                className={styles.item}
              />
            ) : (
              <NavbarLink key={label} item={item} className={styles.item} />
            );
          })}
        </div>
      ))}
    </nav>
  );
}

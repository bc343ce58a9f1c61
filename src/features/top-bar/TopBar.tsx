import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import { Mark } from '@site/src/ui/marks/Mark';
import { NavbarLink, useNavbarItems } from './NavbarLink';
import { PhoneScreen, PHONE_SCREEN_ID } from './PhoneScreen';
import { SocialLinks } from './SocialLinks';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** Stands before the title. */
  before: ReactNode;
  /** Search, language and appearance, in this order; those that a phone has room for. */
  controls: ReactNode;
  /** The list of languages for the phone's screen. */
  languages: ReactNode;
}

/** The bar at the top of every page. */
export function TopBar({ before, controls, languages }: TopBarProps): ReactNode {
  const { title } = useThemeConfig().navbar;
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          {before}
          <Link to={useBaseUrl('/')} className={styles.home}>
            <Mark name="rslib" size={26} />
            {title}
          </Link>
          <nav
            className={styles.items}
            aria-label={translate({
              id: 'theme.NavBar.navAriaLabel',
              message: 'Main',
              description: 'The ARIA label for the main navigation',
            })}
          >
            {useNavbarItems().map((item) => (
              <NavbarLink key={item.label} item={item} className={styles.item} />
            ))}
          </nav>
          <div className={styles.end}>
            {controls}
            <div className={styles.social}>
              <SocialLinks linkClassName={styles.square} />
            </div>
            <button
              type="button"
              className={`${styles.square} ${styles.menu}`}
              popoverTarget={PHONE_SCREEN_ID}
              aria-label={translate({
                id: 'top-bar.phone.open',
                message: 'Site menu',
                description: 'Accessible name of the button that opens the menu on phones',
              })}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <PhoneScreen languages={languages} />
    </>
  );
}

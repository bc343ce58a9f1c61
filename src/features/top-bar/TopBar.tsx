import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useEffect, type ReactNode } from 'react';
import { SITE_OPTIONS } from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { Mark } from '@site/src/design/Mark';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import square from '@rslib-docs/kit/ui/square/Square.module.css';
import { showBar } from './hiding-bar';
import { NavbarItems } from './NavbarItems';
import { PhoneScreen, PHONE_SCREEN_ID, type PhoneScreenProps } from './PhoneScreen';
import { BarSocialLinks } from './SocialLinks';
import styles from './TopBar.module.css';

export interface TopBarProps extends PhoneScreenProps {
  /** Whether the page wants a bar; without one it counts nothing for the anchors of the page. */
  isWanted: boolean;
  /** Stands before the title. */
  before: ReactNode;
  /** Search, language and appearance, in this order; those that a phone has room for. */
  controls: ReactNode;
}

/** The bar at the top of every page. */
export function TopBar({ isWanted, before, controls, ...screen }: TopBarProps): ReactNode {
  const { title } = useThemeConfig().navbar;
  const location = useLocation();
  useEffect(showBar, [location]);
  if (!isWanted || SITE_OPTIONS.hideNavbar === 'always') {
    return (
      <Head>
        <html data-no-bar="" />
      </Head>
    );
  }
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          {before}
          <VersionLink to="/" className={styles.home}>
            <Mark name="rslib" size={26} />
            {title}
          </VersionLink>
          <NavbarItems />
          <div className={styles.end}>
            {controls}
            <div className={styles.social}>
              <BarSocialLinks linkClassName={square.square} />
            </div>
            <button
              type="button"
              className={`${square.square} ${styles.menu}`}
              popoverTarget={PHONE_SCREEN_ID}
              aria-label={translate({
                id: 'top-bar.phone.open',
                message: 'Site menu',
                description: 'Accessible name of the button that opens the menu on phones',
              })}
            >
              <Icon name="more" className={styles.whenClosed} />
              <Icon name="close" className={styles.whenOpen} />
            </button>
          </div>
        </div>
      </header>
      <PhoneScreen {...screen} />
    </>
  );
}

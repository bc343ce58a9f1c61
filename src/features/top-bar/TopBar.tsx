import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, type ReactNode } from 'react';
import { BREAKPOINTS_PX } from '@rslib-docs/kit/ui/breakpoints';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import { Mark } from '@site/src/design/Mark';
import { SITE_MENU } from '@rslib-docs/kit/shared/page-contract';
import { SITE_OPTIONS } from '@site/src/site/client';
import { showBar } from './hiding-bar';
import { NavbarItems, PhoneItems } from './NavbarItems';
import { SocialLinks } from './SocialLinks';
import styles from './TopBar.module.css';

/** Links in the bar; the rest is in a popup (specification §9, "Social links shown"). */
const SOCIAL_LINKS_SHOWN = 5;

const PHONE_SCREEN_ID = 'phone-screen';

interface PhoneScreenProps {
  /** The switch of the appearance; nothing where the site has one appearance. */
  appearance: ReactNode;
  languages: ReactNode;
  /** The list of versions of the documentation, where there are several. */
  versions?: ReactNode;
}

/** What does not fit into the top bar of a phone; the drawer of a sidebar gets a copy of it. */
function PhoneScreen({ appearance, languages, versions }: PhoneScreenProps): ReactNode {
  const label = translate({
    id: 'top-bar.phone.label',
    message: 'Site menu',
    description: 'Accessible name of the menu screen of phones and of the navigation on it',
  });
  return (
    <div
      id={PHONE_SCREEN_ID}
      popover="auto"
      role="dialog"
      aria-label={label}
      data-scroll-lock={BREAKPOINTS_PX.phone}
      data-phone-screen=""
      className={styles.screen}
    >
      <nav aria-label={label} {...{ [SITE_MENU]: '' }}>
        <PhoneItems />
      </nav>
      <div {...{ [SITE_MENU]: '' }}>
        <p className={styles.heading}>
          <Translate id="top-bar.phone.languages" description="Heading above the list of languages">
            Languages
          </Translate>
        </p>
        <div className={styles.languages}>{languages}</div>
        {versions}
        <div className={`js ${styles.appearance}`}>
          <Translate
            id="top-bar.phone.appearance"
            description="Stands before the switch between light and dark on the menu screen of phones"
          >
            Appearance
          </Translate>
          {appearance}
        </div>
        <div className={styles.phoneSocial}>
          <SocialLinks place="phone-social" />
        </div>
      </div>
    </div>
  );
}

interface TopBarProps extends PhoneScreenProps {
  /** Whether the page wants a bar; without one it counts nothing for the anchors of the page. */
  isWanted: boolean;
  before: ReactNode;
  /** Search, language and appearance, in this order, as far as they fit on a phone. */
  controls: ReactNode;
}

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
              <SocialLinks place="bar-social" shown={SOCIAL_LINKS_SHOWN} />
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

import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { BREAKPOINTS_PX } from '@rslib-docs/kit/ui/breakpoints';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import square from '@rslib-docs/kit/ui/square/Square.module.css';
import { NavbarLink, NavbarText } from './NavbarLink';
import { NavbarEntries } from './NavbarMenu';
import { SocialLinks } from './SocialLinks';
import type { BarItem } from './navbar-items';
import { useNavbarItems } from './use-navbar-items';
import styles from './PhoneScreen.module.css';

export const PHONE_SCREEN_ID = 'phone-screen';

export interface PhoneScreenProps {
  /** The switch of the appearance; nothing where the site has one appearance. */
  appearance: ReactNode;
  /** The list of languages. */
  languages: ReactNode;
  /** The list of versions of the documentation, where there are several. */
  versions?: ReactNode;
}

/** An item with entries opens in place; its own link, if it has one, leads the entries. */
function PhoneGroup({ item }: { item: BarItem }): ReactNode {
  return (
    <details className={styles.group}>
      <summary className={styles.item}>
        <NavbarText item={item} />
        <Icon name="caret" />
      </summary>
      {(item.to ?? item.href) && <NavbarLink item={item} className={styles.own} />}
      <NavbarEntries items={item.items!} />
    </details>
  );
}

/** All that the top bar has no room for on a phone, on a screen of its own. */
export function PhoneScreen({ appearance, languages, versions }: PhoneScreenProps): ReactNode {
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
      <nav aria-label={label}>
        {useNavbarItems().map((item) =>
          item.items ? (
            <PhoneGroup key={item.label} item={item} />
          ) : (
            <NavbarLink key={item.label} item={item} className={styles.item} />
          ),
        )}
        <h2 className={styles.heading}>
          <Translate id="top-bar.phone.languages" description="Heading above the list of languages">
            Languages
          </Translate>
        </h2>
        <div className={styles.languages}>{languages}</div>
        {versions}
      </nav>
      <div className={styles.appearance}>
        <Translate
          id="top-bar.phone.appearance"
          description="Stands before the switch between light and dark on the menu screen of phones"
        >
          Appearance
        </Translate>
        {appearance}
      </div>
      <div className={styles.social}>
        <SocialLinks linkClassName={`${square.square} ${styles.square}`} place="phone-social" />
      </div>
    </div>
  );
}

import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NavbarLink, useNavbarItems } from './NavbarLink';
import { SocialLinks } from './SocialLinks';
import styles from './PhoneScreen.module.css';

export const PHONE_SCREEN_ID = 'phone-screen';

/** All that the top bar has no room for on a phone, on a screen of its own. */
export function PhoneScreen({ languages }: { languages: ReactNode }): ReactNode {
  return (
    <div id={PHONE_SCREEN_ID} popover="auto" data-locks-page="" className={styles.screen}>
      <nav
        aria-label={translate({
          id: 'top-bar.phone.label',
          message: 'Site menu',
          description: 'Accessible name of the navigation on the menu screen of phones',
        })}
      >
        {useNavbarItems().map((item) => (
          <NavbarLink key={item.label} item={item} className={styles.item} />
        ))}
        <h2 className={styles.heading}>
          <Translate id="top-bar.phone.languages" description="Heading above the list of languages">
            Languages
          </Translate>
        </h2>
        <div className={styles.languages}>{languages}</div>
      </nav>
      <div className={styles.social}>
        <SocialLinks linkClassName={styles.square} />
      </div>
    </div>
  );
}

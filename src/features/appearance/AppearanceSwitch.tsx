import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import square from '@rslib-docs/kit/ui/square/Square.module.css';
import { APPEARANCE_SWITCH } from './appearance';
import styles from './AppearanceSwitch.module.css';

/** Switches between light and dark. The picture shows what the page looks like now. */
export const AppearanceSwitch = memo(function AppearanceSwitch(): ReactNode {
  const label = translate({
    id: 'appearance.switch.label',
    message: 'Switch appearance',
    description: 'Accessible name of the button that switches between light and dark',
  });
  return (
    <button
      type="button"
      className={`${square.square} ${styles.switch}`}
      aria-label={label}
      title={label}
      {...{ [APPEARANCE_SWITCH]: '' }}
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
    </button>
  );
});

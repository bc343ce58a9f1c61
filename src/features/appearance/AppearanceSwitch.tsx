import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import { APPEARANCE_SWITCH } from './appearance';
import styles from './AppearanceSwitch.module.css';

/** Switches between light and dark. The picture shows what the page looks like now. */
export function AppearanceSwitch({ className }: { className?: string }): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-label={translate({
        id: 'appearance.switch.label',
        message: 'Switch appearance',
        description: 'Accessible name of the button that switches between light and dark',
      })}
      {...{ [APPEARANCE_SWITCH]: '' }}
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
    </button>
  );
}

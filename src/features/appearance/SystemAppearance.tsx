import Translate from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { APPEARANCE_SWITCH } from './appearance';
import styles from './SystemAppearance.module.css';

/** Gives the appearance back to the system; shown only to who has chosen another. */
export const SystemAppearance = memo(function SystemAppearance(): ReactNode {
  return (
    <button type="button" className={styles.button} {...{ [APPEARANCE_SWITCH]: 'auto' }}>
      <Translate
        id="appearance.switch.auto"
        description="Button that makes the appearance, light or dark, follow the system again"
      >
        Use the system appearance
      </Translate>
    </button>
  );
});

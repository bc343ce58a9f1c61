import Translate, { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
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
      className={`js ${square.square}`}
      aria-label={label}
      title={label}
      {...{ [APPEARANCE_SWITCH]: '' }}
    >
      <Icon name="sun" className="in-light" />
      <Icon name="moon" className="in-dark" />
    </button>
  );
});

/** Gives the appearance back to the system; shown only after another choice. */
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

/** A site with one appearance has it in its markup: it stays light without scripts too. */
export function OnlyLight(): ReactNode {
  return (
    <Head>
      <html data-theme="light" />
    </Head>
  );
}

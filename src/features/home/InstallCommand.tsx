import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './Actions.module.css';

/** The command that begins a project. */
export function InstallCommand(props: { command: string; hasSocket: boolean }): ReactNode {
  return (
    <figure className={clsx(styles.command, props.hasSocket && styles.socket)} translate="no">
      <code>
        <span className="line">{props.command}</span>
      </code>
      <button
        type="button"
        aria-label={translate({
          id: 'home.command.copy',
          message: 'Copy command',
          description: 'Accessible name of the button that copies the install command',
        })}
        data-copy-code=""
        suppressHydrationWarning
      >
        <Icon name="copy" className={styles.idle} />
        <Icon name="done" className={styles.done} />
      </button>
    </figure>
  );
}

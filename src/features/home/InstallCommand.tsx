import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '@rslib-docs/kit/ui/copy-button/CopyButton';
import styles from './Actions.module.css';

/** The command that begins a project. */
export function InstallCommand(props: { command: string; hasSocket: boolean }): ReactNode {
  return (
    <figure className={clsx(styles.command, props.hasSocket && styles.socket)} translate="no">
      <code>
        <span className="line">{props.command}</span>
      </code>
      <CopyButton
        className={styles.copy}
        label={translate({
          id: 'home.command.copy',
          message: 'Copy command',
          description: 'Accessible name of the button that copies the install command',
        })}
      />
    </figure>
  );
}

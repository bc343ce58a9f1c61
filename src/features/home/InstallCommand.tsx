import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/icon/Icon';
import styles from './HomePage.module.css';

/** The command that begins a project, joined to the first action. */
export function InstallCommand({ command }: { command: string }): ReactNode {
  return (
    <figure className={styles.command} translate="no">
      <code>
        <span className="line">{command}</span>
      </code>
      <button
        type="button"
        aria-label={translate({
          id: 'home.command.copy',
          message: 'Copy command',
          description: 'Accessible name of the button that copies the install command',
        })}
        data-copy-code=""
      >
        <Icon name="copy" className={styles.idle} />
        <Icon name="done" className={styles.done} />
      </button>
    </figure>
  );
}

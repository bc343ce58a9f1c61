import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './CopyIcon.module.css';

/** What a button that copies shows: two sheets, and a tick while it says that it has copied. */
export function CopyIcon(): ReactNode {
  return (
    <>
      <Icon name="copy" className={styles.idle} />
      <Icon name="done" className={styles.done} />
    </>
  );
}

import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from './Icon';
import styles from './CopyButton.module.css';
import { COPY_CODE } from '../browser/clipboard';
import square from './Square.module.css';

/** What a button that copies shows: two sheets, and a tick while it says that it has copied. */
export function CopyIcon(): ReactNode {
  return (
    <>
      <Icon name="copy" className={styles.idle} />
      <Icon name="done" className={styles.done} />
    </>
  );
}

interface Props {
  /** Accessible name and, where the name is short, tooltip. */
  label: string;
  title?: string;
  className?: string;
}

/** Copies the code of the figure around it; a module of the first view answers the press. */
export function CopyButton({ label, title, className }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(square.square, styles.copy, className)}
      aria-label={label}
      title={title}
      suppressHydrationWarning
      data-nosnippet=""
      {...{ [COPY_CODE]: '' }}
    >
      <CopyIcon />
    </button>
  );
}

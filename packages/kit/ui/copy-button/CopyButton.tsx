import clsx from 'clsx';
import type { ReactNode } from 'react';
import { COPY_CODE } from '../../browser/copy-feedback';
import square from '../square/Square.module.css';
import styles from './CopyButton.module.css';
import { CopyIcon } from './CopyIcon';

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

import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './CopyButton.module.css';
import { COPY_CODE } from '../browser/clipboard';
import square from './Square.module.css';

/** Class of a button that copies: it draws the icon. */
export const copyIcon = styles.sheets;

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
      className={clsx(square.square, styles.copy, copyIcon, className)}
      aria-label={label}
      title={title}
      suppressHydrationWarning
      data-nosnippet=""
      {...{ [COPY_CODE]: '' }}
    />
  );
}

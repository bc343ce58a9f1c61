import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './PopupMenu.module.css';

export interface PopupMenuProps {
  /** Unique on the page. */
  id: string;
  /** Accessible name of the button; omit it where `button` is text. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string;
  /** Edge of the button that the panel lines up with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A button with a panel. The platform opens, closes (Escape, press outside) and names it, so it
 * works before the app has started and without scripts.
 */
export function PopupMenu(props: PopupMenuProps): ReactNode {
  const { id, label, button, buttonClassName, align = 'end', children } = props;
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        className={buttonClassName}
        aria-label={label}
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={clsx(styles.menu, align === 'start' && styles.start)}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </div>
    </>
  );
}

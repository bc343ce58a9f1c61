import type { CSSProperties, ReactNode } from 'react';
import { POPOVER_DELAY_MS } from '../../browser/popup-delays';
import { MENU, MENU_DELAY } from '../menu/menu-attributes';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** Unique on the page. */
  id: string;
  text: string;
  /** A control that carries the text as its accessible name. */
  children: ReactNode;
}

/**
 * Shows the name of a control that is drawn as an icon, when it is pointed at or focused by the
 * keyboard. It repeats what assistive technology already reads, so it is hidden from it.
 */
export function Tooltip({ id, text, children }: TooltipProps): ReactNode {
  const anchor = `--${id}`;
  return (
    <span
      className={styles.group}
      style={{ anchorName: anchor } as CSSProperties}
      {...{ [MENU]: 'tip', [MENU_DELAY]: POPOVER_DELAY_MS }}
    >
      {children}
      <span
        id={id}
        popover="manual"
        aria-hidden="true"
        className={styles.tip}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {text}
      </span>
    </span>
  );
}

import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { MENU, MENU_DELAY, type MenuTrigger, POPOVER_DELAY_MS } from '../browser/interaction';
import styles from './Popover.module.css';

interface PopupMenuProps {
  id: string;
  /** Accessible name of the button; omit it where `button` is text. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string;
  /** Stands before the button and belongs to it: pointing at it opens a hover menu too. */
  before?: ReactNode;
  /** Edge of the button that the panel lines up with. */
  align?: 'start' | 'end';
  /** What opens the panel besides a press on the button. */
  trigger?: MenuTrigger;
  /** Time after which hovering or leaving takes effect; without it, at once and after 150 ms. */
  delayMs?: number;
  panelClassName?: string;
  children: ReactNode;
}

/** A button with a panel, which works without scripts; hovering is added by `startMenus`. */
export function PopupMenu(props: PopupMenuProps): ReactNode {
  const { id, label, button, buttonClassName, before, align = 'end', trigger = 'press' } = props;
  const anchor = `--${id}`;
  return (
    <div className={styles.group} {...{ [MENU]: trigger, [MENU_DELAY]: props.delayMs }}>
      {before}
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
        className={clsx(styles.menu, align === 'start' && styles.start, props.panelClassName)}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {props.children}
      </div>
    </div>
  );
}

interface TooltipProps {
  id: string;
  text: string;
  /** A control that carries the text as its accessible name. */
  children: ReactNode;
}

/** Shows the name of a control that is an icon; assistive technology has read it already. */
export function Tooltip({ id, text, children }: TooltipProps): ReactNode {
  const anchor = `--${id}`;
  return (
    <span
      className={styles.anchor}
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

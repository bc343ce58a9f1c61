import styles from './Tooltip.module.css';

const ID = 'tip';
const ANCHOR = `--${ID}`;

let tip: HTMLElement | undefined;
let shown: HTMLElement | undefined;

export function element(
  tag: string,
  className = '',
  ...children: readonly (string | Node)[]
): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

/** Every second part between backticks is code. */
export function withCode(text: string): (string | Node)[] {
  return text.split('`').map((part, index) => (index % 2 ? element('code', '', part) : part));
}

function createTip(): HTMLElement {
  const created = element('span', styles.tip);
  created.id = ID;
  created.role = 'tooltip';
  created.popover = 'manual';
  return created;
}

const canAnchor = (): boolean => CSS.supports('position-area: bottom');

/** Where a browser cannot anchor: below the word, or above it where there is no room. */
function place(anchor: HTMLElement, box: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = clientWidth - box.offsetWidth;
  const fits = bottom + box.offsetHeight <= clientHeight;
  const x = Math.max(0, Math.min(left, room));
  const y = fits ? bottom : Math.max(0, top - box.offsetHeight);
  box.style.inset = `${y}px auto auto ${x}px`;
}

export const shownAnchor = (): Element | undefined => shown;

export const isInTooltip = (node: EventTarget | null): boolean =>
  !!tip?.contains(node as Node | null);

export function hideTooltip(): void {
  if (!shown) return;
  shown.removeAttribute('aria-describedby');
  shown.style.removeProperty('anchor-name');
  shown = undefined;
  tip!.remove();
}

/** Keeps the tip beside its anchor, where the browser does not. */
export function followAnchor(): void {
  if (shown && !canAnchor()) place(shown, tip!);
}

/**
 * Shows a tip beside its anchor. There is one for all anchors. `host` is filled once by React: the
 * tip belongs to the text, and leaves the page with it.
 */
export function showTooltip(
  anchor: HTMLElement,
  host: Element,
  content: readonly (string | Node)[],
): void {
  if (shown === anchor || !anchor.isConnected) return;
  hideTooltip();
  shown = anchor;
  tip ??= createTip();
  tip.replaceChildren(...content);
  // What the app is about to take over must be as the server wrote it.
  const isTaken = document.documentElement.dataset['hasHydrated'] === 'true';
  (isTaken ? host : document.body).append(tip);
  anchor.setAttribute('aria-describedby', ID);
  anchor.style.setProperty('anchor-name', ANCHOR);
  tip.style.setProperty('position-anchor', ANCHOR);
  tip.showPopover?.();
  followAnchor();
}

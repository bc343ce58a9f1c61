import styles from './Tooltip.module.css';
import { POPOVER_DELAY_MS } from './interaction';
import { onKeys } from './keys';
import { element } from './page';
import type { TooltipKind, TooltipModule } from './start-tooltips';

const ID = 'tip';
const ANCHOR = `--${ID}`;

let tip: HTMLElement | undefined;
let shown: HTMLElement | undefined;

/** Every second part between backticks is code. */
export function withCode(text: string): (string | Node)[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? element('code', undefined, part) : part));
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

const isInTooltip = (node: EventTarget | null): boolean => !!tip?.contains(node as Node | null);

function hideTooltip(): void {
  if (!shown) return;
  shown.removeAttribute('aria-describedby');
  shown.style.removeProperty('anchor-name');
  shown = undefined;
  tip!.remove();
}

/** Keeps the tip beside its anchor, where the browser does not. */
function followAnchor(): void {
  if (shown && !canAnchor()) place(shown, tip!);
}

/** Shows the one tip of the page, in the `host`, with which it leaves the page. */
function showTooltip(anchor: HTMLElement, host: Element, content: (string | Node)[]): void {
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

let timer = 0;

/** Long enough to move onto a tip that is about to close. */
function later(run: () => unknown): void {
  clearTimeout(timer);
  timer = window.setTimeout(run, POPOVER_DELAY_MS);
}

function now(run: () => void): void {
  clearTimeout(timer);
  run();
}

/** Closes tips: left by pointer or focus, pressed elsewhere, Escape (WCAG 1.4.13). */
function listen(isAnchor: (event: Event) => boolean): void {
  addEventListener('pointerover', (event) => {
    if (isInTooltip(event.target)) clearTimeout(timer);
    // What the keyboard has opened stays where the keyboard is.
    else if (!isAnchor(event) && !shown?.matches(':focus-visible')) later(hideTooltip);
  });
  addEventListener('focusout', (event) => {
    // A long tip scrolls, so the keyboard can be in it.
    const wasHere = isAnchor(event) || isInTooltip(event.target);
    if (wasHere && !isInTooltip(event.relatedTarget)) now(hideTooltip);
  });
  addEventListener('click', (event) => {
    if (!isAnchor(event) && !isInTooltip(event.target)) now(hideTooltip);
  });
  onKeys(({ key }) => {
    if (key === 'Escape') now(hideTooltip);
  });
  // Of the page, and of code that is wider than it.
  addEventListener('scroll', followAnchor, { capture: true, passive: true });
}

/** Shows the tips of all kinds, and hides them. To be called once. */
export function createTooltips(kinds: readonly TooltipKind[]): TooltipModule {
  const selector = kinds.map(({ attribute }) => `[${attribute}]`).join();
  listen((event) => !!(event.target as Element | null)?.closest?.(selector));

  function show(anchor: HTMLElement, event: Event): void {
    const kind = kinds.find(({ attribute }) => anchor.hasAttribute(attribute))!;
    showTooltip(anchor, kind.host(anchor), kind.content(anchor, event));
  }
  return {
    enter(anchor, event) {
      if (event.type === 'pointerover') {
        // A finger that scrolls touches as well; its tap arrives as a click.
        if ((event as PointerEvent).pointerType === 'touch') return;
        later(() => anchor.matches(':hover') && show(anchor, event));
      } else if (event.type === 'click') {
        // A link that is followed takes its reader elsewhere.
        if (event.defaultPrevented || !anchor.matches('a')) now(() => show(anchor, event));
      } else if (anchor.matches(':focus-visible')) now(() => show(anchor, event));
    },
  };
}

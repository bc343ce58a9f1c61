import { POPOVER_DELAY_MS } from '../popup-delays';
import type { TooltipKind, TooltipModule } from './contract';
import { followAnchor, hideTooltip, isInTooltip, showTooltip, shownAnchor } from './tooltip';

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
    else if (!isAnchor(event) && !shownAnchor()?.matches(':focus-visible')) later(hideTooltip);
  });
  addEventListener('focusout', (event) => {
    // A long tip scrolls, so the keyboard can be in it.
    const wasHere = isAnchor(event) || isInTooltip(event.target);
    if (wasHere && !isInTooltip(event.relatedTarget)) now(hideTooltip);
  });
  addEventListener('click', (event) => {
    if (!isAnchor(event) && !isInTooltip(event.target)) now(hideTooltip);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') now(hideTooltip);
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

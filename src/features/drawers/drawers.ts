import { setOverlay } from '@rslib-docs/kit/browser/overlay';

/** On a popover that covers the page: the width of the window in pixels that closes it, if any. */
export const SCROLL_LOCK = 'data-scroll-lock';

const FOCUSABLE = 'a[href],button,summary,input,select';

function openCover(): HTMLElement | null {
  return document.querySelector(`[${SCROLL_LOCK}]:popover-open`);
}

/**
 * Tab goes round between the button that opened the cover and what stands in it. A cover with a
 * button of its own to close it has that one first, and goes round in itself.
 */
function holdFocus(event: KeyboardEvent): void {
  const cover = event.key === 'Tab' && openCover();
  if (!cover) return;
  const opener = document.querySelector(`[popovertarget="${cover.id}"]`);
  const round = [...new Set([opener, ...cover.querySelectorAll(FOCUSABLE)])].filter(
    (item): item is HTMLElement => !!item?.checkVisibility(),
  );
  const at = round.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? 0 : at + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  round.at(to % round.length)?.focus();
}

/**
 * Screens and drawers are popovers, so the platform opens and closes them. What it does not do:
 * close them when a link inside is followed without leaving the document, when the page changes
 * below them, and when the window grows out of them; and hold the focus.
 */
export function startDrawers(): void {
  const onLink = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('[popover] a[href]');
    let popover = link?.closest<HTMLElement>('[popover]');
    // A panel may stand in a screen; both have served.
    while (popover) {
      popover.hidePopover?.();
      popover = popover.parentElement?.closest<HTMLElement>('[popover]');
    }
  };
  // Before the app hears of it: the link may be gone when the app has navigated.
  addEventListener('click', onLink, { capture: true });
  addEventListener('popstate', () => openCover()?.hidePopover?.());
  addEventListener('resize', () => {
    const cover = openCover();
    const closesAt = Number(cover?.getAttribute(SCROLL_LOCK));
    if (closesAt && innerWidth >= closesAt) cover!.hidePopover?.();
  });
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const cover = target as Element;
      if (cover.hasAttribute(SCROLL_LOCK)) setOverlay(newState === 'open' ? cover.id : null);
    },
    { capture: true },
  );
  addEventListener('keydown', holdFocus);
}

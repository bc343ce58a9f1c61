import { BREAKPOINTS_PX } from '../../design/breakpoints';
import { mediaMatches } from '../../lib/platform/media-matches';

/** Scrolling is looked at, at most this often (specification §9, "Scroll throttles"). */
const SCROLL_THROTTLE_MS = 200;
/** On smaller windows a second bar stands below the first: hiding one would tear them apart. */
const WIDE = `(min-width: ${BREAKPOINTS_PX.outline}px)`;

/** The bar comes back, as it does on every navigation. */
export function showBar(): void {
  delete document.documentElement.dataset.bar;
}

/** Hides the bar while the page is scrolled down and shows it when it is scrolled up. */
export function startHidingBar(): void {
  let lastY = 0;
  let timer = 0;
  const look = (): void => {
    timer = 0;
    const isDown = scrollY > lastY;
    const isUsed = document.querySelector('header :popover-open');
    // The first scroll away from the top leaves the bar where it is.
    if (isDown && lastY > 0 && !isUsed && mediaMatches(WIDE)) {
      document.documentElement.dataset.bar = 'hidden';
    } else if (scrollY !== lastY) showBar();
    lastY = scrollY;
  };
  addEventListener('scroll', () => {
    timer ||= setTimeout(look, SCROLL_THROTTLE_MS) as unknown as number;
  });
}

import { mediaMatches } from '@rslib-docs/kit/browser/media-matches';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';
import { markActiveHeading } from './active-heading';

/** At most this often while scrolling (specification §9, "Scroll throttles"). */
const OUTLINE_THROTTLE_MS = 100;
/** Long enough for a scroll to have begun; it then keeps its manner. */
const SMOOTH_MS = 300;

let waits = false;
function throttled(): void {
  if (waits) return;
  waits = true;
  setTimeout(() => {
    waits = false;
    markActiveHeading();
  }, OUTLINE_THROTTLE_MS);
}

/**
 * Follows the headings, and lets the # beside a heading scroll smoothly; the browser itself sets
 * the fragment. Headings are looked up again each time, so any page of the app is served.
 */
export function startOutline(): void {
  for (const type of ['scroll', 'resize', 'hashchange']) addEventListener(type, throttled);
  whenParsed(() => requestAnimationFrame(markActiveHeading));
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('.hash')) return;
    if (mediaMatches('(prefers-reduced-motion: reduce)')) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    setTimeout(() => (style.scrollBehavior = ''), SMOOTH_MS);
  });
}

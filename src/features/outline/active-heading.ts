import { fragmentTarget } from '@rslib-docs/kit/browser/page';
import { mediaMatches } from '@rslib-docs/kit/browser/environment';
import { whenParsed } from '@rslib-docs/kit/browser/when-ready';

export const OUTLINE_ID = 'outline';

/** Room below the line at which headings land, so that rounding does not decide. */
const TOLERANCE_PX = 4;

/** The last heading that has passed under the bars; the first at the top, the last at the end. */
function findActive(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const root = document.documentElement;
  if (scrollY <= 0) return links[0];
  if (scrollY + innerHeight >= root.scrollHeight - 1) return links.at(-1);
  // Headings that are jumped to land at this line, whatever bars there are.
  const line = parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE_PX;
  return (
    links.findLast((link) => {
      const rect = fragmentTarget(link.hash)?.getClientRects()[0];
      return rect && rect.top <= line;
    }) ?? links[0]
  );
}

export function markActiveHeading(): void {
  const outline = document.getElementById(OUTLINE_ID);
  const links = [...(outline?.querySelectorAll('a') ?? [])];
  const active = findActive(links);
  if (!outline || !active || active.ariaCurrent) return;
  for (const link of links) link.ariaCurrent = link === active ? 'location' : null;
  // A long outline scrolls by itself.
  const frame = outline.getBoundingClientRect();
  const entry = active.getBoundingClientRect();
  if (entry.top < frame.top) outline.scrollTop += entry.top - frame.top - entry.height;
  if (entry.bottom > frame.bottom) outline.scrollTop += entry.bottom - frame.bottom + entry.height;
}

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

/** Follows the headings, and lets the # beside a heading scroll smoothly. */
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

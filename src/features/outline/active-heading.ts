import { fragmentTarget } from '@rslib-docs/kit/browser/fragment-target';
import { OUTLINE_ID } from './outline-dom';

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

/** Marks the outline's entry of the heading in view. */
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

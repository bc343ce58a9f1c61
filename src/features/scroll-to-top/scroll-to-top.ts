import { mediaMatches } from '@rslib-docs/kit/browser/environment';

/** On the button; the click is answered with or without the app. */
export const TO_TOP = 'data-to-top';
/** On `<html>` once the page is scrolled; its value is the direction. */
const SCROLLED = 'data-scrolled';
/** Up to here the reader is at the top (specification §9, "top-arrived"). */
const TOP_ARRIVED_PX = 100;

export function startScrollToTop(): readonly string[] {
  const root = document.documentElement;
  let before = scrollY;
  addEventListener('scroll', () => {
    if (scrollY > TOP_ARRIVED_PX) root.setAttribute(SCROLLED, scrollY < before ? 'up' : 'down');
    else root.removeAttribute(SCROLLED);
    before = scrollY;
  });
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.(`[${TO_TOP}]`)) return;
    const isCalm = mediaMatches('(prefers-reduced-motion: reduce)');
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
  return [TO_TOP];
}

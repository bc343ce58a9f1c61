import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { markActiveHeading } from './active-heading';

/** The page is laid out by then (specification §4, "scrolls to the hash after 100 ms"). */
const LAND_MS = 100;

/** Whether the app has shown a page before; the browser itself lands on the first one. */
let hasNavigated = false;

/** After a navigation inside the app: lands on the fragment and marks its entry. */
export function useOutline(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    markActiveHeading();
    const isFirst = !hasNavigated;
    hasNavigated = true;
    const hash = location.hash.slice(1);
    if (isFirst || !hash) return;
    const start = scrollY;
    const timer = setTimeout(() => {
      // Who has begun to scroll in the meantime stays there.
      if (scrollY !== start) return;
      try {
        document.getElementById(decodeURIComponent(hash))?.scrollIntoView();
      } catch {
        // Not an id that this page could have.
      }
      markActiveHeading();
    }, LAND_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

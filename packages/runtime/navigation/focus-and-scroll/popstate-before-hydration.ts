import { readPositions } from './scroll-storage';

/**
 * Back and Forward before the app has started. Entries that the app has made belong to one document
 * for the browser even after a reload: it changes the address and leaves the page to an app that is
 * not there yet. So the page of the address is loaded.
 *
 * The browser opens it where this page stands when it is left, so this page goes to where the reader
 * was in that one, and is made high enough for it.
 */
export function startPopstateBeforeHydration(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const root = document.documentElement;
    if (root.dataset['hasHydrated'] === 'true' || location.pathname === pathname) return;
    const { key } = (history.state ?? {}) as { key?: string };
    const top = new Map(readPositions()).get(key ?? '');
    if (top !== undefined) {
      root.style.minHeight = `${top + innerHeight}px`;
      scrollTo({ top, behavior: 'instant' });
    }
    location.reload();
  });
}

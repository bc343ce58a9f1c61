/**
 * Back and Forward before the app has started. Entries that the app has made belong to one document
 * for the browser even after a reload: it changes the address and leaves the page to an app that is
 * not there yet. So the page of the address is loaded.
 */
export function startEarlyBack(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const hasApp = document.documentElement.dataset['hasHydrated'] === 'true';
    if (!hasApp && location.pathname !== pathname) location.reload();
  });
}

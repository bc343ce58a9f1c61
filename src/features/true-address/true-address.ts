/**
 * A page answers to several forms of its address: with `.html`, `/index`, another letter case. The
 * address bar gets the one true form before anything else looks at it, so that what a visitor
 * copies, and what the router matches, is always the same. The page itself names it in
 * `<html data-route>`.
 */
export function keepTrueAddress(): void {
  const { route } = document.documentElement.dataset;
  const { pathname, search, hash } = location;
  if (route && route !== pathname) {
    history.replaceState(history.state, '', route + search + hash);
  }
}

import { writeAddress, pageRoute } from '@rslib-docs/kit/browser/page';

/** A fragment that cannot be decoded would stop the app; it is taken for the text that it is. */
function decodableHash(): string {
  const { hash } = location;
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

function correct(path: string): void {
  const { pathname, search, hash } = location;
  const fragment = decodableHash();
  if (path !== pathname || fragment !== hash) {
    writeAddress(path + search + fragment);
  }
}

/**
 * A page answers to several forms of its address: with `.html`, `/index`, another letter case. The
 * address bar gets the canonical form before other code looks at it, so that what a visitor
 * copies, and what the router matches, is always the same. The page itself names it in
 * `<html data-route>`.
 */
export function restoreCanonicalUrl(): void {
  correct(pageRoute() || location.pathname);
  // Before the router, which listens from when the app has started.
  addEventListener('popstate', () => correct(location.pathname));
}

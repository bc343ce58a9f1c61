import { writeAddress, pageRoute } from '@rslib-docs/kit/browser/page';
import { decoded } from '@rslib-docs/kit/shared/attempt';

function correct(path: string): void {
  const { pathname, search, hash } = location;
  // One that cannot be decoded would stop the app; it is taken for the text that it is.
  const isBroken = decoded(hash, decodeURIComponent) === undefined;
  const fragment = isBroken ? `#${encodeURIComponent(hash.slice(1))}` : hash;
  if (path !== pathname || fragment !== hash) writeAddress(path + search + fragment);
}

/** Puts the canonical form into the address bar, which visitors copy and the router matches. */
export function restoreCanonicalUrl(): void {
  correct(pageRoute() || location.pathname);
  // Before the router, which listens from when the app has started.
  addEventListener('popstate', () => correct(location.pathname));
}

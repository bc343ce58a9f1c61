import { DEFAULT_LOCALE } from '@site/src/site/client';

const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`);

type LinkTarget =
  | { kind: 'in-site'; to: string }
  /** Leaves the site: opens in a new tab. */
  | { kind: 'outside' }
  /** Not an address to go to: `data:` and the like, left exactly as written. */
  | { kind: 'untouched' };

/** What a link in the text leads to (specification §2, "Links"). */
export function linkTarget(href: string): LinkTarget {
  if (/^(?:https?|mailto|tel):|^\/\//i.test(href)) return { kind: 'outside' };
  if (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith('pathname:')) {
    return { kind: 'untouched' };
  }
  // The default language has no prefix in addresses.
  return { kind: 'in-site', to: href.replace(DEFAULT_PREFIX, '') || '/' };
}

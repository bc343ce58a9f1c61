import { DEFAULT_LOCALE } from '@site/src/site/client';

const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE}(?=/|$)`);

type LinkTarget =
  | { kind: 'in-site'; to: string }
  /** Leaves the site: opens in a new tab. */
  | { kind: 'outside' }
  /** An address that does not navigate, such as `data:`: left exactly as written. */
  | { kind: 'untouched' };

/** The target of a link in the text (specification §2, "Links"). */
export function linkTarget(href: string): LinkTarget {
  if (/^(?:https?|mailto|tel):|^\/\//i.test(href)) return { kind: 'outside' };
  if (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith('pathname:')) {
    return { kind: 'untouched' };
  }
  // The default language has no prefix in addresses.
  return { kind: 'in-site', to: href.replace(DEFAULT_PREFIX, '') || '/' };
}

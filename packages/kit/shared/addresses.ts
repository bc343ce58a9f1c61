import { decoded } from './attempt';

/** Size of a card in pixels: what networks show in full. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Picture for links to the part of the site that an item of the top navigation leads to. */
export function cardAddress(to: string | undefined, base: string): string {
  return `${base}img/cards/${to?.split('/')[1] ?? 'index'}.png`;
}

/** Name of a page's Markdown copy: `/a/b.md`, `/a/index.md`. */
export function copyAddress(routePath: string): string {
  return routePath.endsWith('/') ? `${routePath}index.md` : `${routePath}.md`;
}

/** Query of an address to which a switch of the version led in place of a page that is missing. */
export const INSTEAD_OF = 'instead-of';

export interface SiteAddresses {
  /** Path under which the site lives, with slashes on both ends. */
  base: string;
  /** Language whose pages have no prefix. */
  defaultLocale: string;
  locales: readonly string[];
  /** Names of the documentation versions that have a prefix. */
  versions: readonly string[];
  /** Address of every page in its one true form, with base path, language and version. */
  routes: readonly string[];
  /** Addresses of pages that have moved, in the same form; each answers and leads on. */
  moved: readonly string[];
}

export type Resolution =
  /** The address has another, true form; `to` is a path on this origin. */
  | { kind: 'redirect'; to: string }
  /** There is no such page; language and version are guessed from the first segments. */
  | { kind: 'missing'; locale: string; version: string | undefined; home: string };

/** As browsers write it in the address bar; an address that led to itself would load for ever. */
const encoded = (route: string): string => new URL(route, 'https://site.invalid').pathname;

/** Forms of one address become equal: final slash, `/index`, `.html` and letter case drop out. */
function fold(path: string): string {
  return (decoded(path) ?? path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
}

/**
 * Decides what an address that the host could not answer means: another form of a page, a page of
 * the default language behind its superfluous prefix (`/en/x`), or nothing that exists.
 */
export function resolveAddress(pathname: string, site: SiteAddresses): Resolution {
  const { base, defaultLocale, locales, versions, routes, moved } = site;
  const inside = pathname.toLowerCase().startsWith(base.toLowerCase())
    ? pathname.slice(base.length)
    : pathname.replace(/^\/+/, '');

  const prefix = new RegExp(`^${defaultLocale}(?:/|$)`, 'i');
  if (prefix.test(inside)) {
    // Leading slashes go with the prefix: the rest must stay a path on this origin.
    return { kind: 'redirect', to: base + inside.replace(prefix, '').replace(/^[/\\]+/, '') };
  }

  const wanted = fold(base + inside);
  const route = [...routes, ...moved].find((candidate) => fold(candidate) === wanted);
  if (route !== undefined && encoded(route) !== pathname) return { kind: 'redirect', to: route };

  const [first = '', second = ''] = inside.toLowerCase().split('/');
  const among = (names: readonly string[]): string | undefined =>
    [first, second]
      .map((segment) => names.find((name) => name.toLowerCase() === segment))
      .find((name) => name !== undefined);
  const locale = among(locales) ?? defaultLocale;
  const version = among(versions);
  const segments = [locale === defaultLocale ? undefined : locale, version].filter(Boolean);
  return { kind: 'missing', locale, version, home: base + segments.map((s) => `${s}/`).join('') };
}

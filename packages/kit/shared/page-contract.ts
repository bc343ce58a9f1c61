/**
 * On what is for the page alone: buttons, signs behind headings and links, lists of tabs. Other
 * outputs of the same text leave it out: feeds, print, the crawler of search,
 * and the snippets of search engines, whose attribute it is.
 */
export const PAGE_ONLY = 'data-nosnippet';

/** Written in by the build: `storage.namespace` of the configuration of the site. */
declare const SITE_STORAGE: string | undefined;

/**
 * With a dot behind it, the beginning of every key that the site keeps in a browser. Sites on one
 * origin need different ones.
 */
export const STORAGE_NAMESPACE = typeof SITE_STORAGE === 'undefined' ? 'docs' : SITE_STORAGE;

/**
 * Ids of the frame of the site. A heading with one of them could not be linked to: the browser
 * finds the frame first.
 */
export const RESERVED_IDS: readonly string[] = [
  '__docusaurus',
  'announcer',
  'app',
  'ecosystem-menu',
  'ecosystem-title',
  'features-title',
  'footnote-label',
  'language-menu',
  'main',
  'nprogress',
  'outline',
  'outline-title',
  'overview-filter',
  'page-copy',
  'phone-screen',
  'section-menu',
  'showcase-title',
  'sidebar',
  'site-addresses',
  'version-menu',
];

/** Ids of which the frame has as many as there are links or menus, such as `bar-social-0`. */
const COUNTED = /^(?:bar|phone|nav)-.+\d$/;

export function isReservedId(id: string): boolean {
  return RESERVED_IDS.includes(id) || COUNTED.test(id);
}

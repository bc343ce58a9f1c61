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

/** On the figure of a file whose long lines are wrapped. */
export const WRAPPED = 'data-wrapped';

/** On the parts of the menu of phones, whose children the drawer copies. */
export const SITE_MENU = 'data-site-menu';

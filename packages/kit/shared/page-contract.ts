/** On what feeds, print, the crawler of search and snippets, whose attribute it is, leave out. */
export const PAGE_ONLY = 'data-nosnippet';

/** Written in by the build: `storage.namespace` of the configuration of the site. */
declare const SITE_STORAGE: string | undefined;

/** With a dot behind it, the beginning of every key that the site keeps in a browser. */
export const STORAGE_NAMESPACE = typeof SITE_STORAGE === 'undefined' ? 'docs' : SITE_STORAGE;

/** On the figure of a file whose long lines are wrapped. */
export const WRAPPED = 'data-wrapped';

/** On the parts of the menu of phones, whose children the drawer copies. */
export const SITE_MENU = 'data-site-menu';

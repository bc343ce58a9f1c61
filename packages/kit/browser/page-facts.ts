/*
 * What the build says of a page, in attributes of <html> that belong to this site. Others are no
 * source of facts: when a browser translates a page it writes its own `lang`, `dir` and `class`.
 */

/** Language of the page, as the site names it; the not-found page decides in the browser. */
export const pageLocale = (): string => document.documentElement.dataset.locale!;

/** Address of the page in its one true form; a missing page has none. */
export const pageRoute = (): string | undefined => document.documentElement.dataset.route;

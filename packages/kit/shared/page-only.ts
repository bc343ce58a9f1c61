/**
 * On what is for the page alone: buttons, signs behind headings and links, lists of tabs. Other
 * outputs of the same text leave it out: feeds, print, the crawler of search,
 * and the snippets of search engines, whose attribute it is.
 */
export const PAGE_ONLY = 'data-nosnippet';

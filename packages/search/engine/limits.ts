/* Limits of the specification (§9). */
export const LOCAL_RESULTS = 7;
/** Rows of one area in the dialog. */
export const ROWS_OF_AREA = 5;
export const HOSTED_HITS = 20;
export const HOSTED_HITS_PER_GROUP = 5;
/** Words of a hosted snippet; the second is for phones. */
export const SNIPPET_WORDS = 10;
export const PHONE_SNIPPET_WORDS = 5;
export const VIEWED_CHUNK = 20;
export const VIEWED_DEBOUNCE_MS = 400;
export const SEARCH_LIMIT = 100;
export const CACHE_SIZE = 100;
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;
export const SUGGESTION_LIMIT = 3;
export const SEARCH_DEBOUNCE_MS = 150;
export const STALL_THRESHOLD_MS = 300;
/** Length of a statement; a CJK character counts `CJK_UNITS`. */
export const STATEMENT_UNITS = 100;
export const CJK_UNITS = 3;
export const DIALOG_QUERY_LENGTH = 64;
export const PANEL_QUERY_LENGTH = 512;

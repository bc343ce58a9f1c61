import type { SearchHooks } from '../lib/search/contract';

/** What this site does before, during and after a search. */
export const SEARCH_HOOKS: SearchHooks = {};

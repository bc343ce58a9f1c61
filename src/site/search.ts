import type { SearchHooks } from '@rslib-docs/search/providers/contract';

/** What this site does before, during and after a search. */
export const SEARCH_HOOKS: SearchHooks = {};

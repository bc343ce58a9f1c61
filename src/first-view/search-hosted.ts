import { createHostedProvider } from '../features/search/hosted/provider';
import { createSearchModule } from '../features/search/search-module';
import { SEARCH_HOOKS } from '../site/options';

/* Loaded on the first sign that a visitor wants to search, where Algolia answers. */
export const { openDialog, mountPanel } = createSearchModule(SEARCH_HOOKS, createHostedProvider);

import { createRemoteProvider } from '../features/search/remote/provider';
import { createSearchModule } from '../features/search/search-module';
import { SEARCH_HOOKS } from '../site/options';

/* Loaded on the first sign that a visitor wants to search, where a remote engine answers. */
export const { openDialog, mountPanel } = createSearchModule(SEARCH_HOOKS, createRemoteProvider);

import { createRemoteProvider } from '@rslib-docs/search/providers/remote/provider';
import { createSearchModule } from '@rslib-docs/search/dialog/search-module';
import { SEARCH_HOOKS } from '../site/options';
import { SEARCH_STARTS } from './search-starts';

/* Loaded on the first sign that a visitor wants to search, where a remote engine answers. */
export const { openDialog, mountPanel } = createSearchModule(
  SEARCH_HOOKS,
  createRemoteProvider,
  SEARCH_STARTS,
);

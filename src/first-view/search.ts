import { createLocalProvider } from '@rslib-docs/search/providers/local/local-provider';
import { createSearchModule } from '@rslib-docs/search/dialog/search-module';
import { SEARCH_HOOKS } from '../site/options';
import { SEARCH_STARTS } from './search-starts';

/* Loaded on the first sign that a visitor wants to search. */
export const { openDialog, mountPanel } = createSearchModule(
  SEARCH_HOOKS,
  createLocalProvider,
  SEARCH_STARTS,
);

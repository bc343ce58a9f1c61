import { createHostedProvider } from '@rslib-docs/search/providers/hosted/provider';
import { createSearchModule } from '@rslib-docs/search/dialog/search-module';
import { SEARCH_HOOKS } from '../site/options';
import { SEARCH_STARTS } from './search-starts';

/* Loaded on the first sign that a visitor wants to search, where Algolia answers. */
export const { openDialog, mountPanel } = createSearchModule(
  SEARCH_HOOKS,
  createHostedProvider,
  SEARCH_STARTS,
);

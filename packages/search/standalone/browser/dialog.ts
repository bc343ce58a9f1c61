import { createSearchModule } from '../../dialog/search-module';
import type { SearchStart } from '../../engine/options';
import { createLocalProvider } from '../../providers/local/local-provider';

/** Pages that are offered where nothing was searched yet; the plugin writes them in. */
declare const SEARCH_STARTS: readonly SearchStart[];

export const { openDialog, mountPanel } = createSearchModule(
  {},
  createLocalProvider,
  SEARCH_STARTS,
);

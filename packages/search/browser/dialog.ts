import { createSearchModule } from '../dialog/search-module';
import type { SearchStart } from '../engine/options';

/** Pages that are suggested before the first search; written in by the build. */
declare const SEARCH_STARTS: readonly SearchStart[];

/* Loaded on the first sign that a visitor wants to search. */
export const { openDialog, mountPanel } = createSearchModule({}, SEARCH_STARTS);

import { translate } from '@docusaurus/Translate';
import { createSearchModule } from '@rslib-docs/search/dialog/search-module';
import type { SearchStart } from '@rslib-docs/search/engine/options';
import { SEARCH_HOOKS } from '../site/options';

/** The main topics of readers: suggested in the search before the first query. */
const STARTS: readonly SearchStart[] = [
  {
    path: 'guide/start/quick-start',
    title: translate({
      id: 'search.starts.quickStart',
      message: 'Quick start',
      description: 'Page that the search offers where nothing was asked yet',
    }),
  },
  {
    path: 'guide/basic/output-format',
    title: translate({
      id: 'search.starts.outputFormat',
      message: 'Output format',
      description: 'Page that the search offers where nothing was asked yet',
    }),
  },
  {
    path: 'guide/basic/cli',
    title: translate({
      id: 'search.starts.cli',
      message: 'CLI',
      description: 'Page that the search offers where nothing was asked yet',
    }),
  },
  {
    path: 'guide/migration/tsup',
    title: translate({
      id: 'search.starts.tsup',
      message: 'Migrate from tsup',
      description: 'Page that the search offers where nothing was asked yet',
    }),
  },
];

/* Loaded on the first sign that a visitor wants to search. */
export const { openDialog, mountPanel } = createSearchModule(SEARCH_HOOKS, STARTS);

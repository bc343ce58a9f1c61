import { translate } from '@docusaurus/Translate';
import { createSearchModule } from '@rslib-docs/search/dialog/search-module';
import { SEARCH_HOOKS } from '../site/options';

/** The main topics of readers: suggested in the search before the first query. */
const STARTS = Object.entries({
  'guide/start/quick-start': translate({
    id: 'search.starts.quickStart',
    message: 'Quick start',
    description: 'Page that the search offers where nothing was asked yet',
  }),
  'guide/basic/output-format': translate({
    id: 'search.starts.outputFormat',
    message: 'Output format',
    description: 'Page that the search offers where nothing was asked yet',
  }),
  'guide/basic/cli': translate({
    id: 'search.starts.cli',
    message: 'CLI',
    description: 'Page that the search offers where nothing was asked yet',
  }),
  'guide/migration/tsup': translate({
    id: 'search.starts.tsup',
    message: 'Migrate from tsup',
    description: 'Page that the search offers where nothing was asked yet',
  }),
}).map(([path, title]) => ({ path, title }));

/* Loaded on the first sign that a visitor wants to search. */
export const { openDialog, mountPanel } = createSearchModule(SEARCH_HOOKS, STARTS);

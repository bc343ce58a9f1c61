import { startWorker } from '../features/search/worker';
import { SEARCH_SYNONYMS } from '../site/options';

/* Loaded when the page is idle: fetches the index and answers. */
startWorker(SEARCH_SYNONYMS);

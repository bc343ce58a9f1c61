import { startWorker } from '../features/search/worker';
import type { Synonyms } from '../lib/search/synonyms';

/** Written in by the build, from the glossary. */
declare const SEARCH_SYNONYMS: Synonyms;

/* Loaded when the page is idle: fetches the index and answers. */
startWorker(SEARCH_SYNONYMS);

import type { Synonyms } from '../engine/synonyms';
import { startWorker } from '../providers/local-worker';

/** Written in by the build, from the options of the plugin. */
declare const SEARCH_SYNONYMS: Synonyms;

/* Loaded when the page is idle: fetches the index and answers. */
startWorker(SEARCH_SYNONYMS);

import { startWorker } from '@rslib-docs/search/providers/local/worker';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';

/** Written in by the build, from the glossary. */
declare const SEARCH_SYNONYMS: Synonyms;

/* Loaded when the page is idle: fetches the index and answers. */
startWorker(SEARCH_SYNONYMS);

import type { Synonyms } from '../../engine/synonyms';
import { startWorker } from '../../providers/local/worker';

/** Written in by the plugin, from its options. */
declare const SEARCH_SYNONYMS: Synonyms;

startWorker(SEARCH_SYNONYMS);

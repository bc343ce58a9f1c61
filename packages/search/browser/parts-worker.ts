import { PartsIndex } from '../engine/parts/parts-index';
import type { Synonyms } from '../engine/synonyms';
import { startWorker } from '../providers/local-worker';

/** Written in by the build. */
declare const SEARCH_SYNONYMS: Synonyms;

/* The worker of a site whose index is in parts. */
startWorker(SEARCH_SYNONYMS, (head, load) => new PartsIndex(head, load, SEARCH_SYNONYMS));

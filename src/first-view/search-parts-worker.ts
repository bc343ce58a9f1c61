import { PartsIndex } from '@rslib-docs/search/engine/parts/parts-index';
import { startWorker } from '@rslib-docs/search/providers/local/worker';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';

/** Written in by the build, from the glossary. */
declare const SEARCH_SYNONYMS: Synonyms;

/* The worker of a site whose index is in parts. */
startWorker(SEARCH_SYNONYMS, (head, load) => new PartsIndex(head, load, SEARCH_SYNONYMS));

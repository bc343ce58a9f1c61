import type { SearchDocument } from '../../../src/lib/search/document';
import type { AskedWord } from '../../../src/lib/search/question';
import type { Synonyms } from '../../../src/lib/search/synonyms';
import type { Statistics } from '../../../src/lib/search/part-index';

/** The pages of one index in one language, as they were loaded together. */
export interface Collection {
  /** Name by which it is asked for, such as `rslib` or `rslib.1.0`. */
  index: string;
  lang: string;
  /** Changes with each load; what belongs to one generation never changes. */
  generation: string;
  facts: Facts;
}

/** What ranking has to know of a collection; it is loaded with the pages. */
export interface Facts {
  synonyms: Synonyms;
  statistics: Statistics;
}

/** An answer of an engine; partial where a part of it did not answer in time. */
export interface FromEngine<T> {
  value: T;
  isPartial: boolean;
}

/** An engine does not answer at all. Its message names no query. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}

/** Finds candidates. Ranking them is not its business: `SearchEngine` does, whatever the engine. */
export interface Engine {
  /** What is loaded and complete. */
  collections(): Promise<FromEngine<Collection[]>>;
  /** Keys of the pages that promise most, best first. */
  find(
    collection: Collection,
    question: readonly AskedWord[],
    limit: number,
  ): Promise<FromEngine<string[]>>;
  /** Pages as JSON by their keys; those that are out of reach are missing. */
  read(collection: Collection, keys: readonly string[]): Promise<Map<string, string>>;
  /** Words of the collection that may be spelled like this one. */
  similar(collection: Collection, word: string): Promise<FromEngine<string[]>>;
  close(): Promise<void>;
}

/** What is loaded together. */
export interface Batch {
  index: string;
  lang: string;
  documents: readonly SearchDocument[];
  facts: Facts;
}

/** Fills an engine. */
export interface Loader {
  /** Loads beside what is there, then switches in one step: nobody sees a half. */
  load(batch: Batch): Promise<void>;
  /** Removes what was replaced, once nobody can be reading it any more. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** How long a gateway may go on with what it knows of the collections, in milliseconds. */
export const COLLECTIONS_TTL_MS = 1000;
/** How long an engine may take to answer; its shards have 5 s, the browser waits 10 s. */
export const ENGINE_TIMEOUT_MS = 7000;
/** After this time nobody reads what was replaced. */
export const GRACE_MS = COLLECTIONS_TTL_MS + ENGINE_TIMEOUT_MS + 1000;

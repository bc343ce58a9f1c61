import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { AskedWord } from '@rslib-docs/search/engine/question';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';
import type { Statistics } from '@rslib-docs/search/engine/part-index';

/** Names that every engine accepts. */
export const INDEX_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
export const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

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

/**
 * Finds candidates. Ranking them is not its business: `SearchEngine` does, whatever the engine. Each
 * step ends before the deadline of the whole, or throws `EngineUnavailable`.
 */
export interface Engine {
  /** What is loaded and complete. */
  collections(deadline: Deadline): Promise<FromEngine<Collection[]>>;
  /** Keys of the pages that promise most, best first. */
  find(
    collection: Collection,
    question: readonly AskedWord[],
    limit: number,
    deadline: Deadline,
  ): Promise<FromEngine<string[]>>;
  /** Pages as JSON by their keys; those that are out of reach are missing. */
  read(
    collection: Collection,
    keys: readonly string[],
    deadline: Deadline,
  ): Promise<Map<string, string>>;
  /** Words of the collection that may be spelled like this one. */
  similar(collection: Collection, word: string, deadline: Deadline): Promise<FromEngine<string[]>>;
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

/** How often a gateway learns what is loaded, in milliseconds. */
export const COLLECTIONS_EVERY_MS = 1000;
/** How long an answer may take in all; a shard has 5 s, the browser waits 10 s. */
export const ANSWER_MS = 7000;
/** How old what a gateway knows may get: it asks every second, and the engine has its time. */
export const KNOWN_FOR_MS = COLLECTIONS_EVERY_MS + ANSWER_MS;
/** After this time nobody reads what was replaced. */
export const GRACE_MS = KNOWN_FOR_MS + ANSWER_MS + 1000;

/** When something must be answered, in however many steps. */
export class Deadline {
  private readonly at: number;

  /** @param ms From now, in milliseconds. */
  constructor(ms: number) {
    this.at = performance.now() + ms;
  }

  /** Milliseconds that are left. @throws EngineUnavailable when there are none */
  left(): number {
    const ms = Math.ceil(this.at - performance.now());
    if (ms <= 0) throw new EngineUnavailable('The time for an answer is over.');
    return ms;
  }

  /**
   * What is awaited, if it comes in time; `late` gets what comes after it.
   * @throws EngineUnavailable when it does not
   */
  async within<T>(awaited: Promise<T>, late: (value: T) => void = () => undefined): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const over = new Promise<never>((_resolve, reject) => {
      // Not `left()`: what it throws where no time is left would keep `late` from being told.
      timer = setTimeout(() => {
        isOver = true;
        reject(new EngineUnavailable('The time for an answer is over.'));
      }, this.at - performance.now());
    });
    // A failure after the end is ignored.
    awaited.then((value) => isOver && late(value)).catch(() => undefined);
    return Promise.race([awaited, over]).finally(() => clearTimeout(timer));
  }
}

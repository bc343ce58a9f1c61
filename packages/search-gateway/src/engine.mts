import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { AskedWord } from '@rslib-docs/search/engine/asked';
import type { Synonyms } from '@rslib-docs/search/engine/synonyms';
import type { Statistics } from '@rslib-docs/search/engine/prepared-page';

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

/** The data of a collection that ranking needs; it is loaded with the pages. */
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
 * Finds candidates, but does not rank them: `SearchEngine` does, for every engine. Each
 * step ends before the deadline of the whole, or throws `EngineUnavailable`.
 */
export interface Engine {
  /** A loaded and complete collection. */
  collections(deadline: Deadline): Promise<FromEngine<Collection[]>>;
  /** Keys of the pages that promise most, best first. */
  find(
    collection: Collection,
    question: readonly AskedWord[],
    limit: number,
    deadline: Deadline,
  ): Promise<FromEngine<string[]>>;
  /** Pages as JSON by their keys; unreachable ones are missing. */
  read(
    collection: Collection,
    keys: readonly string[],
    deadline: Deadline,
  ): Promise<Map<string, string>>;
  /** Words of the collection that may be spelled like this one. */
  similar(collection: Collection, word: string, deadline: Deadline): Promise<FromEngine<string[]>>;
  close(): Promise<void>;
}

/** Data that is loaded together. */
export interface Batch {
  index: string;
  lang: string;
  documents: readonly SearchDocument[];
  facts: Facts;
}

/** Fills an engine. */
export interface Loader {
  /** Loads beside the old collection, then switches in one step: no reader sees a half. */
  load(batch: Batch): Promise<void>;
  /** Removes the replaced collection, once no request can be reading it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** How often a gateway learns what is loaded, in milliseconds. */
export const COLLECTIONS_EVERY_MS = 1000;
/** How long an answer may take in all; a shard has 5 s, the browser waits 10 s. */
export const ANSWER_MS = 7000;
/** How old what a gateway knows may get: it asks every second, and the engine has its time. */
export const KNOWN_FOR_MS = COLLECTIONS_EVERY_MS + ANSWER_MS;
/** After this time no request reads the replaced collection. */
export const GRACE_MS = KNOWN_FOR_MS + ANSWER_MS + 1000;

/** Deadline of an answer, over all its steps. */
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
   * The awaited value, if it comes in time; `late` gets a value that comes later.
   * @throws EngineUnavailable when it does not
   */
  async within<T>(awaited: Promise<T>, late: (value: T) => void = () => undefined): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const over = new Promise<never>((_resolve, reject) => {
      // Not `left()`: its error without remaining time would keep `late` from being called.
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

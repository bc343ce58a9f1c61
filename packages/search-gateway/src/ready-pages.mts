import { LRUCache } from 'lru-cache';
import {
  preparePage,
  termsOf,
  type PageTerms,
  type PreparedPage,
} from '@rslib-docs/search/engine/prepared-page';
import type { Deadline } from './deadline.mts';
import type { Collection, Engine } from './engine.mts';
import { readStoredPage } from './stored-page.mts';

/** Characters of the pages that are kept ready; their terms take about ten bytes for each. */
const KEPT_CHARACTERS = 20_000_000;

/** A page with all that its ranking needs. */
export interface ReadyPage extends PreparedPage {
  terms: PageTerms;
}

function prepare(json: string): ReadyPage | undefined {
  const document = readStoredPage(json);
  return document && { ...preparePage(document), terms: termsOf(document) };
}

/**
 * Pages of an engine, ready to be ranked. Making them ready is most of the work of an answer, so
 * those that were asked for last are kept, and one that several ask for at once is made once. A
 * page of a generation never changes.
 */
export class ReadyPages {
  private readonly kept = new LRUCache<string, ReadyPage>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ document }) => document.content.length + 1,
  });
  private readonly awaited = new Map<string, Promise<ReadyPage | undefined>>();

  /** @param onUnreadable is told of a page that the engine holds in a form that is none of ours */
  constructor(
    private readonly engine: Engine,
    private readonly onUnreadable: (collection: Collection, key: string) => void,
  ) {}

  /**
   * Pages by their keys, in that order; those that are out of reach are missing.
   * @throws EngineUnavailable
   */
  async get(
    collection: Collection,
    keys: readonly string[],
    deadline: Deadline,
  ): Promise<ReadyPage[]> {
    const nameOf = (key: string) => `${collection.generation}/${key}`;
    const missing = keys.filter((key) => {
      const name = nameOf(key);
      return !this.kept.has(name) && !this.awaited.has(name);
    });
    if (missing.length > 0) this.fetch(collection, missing, nameOf, deadline);
    const pages = await Promise.all(
      keys.map((key) => this.kept.get(nameOf(key)) ?? this.awaited.get(nameOf(key))),
    );
    return pages.filter((page) => page !== undefined);
  }

  private fetch(
    collection: Collection,
    keys: readonly string[],
    nameOf: (key: string) => string,
    deadline: Deadline,
  ): void {
    const reading = this.engine.read(collection, keys, deadline);
    for (const key of keys) {
      const name = nameOf(key);
      const page = reading
        .then((found) => {
          const json = found.get(key);
          if (json === undefined) return undefined;
          const ready = prepare(json);
          if (ready) this.kept.set(name, ready);
          else this.onUnreadable(collection, key);
          return ready;
        })
        .finally(() => this.awaited.delete(name));
      this.awaited.set(name, page);
    }
  }
}

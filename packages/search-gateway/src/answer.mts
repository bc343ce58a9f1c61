import { LRUCache } from 'lru-cache';
import { readSearchDocuments, type SearchDocument } from '@rslib-docs/search/engine/document';
import { preparePage, type PreparedPage } from '@rslib-docs/search/engine/prepared-page';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { isMet, toQuestion, type AskedWord } from '@rslib-docs/search/engine/asked';
import { nearestTerms } from '@rslib-docs/search/engine/spelling';
import { SynonymTable } from '@rslib-docs/search/engine/synonyms';
import type { Collection, Deadline, Engine, FromEngine } from './engine.mts';

/**
 * A page as an engine stores it. Pages that an older release has loaded may lack fields: those get
 * the default value. Undefined where it is not a page.
 */
export function readStoredPage(json: string): SearchDocument | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    return undefined;
  }
  const [page] = readSearchDocuments([stored]);
  if (!page) return undefined;
  // The browser never trusts these of an index; here they are what the loader has written.
  const { id, domain } = stored as Partial<SearchDocument>;
  return {
    ...page,
    id: Number.isSafeInteger(id) ? id! : 0,
    domain: typeof domain === 'string' ? domain : '',
  };
}

/** Characters of the pages that are kept ready; their terms take about ten bytes for each. */
const KEPT_CHARACTERS = 20_000_000;

function prepare(json: string): PreparedPage | undefined {
  const document = readStoredPage(json);
  return document && preparePage(document);
}

/**
 * Pages of an engine, ready to be ranked. This is most of the work of an answer, so
 * the last ones are cached, and one that several requests need at once is made once. A
 * page of a generation never changes.
 */
class ReadyPages {
  private readonly kept = new LRUCache<string, PreparedPage>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ document }) => document.content.length + 1,
  });
  private readonly awaited = new Map<string, Promise<PreparedPage | undefined>>();

  /** @param onUnreadable is called for a page in the engine whose form is unknown */
  constructor(
    private readonly engine: Engine,
    private readonly onUnreadable: (collection: Collection, key: string) => void,
  ) {}

  /**
   * Pages by their keys, in that order; unreachable ones are missing.
   * @throws EngineUnavailable
   */
  async get(
    collection: Collection,
    keys: readonly string[],
    deadline: Deadline,
  ): Promise<PreparedPage[]> {
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

/**
 * Pages that are ranked. An engine looks at words only, so the best page may be further down than
 * first; and how rare a word is shows among them alone: with thirty, words that most pages of this
 * site hold counted as rarer than they are. Each of them costs.
 */
const CANDIDATES = 60;
/** Unknown words of a question whose spelling is looked up; each is a question to the engine. */
const MOST_RESPELLED = 4;

export interface Answer {
  hits: SearchDocument[];
  /** Whether a shard was out of reach, and pages may be missing. */
  isPartial: boolean;
}

/** Asks an engine for candidates and ranks them as the search in the browser does. */
export class Answerer {
  private readonly pages: ReadyPages;

  /** @param onUnreadable is called for a page that cannot be ranked, and is missing in answers */
  constructor(
    private readonly engine: Engine,
    onUnreadable: (collection: Collection, key: string) => void = () => {},
  ) {
    this.pages = new ReadyPages(engine, onUnreadable);
  }

  /** @throws EngineUnavailable */
  async answer(
    collection: Collection,
    query: string,
    limit: number,
    deadline: Deadline,
  ): Promise<Answer> {
    const { synonyms, statistics } = collection.facts;
    const table = new SynonymTable(synonyms);
    const question = toQuestion(query, table);
    const first = await this.findPages(collection, question, limit, deadline);
    const engineOf = (pages: readonly PreparedPage[]) => new SearchEngine(pages, table, statistics);
    const rank = (engine: SearchEngine) =>
      engine.search(query, limit).pages.map(({ document }) => document);
    const engine = engineOf(first.pages);
    const hits = rank(engine);
    // A word may be unknown only because the pages that hold it are out of reach.
    if (first.isPartial) return { hits, isPartial: true };
    const unmet = question.filter((word) => !isMet(word, engine.vocabulary));
    const respelled = await this.respell(collection, question, unmet, deadline);
    if (!respelled.value) return { hits, isPartial: respelled.isPartial };
    const second = await this.findPages(collection, respelled.value, limit, deadline);
    return {
      hits: rank(engineOf(second.pages)),
      isPartial: respelled.isPartial || second.isPartial,
    };
  }

  /** The question with what its unknown words may have meant, where there is anything. */
  private async respell(
    collection: Collection,
    question: readonly AskedWord[],
    unmet: readonly AskedWord[],
    deadline: Deadline,
  ): Promise<FromEngine<AskedWord[] | undefined>> {
    const lookUp = async (word: AskedWord) => {
      const { value, isPartial } = await this.engine.similar(collection, word.terms[0]!, deadline);
      return { word, similar: nearestTerms(word.terms[0]!, value), isPartial };
    };
    const found = await Promise.all(unmet.slice(0, MOST_RESPELLED).map(lookUp));
    const isPartial = found.some((one) => one.isPartial);
    if (found.every(({ similar }) => similar.length === 0)) return { value: undefined, isPartial };
    const near = new Map(found.map(({ word, similar }) => [word, similar]));
    const value = question.map((word) => ({ ...word, similar: near.get(word) ?? [] }));
    return { value, isPartial };
  }

  private async findPages(
    collection: Collection,
    question: readonly AskedWord[],
    limit: number,
    deadline: Deadline,
  ) {
    const { value: keys, isPartial } = await this.engine.find(
      collection,
      question,
      Math.max(CANDIDATES, limit),
      deadline,
    );
    const pages = await this.pages.get(collection, keys, deadline);
    return { pages, isPartial: isPartial || pages.length < keys.length };
  }
}

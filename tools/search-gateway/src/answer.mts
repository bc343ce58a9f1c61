import { LRUCache } from 'lru-cache';
import type { SearchDocument } from '../../../src/lib/search/document';
import { SearchEngine } from '../../../src/lib/search/engine';
import { preparePage, termsOf, type PreparedPage } from '../../../src/lib/search/prepared-page';
import {
  TermFilter,
  nearestTerms,
  toQuestion,
  type AskedWord,
} from '../../../src/lib/search/question';
import { SynonymTable } from '../../../src/lib/search/synonyms';
import type { Collection, Engine } from './engine.mts';

/** Pages that are ranked; an engine looks at words only, so the best one may be further down. */
const CANDIDATES = 50;
/** Characters of the pages that are kept ready; their terms take about ten bytes for each. */
const KEPT_CHARACTERS = 20_000_000;

export interface Answer {
  hits: SearchDocument[];
  /** Whether a shard was out of reach, and pages may be missing. */
  isPartial: boolean;
}

/** Asks an engine for candidates and ranks them as the search in the browser does. */
export class Answerer {
  private readonly pages = new LRUCache<string, PreparedPage>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ document }) => document.content.length + 1,
  });

  constructor(private readonly engine: Engine) {}

  /** @throws EngineUnavailable */
  async answer(collection: Collection, query: string, limit: number): Promise<Answer> {
    const table = new SynonymTable(collection.synonyms);
    const question = toQuestion(query, table);
    const first = await this.findPages(collection, question, limit);
    const filter = new TermFilter(question);
    const ranked = rank(first.pages, table, filter, query, limit);
    const unmet = filter.unmet().filter(({ isCjk }) => !isCjk);
    const respelled = await this.respell(collection, question, unmet);
    if (!respelled) return { hits: ranked, isPartial: first.isPartial };
    const second = await this.findPages(collection, respelled, limit);
    const hits = rank(second.pages, table, new TermFilter(respelled), query, limit);
    return { hits, isPartial: first.isPartial || second.isPartial };
  }

  /** The question with what its unknown words may have meant, where there is anything. */
  private async respell(
    collection: Collection,
    question: readonly AskedWord[],
    unmet: readonly AskedWord[],
  ): Promise<AskedWord[] | undefined> {
    const near = new Map<AskedWord, string[]>();
    for (const word of unmet) {
      const { value } = await this.engine.similar(collection, word.terms[0]!);
      near.set(word, nearestTerms(word, value));
    }
    if (![...near.values()].some(({ length }) => length > 0)) return undefined;
    return question.map((word) => ({ ...word, similar: near.get(word) ?? [] }));
  }

  private async findPages(collection: Collection, question: readonly AskedWord[], limit: number) {
    const found = await this.engine.find(collection, question, Math.max(CANDIDATES, limit));
    const placed = found.value.map((key) => ({ key, name: `${collection.generation}/${key}` }));
    const missing = placed.filter(({ name }) => !this.pages.has(name)).map(({ key }) => key);
    const fresh = new Map<string, PreparedPage>();
    let { isPartial } = found;
    if (missing.length > 0) {
      const read = await this.engine.read(collection, missing);
      isPartial ||= read.isPartial || read.value.size < missing.length;
      for (const [key, json] of read.value) {
        const page = prepare(JSON.parse(json) as SearchDocument);
        fresh.set(key, page);
        this.pages.set(`${collection.generation}/${key}`, page);
      }
    }
    const pages = placed.flatMap(({ key, name }) => fresh.get(key) ?? this.pages.get(name) ?? []);
    return { pages, isPartial };
  }
}

function prepare(document: SearchDocument): PreparedPage {
  const terms = termsOf(document);
  return preparePage(document, () => terms);
}

function rank(
  pages: readonly PreparedPage[],
  table: SynonymTable,
  filter: TermFilter,
  query: string,
  limit: number,
): SearchDocument[] {
  const engine = new SearchEngine(pages, table, filter.isWanted);
  return engine.search(query, limit).map(({ document }) => document);
}

import type { SearchDocument } from '../../../src/lib/search/document';
import { SearchEngine } from '../../../src/lib/search/engine';
import { indexOfPart } from '../../../src/lib/search/part-index';
import {
  TermFilter,
  nearestTerms,
  toQuestion,
  type AskedWord,
} from '../../../src/lib/search/question';
import { SynonymTable } from '../../../src/lib/search/synonyms';
import type { Collection, Engine } from './engine.mts';
import { ReadyPages, type ReadyPage } from './ready-pages.mts';

/**
 * Pages that are ranked. An engine looks at words only, so the best page may be further down than
 * first; ten were enough for all judged queries of this site. Each of them costs.
 */
const CANDIDATES = 30;

export interface Answer {
  hits: SearchDocument[];
  /** Whether a shard was out of reach, and pages may be missing. */
  isPartial: boolean;
}

/** Asks an engine for candidates and ranks them as the search in the browser does. */
export class Answerer {
  private readonly pages: ReadyPages;

  constructor(private readonly engine: Engine) {
    this.pages = new ReadyPages(engine);
  }

  /** @throws EngineUnavailable */
  async answer(collection: Collection, query: string, limit: number): Promise<Answer> {
    const { synonyms, statistics } = collection.facts;
    const table = new SynonymTable(synonyms);
    const question = toQuestion(query, table);
    const first = await this.findPages(collection, question, limit);
    const filter = new TermFilter(question);
    const rank = (pages: readonly ReadyPage[], { isWanted }: TermFilter) => {
      const terms = pages.map((page) => page.terms);
      const index = indexOfPart(terms, { isWanted, statistics });
      const ranked = new SearchEngine(pages, table, index).search(query, limit);
      return ranked.map(({ document }) => document);
    };
    const hits = rank(first.pages, filter);
    const unmet = filter.unmet().filter(({ isCjk }) => !isCjk);
    const respelled = await this.respell(collection, question, unmet);
    if (!respelled) return { hits, isPartial: first.isPartial };
    const second = await this.findPages(collection, respelled, limit);
    return {
      hits: rank(second.pages, new TermFilter(respelled)),
      isPartial: first.isPartial || second.isPartial,
    };
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
    const { value: keys, isPartial } = await this.engine.find(
      collection,
      question,
      Math.max(CANDIDATES, limit),
    );
    const pages = await this.pages.get(collection, keys);
    return { pages, isPartial: isPartial || pages.length < keys.length };
  }
}

import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { SearchEngine } from '@rslib-docs/search/engine/engine';
import { indexOfPart } from '@rslib-docs/search/engine/part-index';
import {
  nearestTerms,
  TermFilter,
  toQuestion,
  type AskedWord,
} from '@rslib-docs/search/engine/question';
import { SynonymTable } from '@rslib-docs/search/engine/synonyms';
import type { Deadline } from './deadline.mts';
import type { Collection, Engine, FromEngine } from './engine.mts';
import { ReadyPages, type ReadyPage } from './ready-pages.mts';

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

  /** @param onUnreadable is told of a page that cannot be ranked, and is missing in answers */
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
    const filter = new TermFilter(question);
    const rank = (pages: readonly ReadyPage[], { isWanted }: TermFilter) => {
      const terms = pages.map((page) => page.terms);
      const index = indexOfPart(terms, { isWanted, statistics });
      const ranked = new SearchEngine(pages, table, index).search(query, limit);
      return ranked.pages.map(({ document }) => document);
    };
    const hits = rank(first.pages, filter);
    // A word may be unknown only because the pages that hold it are out of reach.
    if (first.isPartial) return { hits, isPartial: true };
    const unmet = filter.unmet().filter(({ isCjk }) => !isCjk);
    const respelled = await this.respell(collection, question, unmet, deadline);
    if (!respelled.value) return { hits, isPartial: respelled.isPartial };
    const second = await this.findPages(collection, respelled.value, limit, deadline);
    return {
      hits: rank(second.pages, new TermFilter(respelled.value)),
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
      return { word, similar: nearestTerms(word, value), isPartial };
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

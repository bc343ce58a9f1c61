import type { SearchDocument } from './document';
import { SearchEngine, SHORTLISTED, type Found, type SearchIndex, type SearchWish } from './engine';
import { withCode, type PageCode } from './page-code';
import { FIELD_WEIGHTS, FIELDS, fieldsOf } from './prepared-page';
import { parseQuery } from './query';
import { stem } from './normalize';
import { SynonymTable, type Synonyms } from './synonyms';
import { essentialTokens, splitWords, type Word } from './tokenize';

/** Code that is not there after this long is not waited for: what is known is better than nothing. */
const LONGEST_WAIT_MS = 4000;

/** Characters of lines of code: what has them is looked for in code, too. */
const CODE_MARK = /["#$%&()*+/:;<=>@[\\\]^`{|}~]/;

/**
 * An index that answers before it is complete. Its states, in their order:
 *
 * 1. The pages have come without their code, which is loaded on the first search. Pages that
 *    have every word answer; all other queries wait.
 * 2. The code has come, or cannot be loaded. The few most promising pages are ranked.
 * 3. All pages are indexed, in steps between which questions are answered.
 */
export class GrowingIndex implements SearchIndex {
  private readonly synonyms: SynonymTable;
  private engine?: SearchEngine;
  private making?: Promise<SearchEngine>;
  /** Never rejects; undefined where code was not requested, or could not be loaded. */
  private code?: Promise<void>;
  private hasCode = false;
  private hasTimedOut = false;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param loadCode Tells of its failures itself, and decides when to try again.
   * @param longestWaitMs How long answers wait for code, counted from when it was asked for.
   */
  constructor(
    private pages: readonly SearchDocument[],
    synonyms: Synonyms,
    private readonly loadCode: () => Promise<readonly PageCode[]>,
    private readonly longestWaitMs = LONGEST_WAIT_MS,
  ) {
    this.synonyms = new SynonymTable(synonyms);
  }

  addCode(): Promise<void> {
    void this.make();
    this.code ??= this.askForCode();
    return this.code;
  }

  async search(query: string, { limit, isExact = false, isFinal }: SearchWish): Promise<Found> {
    void this.addCode();
    const isEarly = !isFinal && !isExact && limit <= SHORTLISTED;
    const known = isEarly && this.askProse(query, limit);
    if (known) return known;
    if (!this.hasCode && !this.hasTimedOut) await new Promise<void>((go) => this.waiting.push(go));
    const early = this.engine ?? (isEarly ? this.engineOfFew(query) : undefined);
    const engine = early ?? (await this.make());
    const found = engine.search(query, limit, isExact);
    return { ...found, isPartial: !this.hasCode, isProvisional: engine !== this.engine };
  }

  /** The answer from prose, if it equals the answer from all pages with their code. */
  private askProse(query: string, limit: number): Found | undefined {
    if (this.hasCode || CODE_MARK.test(query)) return undefined;
    const engine = this.engine ?? this.engineOfFew(query);
    // A similar word, or a completion, may be in code exactly as it was typed.
    if (!engine?.knows(query)) return undefined;
    const { pages } = engine.search(query, limit);
    const isEnough = pages.some(({ matchesAllTerms }) => matchesAllTerms);
    return isEnough ? { pages, isPartial: true, isProvisional: true } : undefined;
  }

  private engineOfFew(query: string): SearchEngine | undefined {
    const few = shortlist(this.pages, query, this.synonyms, SHORTLISTED);
    if (!few) return undefined;
    const pages = few.map((at, id) => ({ ...this.pages[at]!, id }));
    return new SearchEngine(pages, this.synonyms);
  }

  private make(): Promise<SearchEngine> {
    this.making ??= this.makeOf(this.pages);
    return this.making;
  }

  private async makeOf(pages: readonly SearchDocument[]): Promise<SearchEngine> {
    const isGivenUp = () => pages !== this.pages;
    const engine = await SearchEngine.inSteps(pages, this.synonyms, isGivenUp);
    // Late code has come meanwhile.
    if (!engine) return this.make();
    this.engine = engine;
    return engine;
  }

  private async askForCode(): Promise<void> {
    this.hasTimedOut = false;
    const late = setTimeout(() => {
      this.hasTimedOut = true;
      void this.flushWaiting();
    }, this.longestWaitMs);
    try {
      this.grow(await this.loadCode());
    } catch {
      this.code = undefined;
    }
    clearTimeout(late);
    void this.flushWaiting();
    void this.make();
  }

  private grow(code: readonly PageCode[]): void {
    this.pages = withCode(this.pages, code);
    this.hasCode = true;
    this.engine = undefined;
    this.making = undefined;
  }

  /** The last question first, as it is the one that is looked at, and each answer by itself. */
  private async flushWaiting(): Promise<void> {
    for (let go = this.waiting.pop(); go; go = this.waiting.pop()) {
      go();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

export type Weights = Map<number, number>;

/** How much more a page with every word of the query weighs. */
const COMPLETE_BONUS = 1.5;

/** The pages that promise most, by words of a query: with many of them, and with weight. */
export function candidates(found: readonly Weights[], most: number): number[] {
  const scoreOf = (id: number) => {
    const weights = found.flatMap((pages) => pages.get(id) ?? []);
    // Saturated, as in the engine: no word outweighs the others.
    const score = weights.reduce((sum, weight) => sum + Math.sqrt(weight), 0);
    return score * (weights.length === found.length ? COMPLETE_BONUS : 1);
  };
  return [...new Set(found.flatMap((pages) => [...pages.keys()]))]
    .map((id) => ({ id, score: scoreOf(id) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Occurrences of a word in a text, up to this number. */
const MOST_COUNTED = 4;

const count = (text: string, wanted: string): number =>
  text.split(wanted, MOST_COUNTED + 1).length - 1;

/** What pages weigh for a word or its synonyms, by the tokens that these begin with. */
function weigh(texts: readonly string[][], word: Word, synonyms: SynonymTable): Weights {
  const others = synonyms.ofWord(word).flatMap(splitWords);
  const weights: Weights = new Map();
  for (const text of new Set([word, ...others].flatMap(essentialTokens).map(stem))) {
    const weightIn = (field: string, at: number) =>
      FIELD_WEIGHTS[FIELDS[at]!] * Math.sqrt(count(field, text));
    const found = texts.map((fields) => fields.map(weightIn).reduce((sum, one) => sum + one, 0));
    const rarity = Math.log(1 + texts.length / (found.filter(Boolean).length || 1));
    found.forEach((weight, id) => {
      if (weight > 0) weights.set(id, (weights.get(id) ?? 0) + weight * rarity);
    });
  }
  return weights;
}

/**
 * Numbers of the most promising pages, by a scan of all texts: a rough look that needs no
 * index. Undefined if a word of the query is on no page, as when it is misspelled.
 */
function shortlist(
  pages: readonly SearchDocument[],
  query: string,
  synonyms: SynonymTable,
  most: number,
): number[] | undefined {
  const texts = pages.map((page) => Object.values(fieldsOf(page)).map((one) => one.toLowerCase()));
  const found = parseQuery(query).words.map((word) => weigh(texts, word, synonyms));
  return found.every(({ size }) => size > 0) ? candidates(found, most) : undefined;
}

import { wantedWords } from './asked';
import { LOCAL_RESULTS, SEARCH_LIMIT } from './limits';
import { preparePage, statisticsOf, type PreparedPage, type Statistics } from './prepared-page';
import { parseQuery, type ParsedQuery } from './query';
import { rankPage, weigh, type PageScore } from './rank';
import { namesOf, respell, type Names } from './spelling';
import { SynonymTable, type Synonyms } from './synonyms';
import { essentialTokens } from './tokenize';
import { Vocabulary } from './vocabulary';
import type { SearchDocument } from './document';

export interface RankedPage extends PageScore, Pick<PreparedPage, 'document' | 'sections'> {
  /** Whether it has all terms of the query, or only some. */
  matchesAllTerms: boolean;
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** The corrected query, if it had words that no page has. */
  corrected?: string;
}

const PAGES_PER_STEP = 4;
/** The share of a query that a page needs to be shown, and to be called good. */
const LEAST_SHARE = 0.34;
const GOOD_SHARE = 0.67;

export class SearchEngine {
  private readonly pages: readonly PreparedPage[];
  private readonly synonyms: SynonymTable;
  readonly vocabulary: Vocabulary;
  private readonly statistics: Statistics;
  private names?: Names;

  /** @param statistics Of the whole site, where these are only some of its pages. */
  constructor(
    pages: readonly (SearchDocument | PreparedPage)[],
    synonyms: Synonyms | SynonymTable = [],
    statistics?: Statistics,
  ) {
    this.synonyms = 'ofWord' in synonyms ? synonyms : new SynonymTable(synonyms);
    this.pages = pages.map((page) => ('document' in page ? page : preparePage(page)));
    this.statistics = statistics ?? statisticsOf(this.pages);
    this.vocabulary = new Vocabulary(this.pages);
  }

  /** Made in steps, between which other work is done; undefined where it is given up meanwhile. */
  static async inSteps(
    documents: readonly SearchDocument[],
    synonyms: SynonymTable,
    isGivenUp: () => boolean,
  ): Promise<SearchEngine | undefined> {
    const pages: PreparedPage[] = [];
    for (let at = 0; at < documents.length; at += PAGES_PER_STEP) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isGivenUp()) return undefined;
      pages.push(...documents.slice(at, at + PAGES_PER_STEP).map(preparePage));
    }
    return new SearchEngine(pages, synonyms);
  }

  /**
   * The pages that answer, best first.
   * @param isExact Whether words that no page has are left as they are.
   */
  search(query: string, limit = LOCAL_RESULTS, isExact = false): Ranking {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return { pages: [] };
    const corrected = isExact ? undefined : this.correct(parsed);
    const pages = this.rankPages(corrected === undefined ? parsed : parseQuery(corrected));
    const most = Math.min(limit, SEARCH_LIMIT);
    return { pages: pages.slice(0, most), ...(corrected !== undefined && { corrected }) };
  }

  /** Whether every word of a query stands on some page, as it is or in another form. */
  knows(query: string): boolean {
    return parseQuery(query).words.every((word) => {
      if (word.isCjk) return essentialTokens(word).every((token) => this.vocabulary.has(token));
      const [whole = ''] = word.tokens;
      return this.vocabulary.has(whole) || this.vocabulary.formsOf(whole).length > 0;
    });
  }

  private correct(query: ParsedQuery): string | undefined {
    const isKnown = (word: string) =>
      this.vocabulary.knows(word) || this.synonyms.ofText(word).length > 0;
    this.names ??= namesOf(
      this.pages.flatMap(({ document: { title, names, toc } }) => {
        return [title, ...names, ...toc.map(({ text }) => text)];
      }),
    );
    return respell(query, this.vocabulary.pages, this.names, isKnown);
  }

  /** @param leastShare How much of a query a page has to hold. */
  rankPages(query: ParsedQuery, leastShare = LEAST_SHARE): RankedPage[] {
    const words = wantedWords(query, this.synonyms, this.vocabulary);
    const wanted = weigh(query, words, this.pages, this.vocabulary, this.statistics);
    return this.pages
      .flatMap((page) => {
        const ranked = rankPage(page, wanted, leastShare);
        return ranked ? { ...page, ...ranked, matchesAllTerms: ranked.share >= GOOD_SHARE } : [];
      })
      .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
  }
}

/** A page that another engine has found, with its sections in the order in which they answer. */
export function rankFound(document: SearchDocument, query: string): RankedPage {
  const page = preparePage(document);
  const [ranked] = new SearchEngine([page]).rankPages(parseQuery(query), 0);
  return {
    ...page,
    order: () => [],
    share: 0,
    score: 0,
    terms: [],
    ...ranked,
    matchesAllTerms: true,
  };
}

/** Pages that are ranked before all are: more than are shown, since the first look is a rough one. */
export const SHORTLISTED = 10;

export interface Found extends Ranking {
  /** Whether code was not searched: asked again, it may find more. */
  isPartial: boolean;
  /** Whether some pages are not searched yet: a final answer may put others first. */
  isProvisional: boolean;
}

export interface SearchWish {
  /** Pages at most; more than are shortlisted get a final answer. */
  limit: number;
  /** Whether words that no page has are left as they are, which only a final answer does. */
  isExact?: boolean;
  /** Whether only that will do which all there is answers. */
  isFinal?: boolean;
}

export interface SearchIndex {
  search(query: string, wish: SearchWish): Promise<Found>;
  /** Has the code come, and settles when it has or cannot. */
  addCode(): Promise<void>;
}

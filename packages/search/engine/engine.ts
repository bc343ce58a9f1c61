import { LOCAL_RESULTS, SEARCH_LIMIT } from './limits';
import { nameBonus } from './name-bonus';
import { wordPairs, type SectionLine } from './phrases';
import { preparePage, type PreparedPage } from './prepared-page';
import { parseQuery, type ParsedQuery } from './query';
import type { Section } from './sections';
import { namesOf, respell, type Names } from './spelling';
import { SynonymTable, type Synonyms } from './synonyms';
import { TextIndex, type FoundPage } from './text-index';
import { essentialTokens, type Word } from './tokenize';
import { COMPLETE_BONUS, searchBegun, searchNames, searchWord } from './word-queries';
import type { SearchDocument } from './document';

/** A page that answers a query. */
export interface RankedPage {
  document: SearchDocument;
  sections: readonly Section[];
  lines: () => readonly SectionLine[];
  score: number;
  /** Whether it has all terms of the query, or only some. */
  matchesAllTerms: boolean;
  /** Forms of the page that matched: what means the same as the query or is another form of it. */
  terms: readonly string[];
}

/** The answer to a question. */
export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** The corrected query, if it had words that no page has. */
  corrected?: string;
}

/** The sums over the words of a query for one page. */
interface PartialScore {
  score: number;
  /** How much of the query it contains, by the weight of its words. */
  matched: number;
  /** How many of its words stand in what names the page or sums it up. */
  named: number;
  terms: string[];
}

/** How much more than a word a name counts that the words make up together. */
const NAME_WEIGHT = 2;
/** How much more a page counts all of whose words name it or sum it up. */
const NAMED_BONUS = 0.6;
/** A query this long that stands in a page word for word was pasted from there. */
const PASTED_LENGTH = 12;
const PASTED_BONUS = 3;
/** How much more a page counts that describes a flag of the query. */
const FLAG_BONUS = 9;
const MANY_FLAGS = 12;
/** How much more a section counts that has all words of a longer query in their order. */
const PHRASE_BONUS = 3;
/** And one whose heading is the query. */
const HEADING_BONUS = 6;
const SHORTEST_PHRASE = 3;
/** The share of a query that a page needs to be shown, and to be called good. */
const LEAST_SHARE = 0.34;
const GOOD_SHARE = 0.67;
const COMPLETE_SHARE = 0.99;
const GOOD_PHRASE = 0.5;
/** Weight of pages about the site, and of news. */
const ASIDE_FACTOR = 0.5;
/** From this rarity on, a word counts the same. */
const RAREST_PAGES = 5;

export class SearchEngine {
  private readonly pages: PreparedPage[];
  private readonly synonyms: SynonymTable;
  private names?: Names;

  /** @param index Over the same pages, by their places in the list. */
  constructor(
    pages: readonly (SearchDocument | PreparedPage)[],
    synonyms: Synonyms | SynonymTable = [],
    private readonly index = new TextIndex(pages.map(documentOf)),
  ) {
    this.synonyms = 'ofWord' in synonyms ? synonyms : new SynonymTable(synonyms);
    this.pages = pages.map((page) => ('document' in page ? page : preparePage(page)));
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
    return parseQuery(query).words.every((word) =>
      word.isCjk
        ? essentialTokens(word).every((token) => this.index.has(token))
        : this.index.has(word.tokens[0]!) || this.index.formsOf(word.tokens[0]!).length > 0,
    );
  }

  private correct(query: ParsedQuery): string | undefined {
    const isKnown = (word: string) =>
      this.index.knows(word) || this.synonyms.ofText(word).length > 0;
    this.names ??= namesOf(this.pages.flatMap(({ document }) => namesIn(document)));
    return respell(query, { words: this.index.vocabulary, names: this.names, isKnown });
  }

  private rankPages(parsed: ParsedQuery): RankedPage[] {
    const found = new Map<number, PartialScore>();
    const phrases = this.synonyms.ofPhrases(parsed);
    let asked = 0;
    parsed.words.forEach((word, at) => {
      const isOpen = parsed.isOpen && at === parsed.words.length - 1;
      const wanted = parsed.isPasted
        ? { ...word, tokens: word.isCjk ? word.tokens : word.tokens.slice(0, 1) }
        : word;
      const pages = this.findWord(wanted, isOpen, phrases.get(word));
      // A name of the reader's own in a pasted text is nothing that a page lacks.
      if (pages.length === 0 && parsed.isPasted) return;
      const weight = Math.log(1 + this.index.siteSize / Math.max(pages.length, RAREST_PAGES));
      asked += weight;
      for (const page of pages) add(found, page, weight);
    });
    // A name that stands there whole: its parts have found the page already.
    const named = parsed.names.length > 0 ? this.index.search([searchNames(parsed.names)]) : [];
    for (const { id, score, terms } of named) {
      const page = found.get(id);
      if (!page) continue;
      page.score += NAME_WEIGHT * Math.sqrt(score);
      page.terms.push(...terms);
    }
    const pairs = parsed.words.length >= SHORTEST_PHRASE ? wordPairs(parsed.text) : [];
    return [...found]
      .map(([id, page]) => this.rank(id, page, parsed, asked, pairs))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
  }

  /** The pages with one word: itself, its completions, its synonyms. */
  private findWord(word: Word, isOpen: boolean, phrase: readonly string[] = []) {
    const synonyms = [...new Set([...phrase, ...this.synonyms.ofWord(word)])];
    const { queries, shareOf } = searchWord(word, synonyms, isOpen, this.index);
    const pages = this.index.search(queries);
    const found = word.isCjk || pages.length > 0 ? pages : this.index.search([searchBegun(word)]);
    return found.map((page) => ({ ...page, share: shareOf(page.terms) }));
  }

  private rank(
    id: number,
    found: PartialScore,
    query: ParsedQuery,
    asked: number,
    pairs: readonly string[],
  ): RankedPage & { share: number } {
    const page = this.pages[id]!;
    const { document, sections, lines } = page;
    const phrases = pairs.length > 0 ? page.lines().map((line) => line.match(pairs)) : [];
    const phrase = Math.max(0, ...phrases.map((one) => one.share));
    const heading = Math.max(0, ...phrases.map((one) => one.heading));
    const share = Math.max(found.matched / asked, phrase);
    const matchesAllTerms = share >= GOOD_SHARE || phrase >= GOOD_PHRASE;
    let score = found.score * (1 + (NAMED_BONUS * found.named) / query.words.length);
    if (share > COMPLETE_SHARE) score *= COMPLETE_BONUS;
    score *= 1 + nameBonus(page, query);
    if (document.isAside) score *= ASIDE_FACTOR;
    if (query.flags.length > 0) score *= 1 + FLAG_BONUS * flagShare(lines(), query);
    score *= 1 + PHRASE_BONUS * phrase ** 2 + HEADING_BONUS * heading ** 2;
    if (query.compact.length >= PASTED_LENGTH && page.folded().includes(query.compact)) {
      score *= 1 + PASTED_BONUS;
    }
    return { document, sections, lines, score, matchesAllTerms, terms: found.terms, share };
  }
}

/** How much a page is about the flags of a query: one that describes many is where they belong. */
function flagShare(lines: readonly SectionLine[], { flags }: ParsedQuery): number {
  const described = lines.flatMap(({ names }) => names.filter((name) => name.startsWith('-')));
  const isAbout = flags.some((flag) => described.includes(flag));
  return isAbout ? Math.min(1, described.length / MANY_FLAGS) : 0;
}

function documentOf(page: SearchDocument | PreparedPage): SearchDocument {
  return 'document' in page ? page.document : page;
}

const namesIn = ({ title, names, toc }: SearchDocument): string[] => [
  title,
  ...names,
  ...toc.map(({ text }) => text),
];

function add(
  found: Map<number, PartialScore>,
  { id, score, terms, isNamed, share }: FoundPage & { share: number },
  weight: number,
): void {
  const page = found.get(id) ?? { score: 0, matched: 0, named: 0, terms: [] };
  // Saturated, so that one word that a page is full of does not outweigh the others.
  page.score += Math.sqrt(score);
  page.matched += weight * share;
  page.named += isNamed ? 1 : 0;
  page.terms.push(...terms);
  found.set(id, page);
}

/** Pages that are ranked before all are: more than are shown, since the first look is a rough one. */
export const SHORTLISTED = 10;

/** A result of an index. */
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

/** The pages of a language and version. */
export interface SearchIndex {
  /** The pages that answer, best first. */
  search(query: string, wish: SearchWish): Promise<Found>;
  /** Has the code come, and settles when it has or cannot. */
  addCode(): Promise<void>;
}

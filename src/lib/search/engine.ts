import { closest } from 'fastest-levenshtein';
import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { FIELD_WEIGHTS } from './fields';
import { LOCAL_RESULTS, SEARCH_LIMIT } from './limits';
import { nameBonus } from './name-bonus';
import { preparePage, type PreparedPage } from './prepared-page';
import { parseQuery, type ParsedQuery } from './query';
import type { Section } from './sections';
import { SynonymTable, type Synonyms } from './synonyms';
import { createTermIndex, type PartOfSite } from './term-index';
import { splitWords, type Word } from './tokenize';
import { fold } from './fold';
import type { SearchDocument } from './document';

/** A page that answers a query. */
export interface RankedPage {
  document: SearchDocument;
  sections: readonly Section[];
  score: number;
  /** Whether it holds every word of the query, or only some of them or something similar. */
  isGood: boolean;
  /** Forms of the page that matched: what means the same as the query or is spelled like it. */
  terms: readonly string[];
}

interface FoundWord {
  pages: SearchResult[];
  /** The word of the index that is nearest to one that is not in it. */
  meant?: string;
}

const OPTIONS = { boost: FIELD_WEIGHTS };
const SYNONYM_WEIGHT = 0.7;
/** Of a part of a name: who writes it whole means it whole. */
const PART_WEIGHT = 0.2;
const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.8;
/** Of a page with every word of the query. */
const COMPLETE_BONUS = 1.5;
/** Letters that may be wrong: none in short words, one, or two in longer ones, as when swapped. */
const SHORTEST_FUZZY = 4;
const SHORTEST_SWAPPED = 6;
export const allowedEdits = ({ length }: string) =>
  length >= SHORTEST_SWAPPED ? 2 : length >= SHORTEST_FUZZY && 1;
/** A query this long that stands in a page word for word was pasted from there. */
const PASTED_LENGTH = 12;
const PASTED_BONUS = 3;

export class SearchEngine {
  private readonly index: MiniSearch<Record<string, unknown>>;
  private readonly pages: PreparedPage[];
  private readonly synonyms: SynonymTable;

  /**
   * @param documents Pages, or what was made of them before.
   * @param part For one who asks a single question: the rest is of no use, and most of the work.
   */
  constructor(
    documents: readonly (SearchDocument | PreparedPage)[],
    synonyms: Synonyms | SynonymTable = [],
    part?: PartOfSite,
  ) {
    this.pages = documents.map((page) => ('terms' in page ? page : preparePage(page)));
    this.synonyms = 'of' in synonyms ? synonyms : new SynonymTable(synonyms);
    this.index = createTermIndex(this.pages, part);
  }

  /** The pages that answer, best first. */
  search(query: string, limit = LOCAL_RESULTS): RankedPage[] {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return [];
    const found = new Map<number, { score: number; words: number; terms: string[] }>();
    let spelled = parsed.text;
    const phrases = this.synonyms.ofPhrases(parsed);
    parsed.words.forEach((word, at) => {
      const isOpen = parsed.isOpen && at === parsed.words.length - 1;
      const { pages, meant } = this.findWord(word, isOpen, phrases.get(word));
      if (meant) spelled = spelled.replace(word.text, meant);
      for (const { id, score, terms } of pages) {
        const page = found.get(id as number) ?? { score: 0, words: 0, terms: [] };
        // Saturated, so that one word that a page is full of does not outweigh the others.
        page.score += Math.sqrt(score);
        page.words += 1;
        page.terms.push(...terms);
        found.set(id as number, page);
      }
    });
    // Names are compared with what was meant, where that was misspelled.
    const asked = spelled === parsed.text ? parsed : parseQuery(spelled);
    return [...found]
      .map(([id, page]) => this.rank(id, page, asked, parsed.words.length))
      .sort((a, b) => b.score - a.score || a.document.id - b.document.id)
      .slice(0, Math.min(limit, SEARCH_LIMIT));
  }

  /** The pages with one word: itself, what it begins, what means the same; typos come last. */
  private findWord(word: Word, isOpen: boolean, phrase: readonly string[] = []): FoundWord {
    const long = word.isCjk ? word.tokens.filter((token) => [...token].length > 1) : [];
    const exact: Query = {
      // A run of Chinese characters is meant together; single characters would find everything.
      combineWith: 'OR',
      queries: [...(long.length > 0 ? long : word.tokens)],
      boostTerm: (term) => (word.isCjk || term === word.tokens[0] ? 1 : PART_WEIGHT),
    };
    const queries: Query[] = [exact];
    const first = fold(word.text).replace(/^-+/, '');
    if (isOpen && !word.isCjk && first.length > 1) {
      queries.push({
        queries: [first],
        prefix: true,
        tokenize: (text: string) => [text],
        boostTerm: () => PREFIX_WEIGHT,
      });
    }
    queries.push(...this.synonymQueries(word, phrase));
    const found = this.index.search({ combineWith: 'OR', queries }, OPTIONS);
    if (word.isCjk || found.length > 0) return { pages: found };
    const begun: Query = { queries: [first], prefix: true, tokenize: (text: string) => [text] };
    const longer = this.index.search(begun, OPTIONS);
    if (longer.length > 0) return { pages: longer };
    const similar: Query = {
      queries: word.tokens.slice(0, 1),
      tokenize: (text: string) => [text],
      fuzzy: allowedEdits,
      prefix: (term) => term.length >= SHORTEST_FUZZY,
      boostTerm: () => FUZZY_WEIGHT,
    };
    const pages = this.index.search(similar, OPTIONS);
    const near = [...new Set(pages.flatMap(({ terms }) => terms))];
    return { pages, meant: closest(first, near) };
  }

  private synonymQueries(word: Word, phrase: readonly string[]): Query[] {
    const meant = new Set([...phrase, ...this.synonyms.of(word)]);
    return [...meant].map((other) => ({
      combineWith: 'AND',
      queries: splitWords(other).flatMap(({ tokens, isCjk }) =>
        isCjk && tokens.length > 1 ? tokens.filter((token) => [...token].length > 1) : tokens,
      ),
      boostTerm: () => SYNONYM_WEIGHT,
    }));
  }

  private rank(
    id: number,
    found: { score: number; words: number; terms: string[] },
    query: ParsedQuery,
    words: number,
  ): RankedPage {
    const page = this.pages[id]!;
    const { document, sections } = page;
    const isGood = found.words === words;
    let score = found.score * (isGood ? COMPLETE_BONUS : 1) * (1 + nameBonus(page, query));
    if (query.compact.length >= PASTED_LENGTH && page.folded().includes(query.compact)) {
      score *= 1 + PASTED_BONUS;
    }
    return { document, sections, score, isGood, terms: found.terms };
  }
}

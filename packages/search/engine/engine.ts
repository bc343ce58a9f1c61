import { closest } from 'fastest-levenshtein';
import type { Query } from 'minisearch';
import { fold } from './fold';
import { LOCAL_RESULTS, SEARCH_LIMIT } from './limits';
import { nameBonus } from './name-bonus';
import { preparePage, type PreparedPage } from './prepared-page';
import { parseQuery, type ParsedQuery } from './query';
import type { Section } from './sections';
import { SynonymTable, type Synonyms } from './synonyms';
import { TextIndex, type FoundPage } from './text-index';
import { essentialTokens, splitWords, type Word } from './tokenize';
import { COMPLETE_BONUS, FORM_WEIGHT, PREFIX_WEIGHT, SYNONYM_WEIGHT } from './weights';
import type { SearchDocument } from './document';

/** A page that answers a query. */
export interface RankedPage {
  document: SearchDocument;
  sections: readonly Section[];
  score: number;
  /** Whether it holds every word of the query, or only some of them or something similar. */
  matchesAllTerms: boolean;
  /** Forms of the page that matched: what means the same as the query or is spelled like it. */
  terms: readonly string[];
}

interface FoundWord {
  pages: FoundPage[];
  /** The word of the index that is nearest to one that is not in it. */
  meant?: string;
}

/** What the words of a query come to on one page. */
interface PartialScore {
  score: number;
  /** How many of them it holds, and how many in what names or sums it up. */
  words: number;
  named: number;
  terms: string[];
}

/** Of a part of a name: who writes it whole means it whole. */
const PART_WEIGHT = 0.2;
/** How much more than a word a name counts that the words make up together. */
const NAME_WEIGHT = 2;
const FUZZY_WEIGHT = 0.8;
/** How much more a page counts all of whose words name it or sum it up. */
const NAMED_BONUS = 0.6;
/** Letters that may be wrong: none in short words, one, or two in longer ones, as when swapped. */
const SHORTEST_FUZZY = 4;
const SHORTEST_SWAPPED = 6;
export const allowedEdits = ({ length }: string) =>
  length >= SHORTEST_SWAPPED ? 2 : length >= SHORTEST_FUZZY && 1;
/** A query this long that stands in a page word for word was pasted from there. */
const PASTED_LENGTH = 12;
const PASTED_BONUS = 3;

/** A word as it stands, not cut into parts. */
const asOne = (text: string): string[] => [text];

export class SearchEngine {
  private readonly pages: PreparedPage[];
  private readonly synonyms: SynonymTable;

  /** @param index Over the same pages, by their places in the list. */
  constructor(
    pages: readonly (SearchDocument | PreparedPage)[],
    synonyms: Synonyms | SynonymTable = [],
    private readonly index = new TextIndex(pages.map(documentOf)),
  ) {
    this.synonyms = 'ofWord' in synonyms ? synonyms : new SynonymTable(synonyms);
    this.pages = pages.map((page) => ('document' in page ? page : preparePage(page)));
  }

  /** The pages that answer, best first. */
  search(query: string, limit = LOCAL_RESULTS): RankedPage[] {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return [];
    const found = new Map<number, PartialScore>();
    let spelled = parsed.text;
    const phrases = this.synonyms.ofPhrases(parsed);
    parsed.words.forEach((word, at) => {
      const isOpen = parsed.isOpen && at === parsed.words.length - 1;
      const { pages, meant } = this.findWord(word, isOpen, phrases.get(word));
      if (meant) spelled = spelled.replace(word.text, meant);
      for (const page of pages) add(found, page);
    });
    // A name that stands there whole: its parts have found the page already.
    const whole: Query = { queries: parsed.names, tokenize: asOne, combineWith: 'OR' };
    const named = parsed.names.length > 0 ? this.index.search([whole]) : [];
    for (const { id, score, terms } of named) {
      const page = found.get(id);
      if (!page) continue;
      page.score += NAME_WEIGHT * Math.sqrt(score);
      page.terms.push(...terms);
    }
    // Names are compared with what was meant, where that was misspelled.
    const asked = spelled === parsed.text ? parsed : parseQuery(spelled);
    return [...found]
      .map(([id, page]) => this.rank(id, page, asked, parsed.words.length))
      .sort((a, b) => b.score - a.score || a.document.id - b.document.id)
      .slice(0, Math.min(limit, SEARCH_LIMIT));
  }

  /** Whether every word of a query stands on some page, as it is or in another form. */
  knows(query: string): boolean {
    return parseQuery(query).words.every((word) =>
      word.isCjk
        ? essentialTokens(word).every((token) => this.index.has(token))
        : this.index.has(word.tokens[0]!) || this.index.formsOf(word.tokens[0]!).length > 0,
    );
  }

  /** The pages with one word: itself, what it begins, what means the same; typos come last. */
  private findWord(word: Word, isOpen: boolean, phrase: readonly string[] = []): FoundWord {
    const first = fold(word.text).replace(/^-+/, '');
    const queries: Query[] = [
      {
        combineWith: 'OR',
        queries: essentialTokens(word),
        boostTerm: (term) => (word.isCjk || term === word.tokens[0] ? 1 : PART_WEIGHT),
      },
      ...this.synonymQueries(word, phrase),
    ];
    if (!word.isCjk) {
      const forms = this.index.formsOf(word.tokens[0]!);
      queries.push({ queries: forms, tokenize: asOne, boostTerm: () => FORM_WEIGHT });
    }
    const begun: Query = { queries: [first], tokenize: asOne, prefix: true };
    if (isOpen && !word.isCjk && first.length > 1) {
      queries.push({ ...begun, boostTerm: () => PREFIX_WEIGHT });
    }
    const pages = this.index.search(queries);
    if (word.isCjk || pages.length > 0) return { pages };
    const longer = this.index.search([begun]);
    return longer.length > 0 ? { pages: longer } : this.findSimilar(word, first);
  }

  private findSimilar(word: Word, first: string): FoundWord {
    const similar: Query = {
      queries: word.tokens.slice(0, 1),
      tokenize: asOne,
      fuzzy: allowedEdits,
      prefix: (term) => term.length >= SHORTEST_FUZZY,
      boostTerm: () => FUZZY_WEIGHT,
    };
    const pages = this.index.search([similar]);
    const near = [...new Set(pages.flatMap(({ terms }) => terms))];
    return { pages, meant: closest(first, near) };
  }

  private synonymQueries(word: Word, phrase: readonly string[]): Query[] {
    const meant = new Set([...phrase, ...this.synonyms.ofWord(word)]);
    return [...meant].map((other) => ({
      combineWith: 'AND',
      queries: splitWords(other).flatMap(essentialTokens),
      boostTerm: () => SYNONYM_WEIGHT,
    }));
  }

  private rank(id: number, found: PartialScore, query: ParsedQuery, words: number): RankedPage {
    const page = this.pages[id]!;
    const { document, sections } = page;
    const matchesAllTerms = found.words === words;
    let score = found.score * (1 + (NAMED_BONUS * found.named) / words);
    if (matchesAllTerms) score *= COMPLETE_BONUS;
    score *= 1 + nameBonus(page, query);
    if (query.compact.length >= PASTED_LENGTH && page.folded().includes(query.compact)) {
      score *= 1 + PASTED_BONUS;
    }
    return { document, sections, score, matchesAllTerms, terms: found.terms };
  }
}

function documentOf(page: SearchDocument | PreparedPage): SearchDocument {
  return 'document' in page ? page.document : page;
}

function add(found: Map<number, PartialScore>, { id, score, terms, isNamed }: FoundPage): void {
  const page = found.get(id) ?? { score: 0, words: 0, named: 0, terms: [] };
  // Saturated, so that one word that a page is full of does not outweigh the others.
  page.score += Math.sqrt(score);
  page.words += 1;
  page.named += isNamed ? 1 : 0;
  page.terms.push(...terms);
  found.set(id, page);
}

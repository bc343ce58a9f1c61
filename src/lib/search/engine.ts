import MiniSearch, { type Query } from 'minisearch';
import { LOCAL_RESULTS, SEARCH_LIMIT } from './limits';
import { nameBonus, type NamedPage } from './name-bonus';
import { compact, parseQuery, type ParsedQuery } from './query';
import { toSections, type Section } from './sections';
import { splitWords, tokenize, type Word } from './tokenize';
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

/** Words that mean the same, in any language: each list stands for one thing. */
export type Synonyms = readonly (readonly string[])[];

const FIELDS = ['title', 'names', 'headers', 'content'] as const;
const WEIGHTS = { title: 6, names: 8, headers: 3, content: 1 };
const SYNONYM_WEIGHT = 0.7;
const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.4;
/** Share of a word's letters that may be wrong, and the shortest word that may have such. */
const FUZZINESS = 0.26;
const SHORTEST_FUZZY = 4;
/** A query this long that stands in a page word for word was pasted from there. */
const PASTED_LENGTH = 12;
const PASTED_BONUS = 3;

const ID = 'id';

export class SearchEngine {
  private readonly index = new MiniSearch<Record<string, unknown>>({
    idField: ID,
    fields: [...FIELDS],
    tokenize: (text) => tokenize(text),
    processTerm: (term) => term,
  });
  private readonly pages: (NamedPage & { sections: Section[]; folded: string })[];
  private readonly synonyms = new Map<string, string[]>();

  constructor(
    readonly documents: readonly SearchDocument[],
    synonyms: Synonyms = [],
  ) {
    this.pages = documents.map((document) => ({
      document,
      sections: toSections(document),
      folded: compact(document.content),
      title: compact(document.title),
      names: document.names.map(compact),
      slug: compact(document.routePath.replace(/\/$/, '').split('/').at(-1) ?? ''),
      headers: document.toc.map(({ text }) => compact(text)),
    }));
    this.index.addAll(
      documents.map(({ id, title, names, routePath, toc, content }) => ({
        id,
        title,
        names: [...names, routePath.replaceAll('/', ' ')].join('\n'),
        headers: toc.map(({ text }) => text).join('\n'),
        content,
      })),
    );
    for (const group of synonyms) {
      const folded = group.map(fold);
      for (const word of folded) {
        const others = folded.filter((other) => other !== word);
        this.synonyms.set(word, [...(this.synonyms.get(word) ?? []), ...others]);
      }
    }
  }

  /** The pages that answer, best first. */
  search(query: string, limit = LOCAL_RESULTS): RankedPage[] {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return [];
    const words = parsed.words.map((word, at) =>
      this.wordQuery(word, parsed.isOpen && at === parsed.words.length - 1),
    );
    const all = this.index.search({ combineWith: 'AND', queries: words }, { boost: WEIGHTS });
    const complete = new Set(all.map(({ id }) => id as number));
    const some = this.index.search({ combineWith: 'OR', queries: words }, { boost: WEIGHTS });
    return some
      .map(({ id, score, terms }) => ({
        ...this.rank(id as number, score, complete.has(id as number), parsed),
        terms,
      }))
      .sort((a, b) => b.score - a.score || a.document.id - b.document.id)
      .slice(0, Math.min(limit, SEARCH_LIMIT));
  }

  /** Every form of one word: itself, what it begins, what means the same; typos come last. */
  private wordQuery(word: Word, isOpen: boolean): Query {
    const long = word.isCjk ? word.tokens.filter((token) => [...token].length > 1) : [];
    const exact: Query = {
      // A run of Chinese characters is meant together; single characters would find everything.
      combineWith: 'OR',
      queries: word.isCjk && long.length > 0 ? long : word.tokens,
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
    queries.push(...this.synonymQueries(word));
    if (word.isCjk || this.index.search({ queries, combineWith: 'OR' }).length > 0) {
      return { combineWith: 'OR', queries };
    }
    const begun: Query = {
      queries: [first],
      prefix: true,
      tokenize: (text: string) => [text],
    };
    if (this.index.search(begun).length > 0) return begun;
    return {
      queries: word.tokens.slice(0, 1),
      tokenize: (text: string) => [text],
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZINESS : false),
      prefix: (term) => term.length >= SHORTEST_FUZZY,
      boostTerm: () => FUZZY_WEIGHT,
    };
  }

  private synonymQueries(word: Word): Query[] {
    const text = fold(word.text);
    const keys = word.isCjk
      ? [...this.synonyms.keys()].filter((key) => key.length > 1 && text.includes(key))
      : [text, ...word.tokens];
    const meant = new Set(keys.flatMap((key) => this.synonyms.get(key) ?? []));
    return [...meant].map((other) => ({
      combineWith: 'AND',
      queries: splitWords(other).flatMap(({ tokens, isCjk }) =>
        isCjk && tokens.length > 1 ? tokens.filter((token) => [...token].length > 1) : tokens,
      ),
      boostTerm: () => SYNONYM_WEIGHT,
    }));
  }

  private rank(id: number, found: number, isGood: boolean, query: ParsedQuery) {
    const page = this.pages[id]!;
    const { document, sections } = page;
    let score = found * (isGood ? 1.5 : 1) * (1 + nameBonus(page, query));
    if (query.compact.length >= PASTED_LENGTH && page.folded.includes(query.compact)) {
      score *= 1 + PASTED_BONUS;
    }
    return { document, sections, score, isGood };
  }
}

import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchResult,
} from 'minisearch';
import type { SearchDocument } from './document';
import { FIELD_WEIGHTS, FIELDS, fieldsOf, type Field } from './prepared-page';
import { stem } from './normalize';
import { tokenize } from './tokenize';

/** A page with the words that were looked for. */
export interface FoundPage {
  id: number;
  /** BM25 over all fields. */
  score: number;
  /** Forms in which the words stand there. */
  terms: string[];
  /** Whether they stand in more than its text: in what names or sums up the page. */
  isNamed: boolean;
}

/*
 * MiniSearch keeps words in a tree and looks through all branches of a node. Thousands of Chinese
 * characters would branch from its root; so their words stand below the digits of the first one.
 */
const CJK_MARK = '\u0001';
const FIRST_CJK = '\u2e80';
const toKey = (term: string): string =>
  term < FIRST_CJK ? term : CJK_MARK + term.codePointAt(0)!.toString(36) + term;
const toTerm = (key: string): string => key.replace(/^\u0001[0-9a-z]+/, '');

const PAGES_PER_STEP = 4;

const TEXT_FIELD: Field = 'content';

const OPTIONS: Options<Record<string, unknown>> = {
  fields: FIELDS,
  tokenize,
  searchOptions: { boost: FIELD_WEIGHTS, processTerm: toKey },
};

/** Which pages hold a word, in which field. */
export class TextIndex {
  /** Words with how often they stand there, or on how many pages. */
  readonly vocabulary = new Map<string, number>();
  private forms?: Map<string, string[]>;
  private index = new MiniSearch<Record<string, unknown>>({
    ...OPTIONS,
    processTerm: (term) => {
      this.vocabulary.set(term, (this.vocabulary.get(term) ?? 0) + 1);
      return toKey(term);
    },
  });

  constructor(documents: readonly SearchDocument[]) {
    this.index.addAll(documents.map(toEntry));
  }

  /** Number of the site's pages; the index may contain only some of them. */
  get siteSize(): number {
    return this.index.documentCount;
  }

  /** Makes an index of terms whose places are known; the rest is as MiniSearch stores it. */
  static ofPostings(
    written: Omit<AsPlainObject, 'index'>,
    postings: ReadonlyMap<string, unknown>,
  ): TextIndex {
    const made = new TextIndex([]);
    for (const [term, fields] of postings)
      made.vocabulary.set(term, Object.keys(fields as object).length);
    const index = [...postings].map(([term, fields]) => [toKey(term), fields]);
    made.index = MiniSearch.loadJS({ ...written, index: index as never }, OPTIONS);
    return made;
  }

  /** In steps, between which other work is done; undefined where it is given up meanwhile. */
  static async inSteps(
    documents: readonly SearchDocument[],
    isGivenUp = () => false,
  ): Promise<TextIndex | undefined> {
    const made = new TextIndex([]);
    for (let at = 0; at < documents.length; at += PAGES_PER_STEP) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isGivenUp()) return undefined;
      made.index.addAll(documents.slice(at, at + PAGES_PER_STEP).map(toEntry));
    }
    return made;
  }

  /** The pages for which one of the queries is true. */
  search(queries: Query[]): FoundPage[] {
    return this.index.search({ combineWith: 'OR', queries }).map(toFoundPage);
  }

  /** Whether a word stands there as it is. */
  has(word: string): boolean {
    return this.vocabulary.has(word);
  }

  /** Whether a word stands there in some form, or begins one that does. */
  knows(word: string): boolean {
    if (this.vocabulary.has(word) || this.formsOf(word).length > 0) return true;
    for (const one of this.vocabulary.keys()) if (one.startsWith(word)) return true;
    return false;
  }

  /** Words of the index that are other forms of an English word. */
  formsOf(word: string): string[] {
    this.forms ??= groupByStem(this.vocabulary.keys());
    return (this.forms.get(stem(word)) ?? []).filter((one) => one !== word);
  }
}

function toEntry(page: SearchDocument): Record<string, unknown> {
  return { id: page.id, ...fieldsOf(page) };
}

function toFoundPage({ id, score, terms, match }: SearchResult): FoundPage {
  const isNamed = Object.values(match).some((fields) => fields.some((one) => one !== TEXT_FIELD));
  return { id: id as number, score, terms: terms.map(toTerm), isNamed };
}

function groupByStem(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = stem(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

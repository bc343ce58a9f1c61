import type { AsPlainObject } from 'minisearch';
import { FIELDS, type Field, type PageTerms } from './prepared-page';
import { TextIndex } from './text-index';

/** Term → field → page → how often it stands there, as MiniSearch writes an index down. */
type Postings = Map<string, Record<string, Record<string, number>>>;

/** Statistics for the ranking of a site's pages: how rare a word is, how long a text. */
export interface Statistics {
  pages: number;
  /** By field, how many different terms a page has on average. */
  lengths: Readonly<Record<Field, number>>;
}

export function statisticsOf(pages: readonly PageTerms[]): Statistics {
  const mean = (field: Field) =>
    pages.reduce((sum, terms) => sum + terms[field].size, 0) / pages.length || 0;
  const lengths = Object.fromEntries(FIELDS.map((field) => [field, mean(field)]));
  return { pages: pages.length, lengths: lengths as Record<Field, number> };
}

/** The part of a site that one question needs. */
export interface PartOfSite {
  /** Which terms get into the index. */
  isWanted: (term: string) => boolean;
  /** Statistics of the whole site, so that pages score as they do among all others. */
  statistics: Statistics;
}

function collect(pages: readonly PageTerms[], isWanted: PartOfSite['isWanted']): Postings {
  const postings: Postings = new Map();
  pages.forEach((terms, page) =>
    FIELDS.forEach((name, field) => {
      for (const [term, count] of terms[name]) {
        if (!isWanted(term)) continue;
        const fields = postings.get(term) ?? {};
        postings.set(term, fields);
        (fields[field] ??= {})[page] = count;
      }
    }),
  );
  return postings;
}

/**
 * An index over pages, by their places in the list. Their terms are counted beforehand, so it is put
 * together in the form that MiniSearch loads: adding pages one by one would walk the whole tree of
 * terms for every word of every page.
 */
export function indexOfPart(
  pages: readonly PageTerms[],
  { isWanted, statistics }: PartOfSite,
): TextIndex {
  const postings = collect(pages, isWanted);
  const written: Omit<AsPlainObject, 'index'> = {
    documentCount: statistics.pages,
    nextId: pages.length,
    documentIds: Object.fromEntries(pages.map((_page, at) => [at, at])),
    fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      pages.map((terms, page) => [page, FIELDS.map((name) => terms[name].size)]),
    ),
    averageFieldLength: FIELDS.map((name) => statistics.lengths[name]),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  };
  return TextIndex.ofPostings(written, postings);
}

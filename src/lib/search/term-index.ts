import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { FIELD_WEIGHTS } from './fields';
import type { PageTerms, PreparedPage } from './prepared-page';
import { tokenize } from './tokenize';

const FIELDS = Object.keys(FIELD_WEIGHTS) as (keyof typeof FIELD_WEIGHTS)[];
const ID = 'id';

const OPTIONS: Options<Record<string, unknown>> = {
  idField: ID,
  fields: [...FIELDS],
  searchOptions: { tokenize, processTerm: (term) => term },
};

/** Term → field → page → how often it stands there, as MiniSearch writes an index down. */
type Postings = Map<string, Record<string, Record<string, number>>>;

function addTerm(postings: Postings, term: string, field: number, page: number, count: number) {
  const fields = postings.get(term) ?? {};
  postings.set(term, fields);
  (fields[field] ??= {})[page] = count;
}

/** What the ranking compares the pages of a site with: how rare a word is, how long a text. */
export interface Statistics {
  pages: number;
  /** By field, how many different terms a page has on average. */
  lengths: Readonly<Record<keyof typeof FIELD_WEIGHTS, number>>;
}

export function statisticsOf(pages: readonly PageTerms[]): Statistics {
  const mean = (field: keyof typeof FIELD_WEIGHTS) =>
    pages.reduce((sum, terms) => sum + terms[field].size, 0) / pages.length || 0;
  const lengths = Object.fromEntries(FIELDS.map((field) => [field, mean(field)]));
  return { pages: pages.length, lengths: lengths as Record<keyof typeof FIELD_WEIGHTS, number> };
}

/** Of a site, only what one question needs. */
export interface PartOfSite {
  /** Which terms get into the index. */
  isWanted: (term: string) => boolean;
  /** Of the whole site, so that pages score as they do among all others. */
  statistics: Statistics;
}

/**
 * An index over pages, by their places in the list. Terms are counted per page beforehand, so the
 * index is put together in the form that MiniSearch loads: adding pages one by one would walk the
 * whole tree of terms for every word of every page.
 */
export function createTermIndex(
  pages: readonly PreparedPage[],
  part?: PartOfSite,
): MiniSearch<Record<string, unknown>> {
  const postings: Postings = new Map();
  const terms = pages.map((page) => page.terms());
  terms.forEach((fields, page) =>
    FIELDS.forEach((name, field) => {
      for (const [term, count] of fields[name]) {
        if (!part || part.isWanted(term)) addTerm(postings, term, field, page, count);
      }
    }),
  );
  const { pages: documentCount, lengths } = part?.statistics ?? statisticsOf(terms);
  const written: AsPlainObject = {
    documentCount,
    nextId: pages.length,
    documentIds: Object.fromEntries(pages.map((_page, at) => [at, at])),
    fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      terms.map((fields, page) => [page, FIELDS.map((name) => fields[name].size)]),
    ),
    averageFieldLength: FIELDS.map((name) => lengths[name]),
    storedFields: {},
    dirtCount: 0,
    index: [...postings] as never,
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(written, OPTIONS);
}

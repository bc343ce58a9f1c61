import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { FIELD_WEIGHTS } from './fields';
import type { PreparedPage } from './prepared-page';
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

/**
 * An index over pages, by their places in the list. Terms are counted per page beforehand, so the
 * index is put together in the form that MiniSearch loads: adding pages one by one would walk the
 * whole tree of terms for every word of every page.
 *
 * @param isWanted Which terms get into it. The lengths of texts, which the ranking compares, are
 *   those of all terms.
 */
export function createTermIndex(
  pages: readonly PreparedPage[],
  isWanted: (term: string) => boolean,
): MiniSearch<Record<string, unknown>> {
  const postings: Postings = new Map();
  const lengths = pages.map((page, at) =>
    FIELDS.map((name, field) => {
      const counts = page.terms()[name];
      for (const [term, count] of counts) {
        if (isWanted(term)) addTerm(postings, term, field, at, count);
      }
      return counts.size;
    }),
  );
  const numbers = pages.map((_page, at) => at);
  const written: AsPlainObject = {
    documentCount: pages.length,
    nextId: pages.length,
    documentIds: Object.fromEntries(numbers.map((at) => [at, at])),
    fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: FIELDS.map(
      (_name, field) => lengths.reduce((sum, own) => sum + own[field]!, 0) / pages.length,
    ),
    storedFields: {},
    dirtCount: 0,
    index: [...postings] as never,
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(written, OPTIONS);
}

import type { AutocompleteState } from '@algolia/autocomplete-core';
import type { SearchAnswer, SearchGroup, SearchHit } from '../providers/contract';
import type { Remembered } from './history';

/** A row: a hit, or what was opened before. */
export type SearchItem = (SearchHit | Remembered) & Record<string, unknown>;
export type SearchState = AutocompleteState<SearchItem>;

/**
 * What a collection carries besides its items. It travels with them, so that what belongs to an
 * answer that came too late is dropped together with its hits.
 */
export interface SourceMeta {
  label?: string;
  lang?: string;
  tab?: string;
  render?: SearchGroup['render'];
  failed?: boolean;
  /** The query that was answered. */
  query?: string;
  /** Hits that there are, where the engine counts them. */
  total?: number;
  /** Labels of the tabs that have hits, ours as an empty one. */
  tabs?: readonly string[];
  /** Whether another answer to the same query is on its way. */
  isProvisional?: boolean;
  /** What was looked for instead. */
  corrected?: string;
  /** Whether no page has all that was asked for. */
  isLoose?: boolean;
}

export interface Outcome {
  query: string;
  answer: SearchAnswer;
  failed: boolean;
}

export function sourceMetaOf({ source }: SearchState['collections'][number]): SourceMeta {
  return source as unknown as SourceMeta;
}

/** What the rows of a state answer; undefined while what was opened before is shown. */
export const answerOf = ({ collections }: SearchState): SourceMeta | undefined =>
  collections.map(sourceMetaOf).find(({ query }) => query !== undefined);

/** Whether two answers are the same, though one of them may have been provisional. */
export function isSameAnswer(
  before: SearchState['collections'],
  after: SearchState['collections'],
): boolean {
  if (!after.some((collection) => sourceMetaOf(collection).query !== undefined)) return false;
  // What a hook draws is not known here.
  if (after.some((collection) => sourceMetaOf(collection).render)) return false;
  const told = (collections: SearchState['collections']) =>
    JSON.stringify(collections, (key, value: unknown) =>
      key === 'isProvisional' ? undefined : value,
    );
  return told(before) === told(after);
}

/** Whether the rows belong to something else than what stands in the field. */
export const isStale = (state: SearchState): boolean =>
  (answerOf(state)?.query ?? '') !== (state.query.trim() ? state.query : '');

/** Before anything was asked. */
export const EMPTY: SearchState = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

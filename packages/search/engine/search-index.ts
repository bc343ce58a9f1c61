import type { Ranking } from './engine';

/** Pages that are ranked before all are: more than are shown, since the first look is a rough one. */
export const SHORTLISTED = 10;

/** What an index has found. */
export interface Found extends Ranking {
  /** Whether code was not searched: asked again, it may find more. */
  isPartial: boolean;
  /** Whether all pages were not asked yet: a final answer may put others first. */
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

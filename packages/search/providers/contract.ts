import type { HighlightInfo, HitGroup, SearchHit } from '../engine/hits';

export type { HighlightInfo, SearchHit };

/** Hits under one heading: an area of the site, or a further index that a hook or provider adds. */
export interface SearchGroup extends HitGroup {
  /** The further index whose tab the group stands under; none is ours. */
  tab?: string;
  /** Renders the group instead of rows of hits. A hook is responsible for its output. */
  render?: (place: HTMLElement) => void;
}

export interface SearchAnswer {
  groups: SearchGroup[];
  /** Number of all hits, if the engine gives it. */
  total?: number;
  /** Whether not all was searched, as a part was out of reach or is on its way. */
  isPartial?: boolean;
  /** The answer from the whole index, in a moment, if this one is partial. Never rejects. */
  improved?: Promise<SearchAnswer>;
  /** The corrected query, if words of the query occur nowhere. */
  corrected?: string;
  /** Whether no page has all that was asked for. */
  isLoose?: boolean;
}

export interface SearchRequest {
  query: string;
  lang: string;
  version: string;
  /** Documents, not hits. */
  limit: number;
  /** Whether the query is not corrected. */
  isExact?: boolean;
  /** Path of the page of which more sections are wanted than of others. */
  page?: string;
}

/** The search engine, as the dialog names it. */
export interface SearchCredit {
  name: string;
  url?: string;
}

export interface SearchProvider {
  name: 'local' | 'hosted' | 'remote';
  credit: SearchCredit;
  /** Prepares for a search when the dialog opens. */
  prefetch?(request: Omit<SearchRequest, 'query'>): void;
  /** Rejects if there is no answer, which the reader is told. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Called with the hits that are shown, and with one that is opened. */
  shown?(hits: readonly SearchHit[]): void;
  opened?(hit: SearchHit): void;
}

/** A deployment's hooks before, during and after a search. */
export interface SearchHooks {
  /** May change the query. */
  beforeSearch?: (query: string) => string | Promise<string>;
  /** Adds groups to the provider's, each below a separate tab unless it names one. */
  onSearch?: (query: string, answer: SearchAnswer) => SearchGroup[] | Promise<SearchGroup[]>;
  /** Learns what is about to be shown. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
}

/** Whether a hit stands on another site: it opens in a new tab. */
export const isElsewhere = (link: string): boolean => !link.startsWith('/');

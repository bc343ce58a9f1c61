import type { HighlightInfo, HitGroup, SearchHit } from '../engine/hits';

export type { HighlightInfo, SearchHit };

/** Hits under one heading: an area of the site, or a further index that a hook or provider adds. */
export interface SearchGroup extends HitGroup {
  /** The further index whose tab the group stands under; none is ours. */
  tab?: string;
  /** Draws the group instead of rows of hits. A hook is responsible for what it draws. */
  render?: (place: HTMLElement) => void;
}

export interface SearchAnswer {
  groups: SearchGroup[];
  /** How many hits there are in all, where the engine says it. */
  total?: number;
  /** Whether not all was searched, as a part was out of reach or is on its way. */
  isPartial?: boolean;
  /** What all there is answers, in a moment, where this is not it. Never rejects. */
  better?: Promise<SearchAnswer>;
  /** What was looked for instead, where words of the query stand nowhere. */
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
}

/** The search engine, as the dialog names it. */
export interface SearchCredit {
  name: string;
  url?: string;
}

export interface SearchProvider {
  name: 'local' | 'hosted' | 'remote';
  credit: SearchCredit;
  /** Gets ready for a question that somebody is about to ask: search is open. */
  prefetch(request: Omit<SearchRequest, 'query'>): void;
  /** Rejects with `SearchUnavailable` where there is no answer. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Told of the hits that are shown, and of one that is opened. */
  shown?(hits: readonly SearchHit[]): void;
  opened?(hit: SearchHit): void;
}

/** What a deployment may do before, during and after a search. */
export interface SearchHooks {
  /** May change the query. */
  beforeSearch?: (query: string) => string | Promise<string>;
  /** Adds groups to those of the provider, each below a tab of its own unless it names one. */
  onSearch?: (query: string, answer: SearchAnswer) => SearchGroup[] | Promise<SearchGroup[]>;
  /** Learns what is about to be shown. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
}

/** Failures that the reader is told about. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

/** Whether a hit stands on another site: it opens in a new tab. */
export const isElsewhere = (link: string): boolean => !link.startsWith('/');

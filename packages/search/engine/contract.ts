/** A stretch of a shown text that matched. */
export interface HighlightInfo {
  start: number;
  length: number;
}

interface HitBase {
  /** Title of the page. */
  title: string;
  /** Where the hit stands: `Page > Section > Subsection`. */
  header: string;
  /** On this site with base, language and section; of another site with its origin. */
  link: string;
  /** The query that found it. */
  query: string;
  /** Matches within what the hit shows: the title, the header or the statement. */
  highlightInfoList: HighlightInfo[];
  /** What a service wants to hear again when the hit is shown or opened; views do not read it. */
  tracking?: Readonly<Record<string, string | number>>;
}

/** One hit (specification §3, "Local hit types"). */
export type SearchHit =
  | (HitBase & { type: 'title' })
  | (HitBase & { type: 'header' })
  | (HitBase & { type: 'content'; statement: string });

/** Hits under one heading: an area of the site, or a further index that a hook or provider adds. */
export interface SearchGroup {
  /** Shown above the hits. */
  label: string;
  /** Language of the hits, where it is not the reader's. */
  lang?: string;
  hits: SearchHit[];
  /** The further index whose tab the group stands under; none is ours. */
  tab?: string;
  /** Draws the group instead of rows of hits; a hook's, who answers for what it draws. */
  render?: (place: HTMLElement) => void;
}

export interface SearchAnswer {
  groups: SearchGroup[];
  /** How many hits there are in all, where the engine says it. */
  total?: number;
  /** Whether not all was searched, as a part was out of reach or is on its way. */
  isPartial?: boolean;
}

export interface SearchRequest {
  query: string;
  lang: string;
  version: string;
  /** Documents, not hits. */
  limit: number;
}

/** Who answers queries. All providers answer the same views. */
export type SearchProviderName = 'local' | 'hosted' | 'remote';

/** Who finds the answers, as the dialog says it. */
export interface SearchCredit {
  name: string;
  url?: string;
}

export interface SearchProvider {
  name: SearchProviderName;
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

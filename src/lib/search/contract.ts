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
  /** Address on this site with base, language and section. */
  link: string;
  /** The query that found it. */
  query: string;
  /** Matches within what the hit shows: the title, the header or the statement. */
  highlightInfoList: HighlightInfo[];
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
}

export interface SearchAnswer {
  groups: SearchGroup[];
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

export interface SearchProvider {
  name: SearchProviderName;
  /** Gets ready for a language and version without being asked yet. */
  prefetch(lang: string, version: string): void;
  search(request: SearchRequest): Promise<SearchAnswer>;
}

/** What a deployment may do before, during and after a search. */
export interface SearchHooks {
  /** May change the query. */
  beforeSearch?: (query: string) => string | Promise<string>;
  /** Adds groups to those of the provider. */
  onSearch?: (query: string, answer: SearchAnswer) => SearchGroup[] | Promise<SearchGroup[]>;
  /** Learns what is about to be shown. */
  afterSearch?: (query: string, answer: SearchAnswer) => void | Promise<void>;
}

/** Failures that the reader is told about. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

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
  | (HitBase & {
      type: 'content';
      statement: string;
      /** Whether the statement is a line of code. */
      isCode?: boolean;
    });

/** Hits under one heading. */
export interface HitGroup {
  /** Shown above the hits. */
  label: string;
  /** Language of the hits, where it is not the reader's. */
  lang?: string;
  hits: SearchHit[];
}

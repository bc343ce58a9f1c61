import type { Heading } from '@rslib-docs/kit/shared/markdown/read-markdown';

export type OutlineEntry = Heading;

/** A page as an overview page lists it. */
export interface OverviewEntry {
  /** The first one of its description. */
  sentence: string;
  toc: readonly OutlineEntry[];
}

/** A feed that a page announces. `language` is a BCP 47 tag, `url` begins with the base path. */
export interface Feed {
  language: string;
  url: string;
  mime: string;
}

/** How a page is drawn. `404` is for the not-found page only. */
export const PAGE_TYPES = ['home', 'doc', 'custom', 'blank', '404'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Visibility of a page: see `states.ts`. A page is in one state in each language. */
export type PageState = 'public' | 'fallback' | 'noindex' | 'unlisted';

/** An entry of `page-index.json` (specification §3); `tests/lib/page-index.mts` has the same rules. */
export interface PageIndexEntry {
  /** The page in any language: path of its English source; empty if it has none. */
  pagePath: string;
  pageType: PageType;
  title: string;
  /** First-level heading of the text, or the title where the text has none. */
  headingTitle: string;
  /** Address of the page in its one true form, with base path and language. */
  routePath: string;
  /** Name of the language: `en` or `zh`. */
  lang: string;
  toc: OutlineEntry[];
  frontmatter: Readonly<Record<string, unknown>>;
  /** Path segment of the documentation version; empty where the address has none. */
  version: string;
  /** Path of the source file relative to the project, with forward slashes; empty without one. */
  relativePath: string;
  feeds: Feed[];
  /** Milliseconds since 1970 of the last change, from version control; null where it is unknown. */
  lastUpdatedTime: number | null;
}

/** All data of one page with a source. */
export interface PageData extends PageIndexEntry {
  state: PageState;
  description: string;
  /** Readable text without markup; what search and machine-readable copies are made of. */
  content: string;
  /** Ranges of code samples in `content`: from here to before there. */
  samples: readonly (readonly [from: number, to: number])[];
}

/** Keys of the front matter that take a part of the layout away where they are `false`. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;
export type HideablePart = (typeof HIDEABLE_PARTS)[number];
export type PartFlags = Partial<Record<HideablePart | 'globalUIComponents', false>>;

/** Differences from a plain doc page; only such pages are listed, so that the list stays small. */
export interface LayoutFlags extends PartFlags {
  pageType?: PageType;
  /** Whether search engines are to leave the page out. */
  noindex?: true;
  /** Feeds that the page announces by its front matter; posts announce the blog's by themselves. */
  feeds?: readonly Feed[];
}

/** The plugin's global data: flags by route path. */
export interface PageDataGlobal {
  flags: Readonly<Record<string, LayoutFlags>>;
}

/** The build's additions to the metadata of a doc page. */
export interface CanonicalMetadata {
  /** Address of the same page in the latest version, where it holds the same text. */
  canonical?: string;
}

export const PAGE_DATA_PLUGIN = 'page-data';
/** Emitted at the root of every language: the index of its pages. */
export const PAGE_INDEX_FILE = 'page-index.json';

import type { PageState } from './contract';

/**
 * The lists of pages that the build makes, each with the states that it takes:
 *
 * - `public`: an ordinary page.
 * - `fallback`: a page of a translated language that shows the English text.
 * - `noindex`: a page of a version that is not maintained.
 * - `unlisted`: only for readers with the address (front matter `unlisted: true`).
 *
 * Docusaurus makes the blog's list and its feed, without unlisted posts; a build sees no drafts.
 */
const LISTS = {
  /** Pages without `<meta name="robots" content="noindex">`: the sitemap is made of these. */
  searchEngines: ['public'],
  /** The search indexes, also those that a remote engine is filled from. */
  search: ['public', 'fallback', 'noindex'],
  /** `page-index.json`, the suggestions and the addresses of the not-found page. */
  pageIndex: ['public', 'fallback', 'noindex'],
  /** `llms.txt` and `llms-full.txt`; every page has a Markdown copy, listed or not. */
  markdownIndex: ['public', 'fallback', 'noindex'],
  /** Sidebars, and what follows from them: pager, breadcrumbs, overview pages. */
  navigation: ['public', 'fallback', 'noindex'],
} as const satisfies Record<string, readonly PageState[]>;

export function isIn(list: keyof typeof LISTS, state: PageState): boolean {
  return (LISTS[list] as readonly PageState[]).includes(state);
}

export interface PageFacts {
  /** The rule of Docusaurus: never in development, where writers look for their pages. */
  unlisted: boolean;
  /** Whether the page shows English because a translation is missing. */
  isFallback?: boolean;
  /** Whether its version is not to be found. */
  isNoIndex?: boolean;
}

/** The state of a page of which several may be true: the one that hides it most. */
export function stateOf({ unlisted, isFallback, isNoIndex }: PageFacts): PageState {
  if (unlisted) return 'unlisted';
  if (isFallback) return 'fallback';
  return isNoIndex ? 'noindex' : 'public';
}

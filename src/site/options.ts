import type { SearchOptions } from '@rslib-docs/search/engine/options';
import type { SearchHooks } from '@rslib-docs/search/providers/contract';

/** How the site behaves where the specification leaves the choice to its owner. */
export interface SiteOptions {
  /** Whether the top bar hides: never, always (there is none), or while scrolling down. */
  hideNavbar: 'never' | 'always' | 'auto';
  /** Whether there is a dark appearance and a switch for it. */
  darkMode: boolean;
  /** Whether a change of appearance is revealed in a growing circle. */
  enableAppearanceAnimation: boolean;
  /** Whether a control to the top appears once the page is scrolled. */
  enableScrollToTop: boolean;
  /** Whether first visitors are led to their language: always, never, or from English only. */
  localeRedirect: 'auto' | 'never' | 'only-default-lang';
  /** Whether a page whose text has no first-level heading gets its title as one. */
  fallbackHeadingTitle: boolean;
  /** Whether long lines of code start wrapped. */
  wrapCode: boolean;
  /** Whether code blocks show line numbers unless they say otherwise. */
  showLineNumbers: boolean;
  /** Whether visited pages are kept for reading offline. `false` removes earlier copies. */
  offline: boolean;
}

export const SITE_OPTIONS: SiteOptions = {
  hideNavbar: 'never',
  darkMode: true,
  enableAppearanceAnimation: true,
  enableScrollToTop: true,
  localeRedirect: 'auto',
  fallbackHeadingTitle: true,
  wrapCode: false,
  showLineNumbers: false,
  offline: true,
};

/** `local` for the index that the build writes, `hosted` for Algolia, `remote` for an engine, `none`. */
export const SEARCH_OPTIONS: SearchOptions = { provider: 'local' };

/** This site's hooks before, during and after a search. */
export const SEARCH_HOOKS: SearchHooks = {};

import { writeAddress } from '@rslib-docs/kit/browser/write-address';
import { pageRoute } from '@rslib-docs/kit/browser/page-facts';
import { startAnnouncement } from '../features/announcement/announcement';
import { startAppearance } from '../features/appearance/appearance';
import { startPopstateBeforeHydration } from '@rslib-docs/runtime/navigation/focus-and-scroll/popstate-before-hydration';
import { startLanguageLinks, rememberLanguage } from '../features/language/language';
import { startSidebar } from '../features/sidebar/start-sidebar';
import { startSearch } from '@rslib-docs/search/dialog/start-search';
import { startOpenTarget, startTabs } from '../features/tabs/tab-controls';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { startRestoringOrder } from '@rslib-docs/runtime/text-first/restore-order';
import { SITE_OPTIONS } from '../site/options';

/** A fragment that cannot be decoded would stop the app; it is taken for the text that it is. */
function decodableHash(): string {
  const { hash } = location;
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

function correct(path: string): void {
  const { pathname, search, hash } = location;
  const fragment = decodableHash();
  if (path !== pathname || fragment !== hash) {
    writeAddress(path + search + fragment);
  }
}

/**
 * A page answers to several forms of its address: with `.html`, `/index`, another letter case. The
 * address bar gets the one true form before anything else looks at it, so that what a visitor
 * copies, and what the router matches, is always the same. The page itself names it in
 * `<html data-route>`.
 */
function restoreCanonicalUrl(): void {
  correct(pageRoute() || location.pathname);
  // Before the router, which listens from when the app has started.
  addEventListener('popstate', () => correct(location.pathname));
}

/** Written in by the build. */
declare const SITE_SEARCH: string;

/*
 * Stands in every page behind its first paragraphs, long before the app: what a visitor may need
 * in the first instant. What answers later presses is in controls.ts. Everything listens on the
 * window, so it serves markup of the static page and of the app alike. A step that a browser cannot
 * take leaves the others as they are.
 */
for (const step of [
  startRestoringOrder,
  restoreCanonicalUrl,
  startPopstateBeforeHydration,
  () => startAppearance(SITE_OPTIONS),
  () => startLanguageLinks(rememberLanguage),
  startSidebar,
  startAnnouncement,
  startTabs,
  startOpenTarget,
  () => SITE_SEARCH !== 'none' && startSearch(),
])
  attempt(step);

import { startAnnouncement } from '../features/announcement/announcement';
import { startAppearance } from '../features/appearance/appearance';
import { startPopstateBeforeHydration } from '@rslib-docs/runtime/navigation/focus-and-scroll/popstate-before-hydration';
import { startHiddenParts } from '../features/hidden-parts/hidden-parts';
import { startLanguageLinks } from '../features/language/language-links';
import { rememberLanguage, startLocaleRedirect } from '../features/locale-redirect/locale-redirect';
import { startSidebar } from '../features/sidebar/start-sidebar';
import { startSearch } from '@rslib-docs/search/dialog/start-search';
import { startOpenTarget } from '../features/tabs/open-target';
import { startTabs } from '../features/tabs/tab-controls';
import { guardScripts } from '../features/trusted-types/trusted-types';
import { restoreCanonicalUrl } from '../features/canonical-url/canonical-url';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { captureEarlyEvents } from '@rslib-docs/runtime/hydration/replay-events';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build, which alone knows where the site will live. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];
declare const SITE_SEARCH: string;

/*
 * Runs in the head of every page, before the text is painted and long before the app: what decides
 * how the page looks, and what a visitor may need in the first instant. What answers later presses
 * is in controls.ts. Everything listens on the window, so it serves markup of the static page and
 * of the app alike. A step that a browser cannot take leaves the others as they are.
 */
for (const step of [
  guardScripts,
  captureEarlyEvents,
  restoreCanonicalUrl,
  startPopstateBeforeHydration,
  () =>
    startLocaleRedirect({
      mode: SITE_OPTIONS.localeRedirect,
      base: SITE_BASE,
      locales: SITE_LOCALES,
    }),
  startHiddenParts,
  () => startAppearance(SITE_OPTIONS),
  () => startLanguageLinks(rememberLanguage),
  startSidebar,
  startAnnouncement,
  startTabs,
  startOpenTarget,
  () => SITE_SEARCH !== 'none' && startSearch(),
])
  attempt(step);

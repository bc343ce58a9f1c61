import { startAnnouncement } from '../features/announcement/announcement';
import { startAppearance } from '../features/appearance/appearance';
import { startPopstateBeforeHydration } from '@rslib-docs/runtime/navigation/scroll-positions';
import { rememberLanguage, startLanguageLinks } from '../features/language/language';
import { startSidebar } from '../features/sidebar/sidebar-dom';
import { startSearch } from '@rslib-docs/search/dialog/start-search';
import { startOpenTarget, startTabs } from '../features/tabs/tab-controls';
import { restoreCanonicalUrl } from '../features/page-head/canonical-url';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { startRestoringOrder } from '@rslib-docs/runtime/hydration/pre-hydration';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build. */
declare const SITE_SEARCH: string;

// What a visitor may need in the first instant; what answers later presses is in controls.ts.
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

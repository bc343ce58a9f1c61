import { startAnnouncement } from '../features/announcement/announcement';
import { hydrateOnInteraction } from '@rslib-docs/runtime/hydration/hydrate-on-interaction';
import { startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers, startMenus } from '../features/drawers/popovers';
import { startImageZoom } from '../features/image-zoom/image-zoom';
import { startOffline } from '@rslib-docs/offline/browser/start-offline';
import { rememberLanguage, startLanguageLinks } from '../features/language/language';
import { startOutline } from '../features/outline/active-heading';
import { restoreCanonicalUrl } from '../features/page-head/canonical-url';
import { startPageCopy } from '../features/page-copy/page-copy';
import { startScrollToTop } from '../features/scroll-to-top/scroll-to-top';
import { startSampleMenu } from '../features/code-fence/sample-menu';
import { startPopstateBeforeHydration } from '@rslib-docs/runtime/navigation/scroll-positions';
import { startSearch } from '@rslib-docs/search/dialog/start-search';
import { startSectionMenu } from '../features/section-menu/section-menu';
import { startTabs } from '../features/tabs/tab-controls';
import { nameKeys, searchIndexAddress } from '@rslib-docs/search/dialog/search-dom';
import { startSidebarControls } from '../features/sidebar/sidebar-controls';
import { startHidingBar } from '../features/top-bar/hiding-bar';
import { TYPE } from '../features/tooltips/type-attributes';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { replayEvents } from '@rslib-docs/runtime/hydration/pre-hydration';
import { DEFINITION } from '@rslib-docs/kit/shared/glossary';
import { startTooltips } from '@rslib-docs/kit/browser/start-tooltips';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build. */
declare const SITE_OFFLINE: boolean;
declare const SITE_SEARCH: string;

/** Starts a control; returns the attributes of the buttons that it answers. */
type Start = () => readonly string[] | false | void;

/** Browsers without popovers show the text alone. Neither selectors nor keys of popovers work there. */
const NEED_POPOVERS: readonly Start[] = [
  startDrawers,
  startMenus,
  () => SITE_OPTIONS.hideNavbar === 'auto' && startHidingBar(),
];

const STARTS: readonly Start[] = [
  restoreCanonicalUrl,
  startPopstateBeforeHydration,
  nameKeys,
  () => SITE_SEARCH !== 'none' && startSearch(),
  startTabs,
  () => startLanguageLinks(rememberLanguage),
  startAnnouncement,
  ...('popover' in document.documentElement ? NEED_POPOVERS : []),
  startSidebarControls,
  startOutline,
  () => SITE_OPTIONS.enableScrollToTop && startScrollToTop(),
  startCodeControls,
  startPageCopy,
  startSectionMenu,
  startSampleMenu,
  startImageZoom,
  () => startTooltips([TYPE, DEFINITION]),
  hydrateOnInteraction,
  () => SITE_OFFLINE && startOffline(searchIndexAddress),
];

// A file of its own, which answers presses before the app has started and without it.
const buttons = STARTS.flatMap((start) => attempt(start) || []);
attempt(() => replayEvents(buttons));

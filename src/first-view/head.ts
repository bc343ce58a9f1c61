import { startAnnouncement } from '../features/announcement/announcement';
import { startAppearance } from '../features/appearance/appearance';
import { startAppOnIntent } from '../features/app-start/app-start';
import { startEarlyBack } from '../features/arrival/early-back';
import { startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers } from '../features/drawers/drawers';
import { startMenus } from '../features/drawers/menus';
import { DEFINITION } from '../features/glossary-terms/definition-attribute';
import { startHiddenParts } from '../features/hidden-parts/hidden-parts';
import { startImageZoom } from '../features/image-zoom/image-zoom';
import { startLanguageLinks } from '../features/language/language-links';
import { rememberLanguage, startLocaleRedirect } from '../features/locale-redirect/locale-redirect';
import { startOffline } from '../features/offline/start-offline';
import { startOutline } from '../features/outline/start-outline';
import { startPageCopy } from '../features/page-copy/page-copy';
import { startScrollToTop } from '../features/scroll-to-top/scroll-to-top';
import { startSidebar } from '../features/sidebar/start-sidebar';
import { startSearch } from '../features/search/start-search';
import { startTabs } from '../features/tabs/tab-controls';
import { startHidingBar } from '../features/top-bar/hiding-bar';
import { TYPE } from '../features/type-hovers/type-attributes';
import { guardScripts } from '../features/trusted-types/trusted-types';
import { keepTrueAddress } from '../features/true-address/true-address';
import { startTips } from '../lib/tips/start-tips';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build, which alone knows where the site will live. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];
declare const SITE_SEARCH: string;
declare const SITE_OFFLINE: boolean;

/*
 * Runs in the head of every page, before the text is painted and long before the app. Everything
 * listens on the window, so it serves markup of the static page and of the app alike.
 */
guardScripts();
keepTrueAddress();
startEarlyBack();
startLocaleRedirect({
  mode: SITE_OPTIONS.localeRedirect,
  base: SITE_BASE,
  locales: SITE_LOCALES,
});
startHiddenParts();
startAppearance(SITE_OPTIONS);
startLanguageLinks(rememberLanguage);
startDrawers();
startSidebar();
startOutline();
if (SITE_OPTIONS.enableScrollToTop) startScrollToTop();
startMenus();
startAnnouncement();
if (SITE_OPTIONS.hideNavbar === 'auto') startHidingBar();
startCodeControls();
startPageCopy();
startTabs();
startImageZoom();
startTips([TYPE, DEFINITION]);
startAppOnIntent();
if (SITE_SEARCH !== 'none') startSearch();
if (SITE_OFFLINE) startOffline();

import { startAppearance } from '../features/appearance/appearance';
import { startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers } from '../features/drawers/drawers';
import { startHiddenParts } from '../features/hidden-parts/hidden-parts';
import { startLanguageLinks } from '../features/language/language-links';
import { startOutline } from '../features/outline/start-outline';
import { startScrollToTop } from '../features/scroll-to-top/scroll-to-top';
import { startSidebar } from '../features/sidebar/start-sidebar';
import { keepTrueAddress } from '../features/true-address/true-address';
import { SITE_OPTIONS } from '../site/options';

/*
 * Runs in the head of every page, before the text is painted and long before the app. Everything
 * listens on the window, so it serves markup of the static page and of the app alike.
 */
keepTrueAddress();
startHiddenParts();
startAppearance();
startLanguageLinks();
startDrawers();
startSidebar();
startOutline();
if (SITE_OPTIONS.enableScrollToTop) startScrollToTop();
startCodeControls();

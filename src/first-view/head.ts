import { startAnnouncement } from '../features/announcement/announcement';
import { startAppearance } from '../features/appearance/appearance';
import { startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers } from '../features/drawers/drawers';
import { startMenus } from '../features/drawers/menus';
import { startLanguageLinks } from '../features/language/language-links';
import { startHidingBar } from '../features/top-bar/hiding-bar';
import { keepTrueAddress } from '../features/true-address/true-address';
import { SITE_OPTIONS } from '../site/options';

/*
 * Runs in the head of every page, before the text is painted and long before the app. Everything
 * listens on the window, so it serves markup of the static page and of the app alike.
 */
keepTrueAddress();
startAppearance();
startLanguageLinks();
startDrawers();
startMenus();
startAnnouncement();
if (SITE_OPTIONS.hideNavbar === 'auto') startHidingBar();
startCodeControls();

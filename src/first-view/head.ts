import { startAppearance } from '../features/appearance/appearance';
import { startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers } from '../features/drawers/drawers';
import { startImageZoom } from '../features/image-zoom/image-zoom';
import { startLanguageLinks } from '../features/language/language-links';
import { startTabs } from '../features/tabs/tab-controls';
import { keepTrueAddress } from '../features/true-address/true-address';

/*
 * Runs in the head of every page, before the text is painted and long before the app. Everything
 * listens on the window, so it serves markup of the static page and of the app alike.
 */
keepTrueAddress();
startAppearance();
startLanguageLinks();
startDrawers();
startCodeControls();
startTabs();
startImageZoom();

import { hydrateOnInteraction } from '@rslib-docs/runtime/hydration/hydrate-on-interaction';
import { FOLD_BUTTON, WRAP_BUTTON, startCodeControls } from '../features/code-fence/code-controls';
import { startDrawers } from '../features/drawers/drawers';
import { startMenus } from '../features/drawers/menus';
import { startImageZoom } from '../features/image-zoom/image-zoom';
import { ZOOM_BUTTON } from '../features/image-zoom/zoom-button';
import { startOffline } from '../features/offline/start-offline';
import { startOutline } from '../features/outline/start-outline';
import { COPY_PAGE, startPageCopy } from '../features/page-copy/page-copy';
import { TO_TOP, startScrollToTop } from '../features/scroll-to-top/scroll-to-top';
import { nameKeys } from '@rslib-docs/search/dialog/key-names';
import { TOGGLE } from '../features/sidebar/sidebar-dom';
import { startSidebarControls } from '../features/sidebar/sidebar-controls';
import { startHidingBar } from '../features/top-bar/hiding-bar';
import { TYPE } from '../features/type-hovers/type-attributes';
import { HYDRATE_ON_INTERACTION } from '@rslib-docs/runtime/hydration/hydration-template';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { replayEvents } from '@rslib-docs/runtime/hydration/replay-events';
import { COPY_CODE } from '@rslib-docs/kit/browser/copy-feedback';
import { DEFINITION } from '@rslib-docs/kit/shared/glossary/contract';
import { startTooltips } from '@rslib-docs/kit/browser/tooltip/start-tooltips';
import { SITE_OPTIONS } from '../site/options';

/** Written in by the build. */
declare const SITE_OFFLINE: boolean;

/*
 * A file of its own beside every page: it is fetched while the text is painted, kept for the pages
 * after it, and answers what visitors press, before the app and without it. A step that a browser
 * cannot take leaves the others as they are.
 */
for (const step of [
  nameKeys,
  startDrawers,
  startSidebarControls,
  startOutline,
  () => SITE_OPTIONS.enableScrollToTop && startScrollToTop(),
  startMenus,
  () => SITE_OPTIONS.hideNavbar === 'auto' && startHidingBar(),
  startCodeControls,
  startPageCopy,
  startImageZoom,
  () => startTooltips([TYPE, DEFINITION]),
  hydrateOnInteraction,
  () => SITE_OFFLINE && startOffline(),
  () =>
    replayEvents([
      COPY_CODE,
      WRAP_BUTTON,
      FOLD_BUTTON,
      COPY_PAGE,
      TO_TOP,
      TOGGLE,
      ZOOM_BUTTON,
      HYDRATE_ON_INTERACTION,
    ]),
])
  attempt(step);

import type { ClientModule } from '@docusaurus/types';
import { fragmentTarget } from '@rslib-docs/kit/browser/page';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { announceTitle, moveFocus } from './focus-position';
import {
  entryKey,
  rememberPosition,
  rememberedPosition,
  watchPosition,
} from './scroll-restoration';

/** The page is laid out by then (specification §4, "scrolls to the hash after 100 ms"). */
const LAND_MS = 100;

/** Key of the history entry whose page is shown; a page that is still being loaded has not come. */
let shown: string | undefined;
/** The page of `shown` is about to be replaced: what moves now is not the reader. */
let isLeaving = false;
let timer: number | undefined;

/** Goes to where the reader was, or to the fragment, unless the reader has begun to scroll. */
function land(position: number | undefined, isNewPage: boolean): void {
  const place = () => {
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else fragmentTarget(location.hash)?.scrollIntoView();
  };
  if (position !== undefined) place();
  const start = scrollY;
  timer = window.setTimeout(() => {
    if (scrollY === start) place();
    // The title comes with the head, after the paint.
    if (isNewPage) afterNextPaint(announceTitle);
  }, LAND_MS);
}

/**
 * What a browser does when a page arrives, for pages that the app shows without loading a document:
 * Back restores the scroll position, a fragment is landed on, keyboard and screen reader begin at
 * the new page.
 */
const arrival: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    isLeaving = previousLocation !== null;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    isLeaving = false;
    const key = entryKey();
    const wasShown = shown;
    shown = key;
    window.clearTimeout(timer);
    if (!previousLocation) {
      // The browser itself has landed on the first page.
      watchPosition(() => (isLeaving ? undefined : shown));
      rememberPosition(key);
      return;
    }
    const position = rememberedPosition(key);
    if (key === wasShown) {
      // The other page could not be loaded: as if nothing had happened.
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    if (location.pathname === previousLocation.pathname) {
      // The router tells nobody, as browsers do, that the fragment is another.
      dispatchEvent(new HashChangeEvent('hashchange'));
      if (position !== undefined) land(position, false);
      return;
    }
    // What it takes to move the focus, the page would come later.
    afterNextPaint(() => {
      if (shown === key) moveFocus(location.hash);
    });
    land(position, true);
  },
};

export default arrival;

import type { ClientModule } from '@docusaurus/types';
import { writeAddress, fragmentTarget } from '@rslib-docs/kit/browser/page';
import { announce } from '@rslib-docs/kit/browser/announce';
import { afterNextPaint } from '@rslib-docs/kit/browser/when-ready';
import { keepPositions, readPositions } from './scroll-positions';

/** How many entries of the history are remembered. */
const MOST_ENTRIES = 50;

/** Scroll positions in pixels by the key of the history entry. */
const positions = new Map<string, number>(readPositions());

/** Key of the current history entry; the router names only its own. Else its address is its name. */
function entryKey(): string {
  const named = () => (history.state as { key?: string } | null)?.key;
  if (!named()) {
    const key = Math.random().toString(36).slice(2);
    const { pathname, search, hash } = location;
    writeAddress(pathname + search + hash, { ...(history.state as object | null), key });
  }
  return named() ?? location.href;
}

function rememberPosition(key: string): void {
  // The latest come last: the others are not kept.
  positions.delete(key);
  positions.set(key, scrollY);
}

/** Remembers the position in the entry that `current` names, as long as it names one. */
function watchPosition(current: () => string | undefined): void {
  const remember = () => {
    const key = current();
    if (key) rememberPosition(key);
  };
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', () => {
    remember();
    keepPositions([...positions].slice(-MOST_ENTRIES));
  });
}

/** Where the text of every page begins; the skip link leads there too. */
const MAIN_ID = 'main';
const TYPING = 'input,textarea,select';

/** The next Tab continues where the new page or section begins, unless the reader is typing. */
function moveFocus(hash: string): void {
  if (document.activeElement?.matches(TYPING)) return;
  const target = fragmentTarget(hash) ?? document.getElementById(MAIN_ID);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

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
    // As a browser does; the title comes with the head, after the paint.
    if (isNewPage) afterNextPaint(() => announce(document.title));
  }, LAND_MS);
}

/** What a browser does when a page arrives, for pages that the app shows without a document. */
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
    const position = positions.get(key);
    if (key === wasShown) {
      // The other page could not be loaded: as if nothing had happened.
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
      return;
    }
    // The router tells nobody, as browsers do, that the fragment is another.
    dispatchEvent(new HashChangeEvent('hashchange'));
    if (location.pathname === previousLocation.pathname) {
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

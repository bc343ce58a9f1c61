import { writeAddress } from '@rslib-docs/kit/browser/page';
import { keepPositions, readPositions } from './scroll-storage';

/** How many entries of the history are remembered. */
const MOST_ENTRIES = 50;

/** Scroll positions in pixels by the key of the history entry. */
const positions = new Map<string, number>(readPositions());

/**
 * Key of the current history entry. The router names those that it makes; the first one and those
 * of plain fragment links have none and are given one here, so that coming back to an entry can be
 * told from making a new one at the same address. Where it cannot be named, its address is its name.
 */
export function entryKey(): string {
  const named = () => (history.state as { key?: string } | null)?.key;
  if (!named()) {
    const key = Math.random().toString(36).slice(2);
    const { pathname, search, hash } = location;
    writeAddress(pathname + search + hash, { ...(history.state as object | null), key });
  }
  return named() ?? location.href;
}

/** Where the reader was in an entry that has been shown before. */
export function rememberedPosition(key: string): number | undefined {
  return positions.get(key);
}

export function rememberPosition(key: string): void {
  // The latest come last: the others are not kept.
  positions.delete(key);
  positions.set(key, scrollY);
}

/** Remembers the position in the entry that `current` names, as long as it names one. */
export function watchPosition(current: () => string | undefined): void {
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

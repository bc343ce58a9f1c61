import load from '@docusaurus/core/lib/client/preload';
import type { Location } from 'history';
import { useSyncExternalStore } from 'react';
import { savesDataForLinks } from '@rslib-docs/kit/browser/environment';

/** A pointer that stays on a link for this long is not only passing over it. */
const REST_MS = 50;

let pointedAt: Location | undefined;
let ahead: Location | undefined;
let timer: number | undefined;
const listeners = new Set<() => void>();

function tell(location: Location | undefined): void {
  if (ahead === location) return;
  ahead = location;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The pointer has come to a link to this page; a place further down would need all above it. */
export function prerenderRoute(location: Location): void {
  cancelPrerender();
  if (listeners.size === 0) return;
  if (location.search || location.hash || savesDataForLinks()) return;
  pointedAt = location;
  timer = window.setTimeout(() => {
    load(location.pathname).then(
      () => pointedAt === location && tell(location),
      // Nobody has asked for it yet: who presses the link is told why it does not come.
      () => undefined,
    );
  }, REST_MS);
}

/** The pointer has left the link. */
export function cancelPrerender(): void {
  clearTimeout(timer);
  pointedAt = undefined;
  tell(undefined);
}

/** The page that is drawn before it is asked for, if the pointer is on a link to one. */
export function usePrerenderedRoute(): Location | undefined {
  return useSyncExternalStore(
    listen,
    () => ahead,
    () => undefined,
  );
}

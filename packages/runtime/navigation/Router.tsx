import load from '@docusaurus/core/lib/client/preload';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {
  createBrowserHistory,
  createLocation,
  type Action,
  type History,
  type Location,
} from 'history';
import { useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import { attempt } from '@rslib-docs/kit/shared/attempt';
import { emitNavigationError } from '../hydration/page-contract';

/** From here on a status means that the host has a fault, not that a file is gone. */
const FIRST_HOST_FAULT = 500;

/**
 * Whether a full load can help: where the host answers that a file is gone, the page names its
 * successor. Where nobody answers, it would only lose the page that is being read.
 */
async function canLoadInFull(error: unknown): Promise<boolean> {
  const { request } = error as { request?: string };
  if (!request) return true;
  try {
    const { status } = await fetch(request, { method: 'HEAD', cache: 'no-store' });
    return status < FIRST_HOST_FAULT;
  } catch {
    return false;
  }
}

/** Whether the code of a page is there; while it `isWanted`, a full load leaves the document. */
async function preload(pathname: string, isWanted: () => boolean): Promise<boolean> {
  try {
    // The router has decoded it, and Docusaurus decodes it again: `/%25` would stop it.
    await load(encodeURI(pathname));
    return true;
  } catch (error) {
    console.error(`The page ${pathname} could not be loaded:`, error);
    if (!(await canLoadInFull(error)) || !isWanted()) return false;
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Place of the current page in the history of the tab; not every browser that we serve tells. */
function currentIndex(): number | undefined {
  return 'navigation' in window ? navigation.currentEntry?.index : undefined;
}

/** Where the browser refuses to change the address, the page is loaded as a document. */
function historyOfBrowser(): History {
  const history = createBrowserHistory();
  const change = (by: 'push' | 'replace') => (path: Location | string, state?: unknown) => {
    const isDone = attempt(() => {
      history[by](path as string, state);
      return true;
    });
    if (isDone) return;
    const to = history.createHref(createLocation(path, state, undefined, history.location));
    location[by === 'push' ? 'assign' : 'replace'](to);
  };
  return Object.assign(Object.create(history) as History, {
    push: change('push'),
    replace: change('replace'),
  });
}

/** A history that tells of the next page when its code is there, else puts the address back. */
function historyOfLoadedPages(): History {
  const history = historyOfBrowser();
  const listeners = new Set<(location: Location, action: Action) => void>();
  let shown = normalizeLocation(history.location);
  let shownIndex = currentIndex();
  /** Entries that links have added since; not a number once the reader has gone back or forward. */
  let added = 0;
  const putBack = () => {
    const index = currentIndex();
    const steps = index === undefined || shownIndex === undefined ? -added : shownIndex - index;
    if (steps) history.go(steps);
    else history.replace(shown);
  };
  dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location: shown });
  history.listen((location, action) => {
    const next = normalizeLocation(location);
    const hasCome = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown,
      location: next,
    });
    if (action !== 'REPLACE') added = action === 'PUSH' ? added + 1 : NaN;
    // Who has gone on in the meantime waits for another page.
    const isWanted = () => history.location === location;
    void preload(next.pathname, isWanted).then((isThere) => {
      if (!isWanted()) return;
      hasCome();
      if (!isThere) {
        emitNavigationError();
        putBack();
        return;
      }
      shown = next;
      shownIndex = currentIndex();
      added = 0;
      for (const listener of listeners) listener(location, action);
    });
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, { listen });
}

/** React may begin the first drawing again, and would have two that listen to the browser. */
let ofDocument: History | undefined;

/** Takes the place of React Router's, whose changes of the address reach every link at once. */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => (ofDocument ??= historyOfLoadedPages()));
  return <Router history={history}>{children}</Router>;
}

/** Docusaurus asks for it by name, for sites whose addresses stand in the fragment. */
export { BrowserRouter as HashRouter };

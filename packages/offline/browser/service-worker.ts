import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  OFFLINE_PAGE_FILE,
  cacheNamesOf,
  languageOf,
  outdatedCaches,
  type Visit,
  type ExtendableEvent,
  type ServiceWorkerScope,
} from '../contract';
import { assets, changing, isAsset, isDocument, pages, texts } from './strategies';

/** Written in by the build. */
declare const SITE_BASE: string;
declare const SITE_LOCALES: readonly string[];
declare const BUILD_ID: string;
/** Language → addresses of its search code; a visitor may not have searched yet. */
declare const SEARCH_CODE: Readonly<Record<string, readonly string[]>>;

const scope = self as unknown as ServiceWorkerScope;
const HASHED = /\/assets\/.*\.[0-9a-f]{8,}\./;
/** Parts of a large search index: kept when they were asked for. */
const SEARCH_PART = '/assets/search/';
/** The index, and its code after the first search. */
const SEARCH_INDEX = /\/search-(?:index|code)\.[\w.-]+\.json$/;

const isOurs = (url: URL) => url.origin === location.origin && url.pathname.startsWith(SITE_BASE);

function offlinePageOf(lang: string): string {
  return SITE_BASE + (lang === SITE_LOCALES[0] ? '' : `${lang}/`) + OFFLINE_PAGE_FILE;
}

// Documents from the network while there is one.
registerRoute(({ request, url }) => request.mode === 'navigate' && isOurs(url), pages);
// A page whose text another one shows.
registerRoute(
  ({ request, url }) => isOurs(url) && request.headers.get('accept') === 'text/html',
  texts,
);
// A file with a hash in its name never changes. A prefetched file has no destination yet.
registerRoute(
  ({ request, url }) =>
    isOurs(url) &&
    HASHED.test(url.pathname) &&
    (request.destination !== '' || url.pathname.includes(SEARCH_PART)),
  assets,
);
registerRoute(
  ({ request, url }) =>
    isOurs(url) && (request.destination === 'image' || SEARCH_INDEX.test(url.pathname)),
  changing,
);

/** Neither reachable nor stored: shows the offline page, in the language of the address if it is kept. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const lang = languageOf(new URL(request.url).pathname, SITE_BASE, SITE_LOCALES);
  for (const one of [lang, ...SITE_LOCALES]) {
    const page = await caches.match(offlinePageOf(one));
    if (page) return new Response(page.body, { status: 503, headers: page.headers });
  }
  return Response.error();
});

/** Stores a page that came without the worker's help: the very first, and pages of the app. */
async function keep(visit: Visit, event: ExtendableEvent): Promise<void> {
  const own = (address: string) => isOurs(new URL(address));
  const hashed = visit.assets.filter((address) => own(address) && HASHED.test(address));
  const others = visit.assets.filter((address) => own(address) && !HASHED.test(address));
  if (visit.searchIndex && own(visit.searchIndex)) others.push(visit.searchIndex);
  const cache = await caches.open(cacheNamesOf(SITE_BASE, BUILD_ID).assets);
  const isKept = async (address: string) => {
    const kept = await cache.match(address);
    return kept !== undefined && (await isAsset(kept, address));
  };
  const add = (strategy: typeof assets | typeof changing, address: string) =>
    // The one that fails is not kept; the others are.
    strategy.handle({ event, request: new Request(address) }).catch(() => undefined);
  const lang = languageOf(new URL(visit.page).pathname, SITE_BASE, SITE_LOCALES);
  if (visit.searchIndex) {
    hashed.push(...(SEARCH_CODE[lang] ?? []).map((path) => location.origin + path));
  }
  await Promise.all(hashed.map((address) => add(assets, address)));
  if (own(visit.page)) await pages.keep(visit.page, event);
  const offlinePage = offlinePageOf(lang);
  if (!(await cache.match(offlinePage))) {
    // The next visit tries again.
    const response = await fetch(offlinePage).catch(() => undefined);
    if (response?.ok && (await isDocument(response))) await cache.put(offlinePage, response);
  }
  for (const address of others) if (!(await isKept(address))) await add(changing, address);
}

// Earlier builds stay readable, so the new worker can begin while pages are open.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const clean = async () => {
    const outdated = outdatedCaches(await caches.keys(), SITE_BASE, BUILD_ID);
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});
clientsClaim();

/** One visit after the other: a page may report twice while it starts. */
let last: Promise<unknown> = Promise.resolve();

scope.addEventListener('message', (event) => {
  const visit = event.data as Partial<Visit> | undefined;
  if (typeof visit?.page !== 'string' || !Array.isArray(visit.assets)) return;
  const kept = last.then(() => keep(visit as Visit, event));
  // An error here, such as a full storage, does not affect the next step.
  last = kept.catch(() => undefined);
  event.waitUntil(kept);
});

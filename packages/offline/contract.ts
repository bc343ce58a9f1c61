import { STORAGE_NAMESPACE } from '@rslib-docs/kit/shared/page-contract';

/** Below the base path. Its address never changes: browsers look there for the next version. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/** In the folder of each language: the page for addresses that are neither stored nor reachable. */
export const OFFLINE_PAGE_FILE = 'offline.html';

/** From a page to the service worker: its files, to be stored. Addresses are absolute. */
export interface Visit {
  page: string;
  /** Scripts, styles, fonts and pictures that the page has loaded. */
  assets: readonly string[];
  /** The search index of the page's language and version. */
  searchIndex?: string;
}

/** All caches of a deployment begin like this; another on the same origin has another base path. */
export const cachePrefix = (base: string): string => `${STORAGE_NAMESPACE} ${base} `;

/** Caches of one build: pages, their files, and pages of which others show a part. */
export function cacheNamesOf(base: string, build: string) {
  const own = `${cachePrefix(base)}${build}`;
  return { pages: `${own} pages`, assets: `${own} assets`, texts: `${own} texts` };
}

/** All but those of `build` and the build before it, whose pages stay readable; oldest first. */
export function outdatedCaches(names: readonly string[], base: string, build: string): string[] {
  const prefix = cachePrefix(base);
  const buildOf = (name: string) => name.slice(prefix.length).split(' ')[0]!;
  const own = names.filter((name) => name.startsWith(prefix));
  const earlier = own.map(buildOf).filter((one) => one !== build);
  const kept = [build, earlier.at(-1)];
  return own.filter((name) => !kept.includes(buildOf(name)));
}

/** Language of an address; the first of `locales` has no folder. */
export function languageOf(pathname: string, base: string, locales: readonly string[]): string {
  const [first, ...others] = locales;
  return others.find((one) => `${pathname}/`.startsWith(`${base}${one}/`)) ?? first!;
}

/** A page under the one address by which it is kept: no query, no `.html`, no `index`. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** Whether HTML is a page of a build, by its policy; a network's terms of use come at any address. */
export function isPage(html: string): boolean {
  return /<meta http-equiv="?Content-Security-Policy"? content="[^"]*trusted-types/.test(html);
}

/** Ending of a file → the types with which hosts send it. */
const KINDS: readonly [ending: RegExp, type: RegExp][] = [
  [/\.m?js$/, /^(?:application|text)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.json$/, /^[^;]*\bjson\b/i],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//i],
  [/\.(?:otf|ttf|woff2?)$/, /^(?:font\/|application\/)/i],
  [/(?:)/, /^(?!text\/html|application\/xhtml)/i],
];

/** Whether a file has the type of its name, and is not such a page. */
export function isOfItsKind(url: string, type: string | null): boolean {
  const { pathname } = new URL(url);
  return KINDS.find(([ending]) => ending.test(pathname))![1].test(type ?? '');
}

/** Six bits each. They tell a file that was cut off or replaced, not a forged one. */
const DIGEST_LENGTH = 6;

/** Names what a script or stylesheet holds, for the worker of its build and in it. */
export async function digestOf(body: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...digest)).slice(0, DIGEST_LENGTH);
}

/* The worker's global scope; the types of the DOM and of workers exclude each other. */
export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
  data?: unknown;
}

export interface ServiceWorkerScope {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}

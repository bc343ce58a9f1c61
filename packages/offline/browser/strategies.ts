import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { APP_TEMPLATE_ID, HYDRATE_ON_LOAD } from '@rslib-docs/runtime/hydration/page-contract';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  cacheNamesOf,
  cachePrefix,
  digestOf,
  isOfItsKind,
  isPage,
  pageKey,
  type ExtendableEvent,
} from '../contract';

/** Written in by the build. */
declare const SITE_BASE: string;
declare const BUILD_ID: string;
/** Path of each script and stylesheet of the build → what it holds. */
declare const DIGESTS: Readonly<Record<string, string>>;

const MOST_PAGES = 60;
/** A page of the app has about ten unshared files; most are shared. */
const MOST_ASSETS = 400;
/** A network that is there but does not answer counts as none after this. */
const NETWORK_TIMEOUT_SECONDS = 4;

const names = cacheNamesOf(SITE_BASE, BUILD_ID);

type Check = (response: Response, url: string) => boolean | Promise<boolean>;

/** Files of the build before have been checked by its worker, but for their type. */
export const isAsset: Check = async (response, url) => {
  if (!isOfItsKind(url, response.headers.get('content-type'))) return false;
  const digest = DIGESTS[new URL(url).pathname];
  return !digest || digest === (await digestOf(await response.clone().arrayBuffer()));
};

export const isDocument = async (response: Response): Promise<boolean> =>
  !!response.headers.get('content-type')?.startsWith('text/html') &&
  isPage(await response.clone().text());

/** A copy from any build; a page is kept with its files, which carry hashes: no builds are mixed. */
async function findKept(request: Request | string, isRight: Check): Promise<Response | undefined> {
  const { url } = new Request(request);
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix(SITE_BASE))) continue;
    const found = await (await caches.open(name)).match(request);
    if (found && (await isRight(found, url))) return found;
  }
  return undefined;
}

/** Checks what is stored, and what is read: an older worker may have stored it without a check. */
const only = (isRight: Check): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    (await isRight(response, request.url)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isRight(cachedResponse, request.url))
      ? cachedResponse
      : findKept(request, isRight),
});

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
const limited = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** One for both kinds of files, as they are kept together. */
const limitedAssets = limited(MOST_ASSETS);

/** Files that never change under their names. */
export const assets = new CacheFirst({
  cacheName: names.assets,
  plugins: [onlyGood, limitedAssets, only(isAsset)],
});

/** Files that change under their names: the search index, pictures of the site. */
export const changing = new NetworkFirst({
  cacheName: names.assets,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [onlyGood, limitedAssets, only(isAsset)],
});

const APP = new RegExp(`<template id=.?${APP_TEMPLATE_ID}\\b.*?</template>`, 's');

/** The app only of a page that is one: others can be read without it, and report it once it runs. */
function assetsOf(html: string, page: string): string[] {
  const needed = html.includes(HYDRATE_ON_LOAD) ? html : html.replace(APP, '');
  const tags = needed.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const [, address] = /\b(?:src|href)=["']?([^"'\s>]+)/.exec(tag) ?? [];
    const url = address && new URL(address, page);
    if (!url || !url.href.startsWith(`${location.origin}${SITE_BASE}assets/`)) return [];
    return [url.href];
  });
}

/** A page is stored after the files that it names, so that a stored page can be shown. */
const withItsAssets: WorkboxPlugin = {
  async cacheWillUpdate({ response, request, event }) {
    const html = await response.clone().text();
    try {
      for (const url of assetsOf(html, request.url)) {
        const asset = await assets.handle({ event, request: new Request(url) });
        if (!asset.ok || !(await isAsset(asset, url))) return null;
      }
    } catch {
      return null;
    }
    // The address may have led here from another; a browser refuses such an answer to a navigation.
    return response.redirected ? new Response(html, { headers: response.headers }) : response;
  },
};

const underOneAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
};

class Pages extends NetworkFirst {
  /** Fetches and stores a page that this build has not stored yet. */
  async keep(address: string, event: ExtendableEvent): Promise<void> {
    const kept = await (await caches.open(names.pages)).match(pageKey(address));
    if (kept && (await isDocument(kept))) return;
    await this.handle({ event, request: new Request(address) }).catch(() => undefined);
  }
}

export const pages = new Pages({
  cacheName: names.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [underOneAddress, onlyGood, only(isDocument), withItsAssets, limited(MOST_PAGES)],
});

/** A page of which only the text was wanted has a separate key: without its files it is not shown. */
const asText: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => `${pageKey(request.url)}?text`,
};

/** Pages that are stored to be shown can be read from as well. */
const fromKeptPages: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? findKept(pageKey(request.url), isDocument),
};

/** Pages whose text another page shows a part of. */
export const texts = new NetworkFirst({
  cacheName: names.texts,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [asText, onlyGood, limited(MOST_PAGES), only(isDocument), fromKeptPages],
});

import {
  createBrowserLocalStorageCache,
  createMemoryCache,
  type BrowserLocalStorageOptions,
  type Cache,
  type Host,
} from '@algolia/client-common';
import { apiClientVersion, liteClient, type LiteClient } from 'algoliasearch/lite';
import type { HostedService } from '../../engine/options';

/** How long an answer is kept across pages: the index changes when the site is crawled again. */
const KEPT_FOR_S = 60 * 60;
/** UTF-16 units of all that is kept; a fifth of what browsers give, as the history needs some. */
const KEPT_LENGTH = 1_000_000;

type StorageOptions = Pick<Required<BrowserLocalStorageOptions>, 'localStorage'>;

/** The visitor's storage, of which the cache may fill a part; then it begins again. */
const boundedStorage = (): Storage =>
  ({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value.length > KEPT_LENGTH ? '{}' : value),
    removeItem: (key) => localStorage.removeItem(key),
  }) satisfies Pick<
    Storage,
    'getItem' | 'setItem' | 'removeItem'
  > as StorageOptions['localStorage'];

/**
 * Answers in memory and, across pages, in local storage where that can be had. Not the package's
 * cache that falls back: it takes every rejection for a broken cache and goes on to the next, so
 * that a service that refused would be asked once per cache.
 */
export function createResponsesCache(appId: string): Cache {
  const memory = createMemoryCache();
  const stored = createBrowserLocalStorageCache({
    key: `${apiClientVersion}-${appId}`,
    timeToLive: KEPT_FOR_S,
    localStorage: boundedStorage(),
  });
  const layers = [memory, stored];
  const nothing = () => Promise.resolve(undefined);
  /** Forbidden or full storage keeps nothing, and that is all. */
  const inEach = (act: (layer: Cache) => Promise<unknown>) => Promise.allSettled(layers.map(act));
  return {
    async get(key, request, events) {
      for (const layer of layers) {
        const known = await layer.get(key, nothing).catch(nothing);
        if (known !== undefined) return known;
      }
      const answer = await request();
      await events?.miss(answer);
      return answer;
    },
    set: (key, value) => inEach((layer) => layer.set(key, value)).then(() => value),
    delete: (key) => inEach((layer) => layer.delete(key)).then(() => undefined),
    clear: () => inEach((layer) => layer.clear()).then(() => undefined),
  };
}

/**
 * What is known of hosts. The client asks by a host's address and writes by address and state, and
 * its storage loses the functions of a state: nothing would ever be found, and a dead host would be
 * tried first at every query. So the key is the address alone, and the values stay as they are.
 */
export function createHostsCache(): Cache {
  const states = createMemoryCache({ serializable: false });
  const addressOf = (key: Record<string, unknown> | string) => {
    const { protocol, url, port = '' } = key as unknown as Host;
    return `${protocol}://${url}:${port}`;
  };
  return {
    ...states,
    get: (key, ...rest) => states.get(addressOf(key), ...rest),
    set: (key, value) => states.set(addressOf(key), value),
    delete: (key) => states.delete(addressOf(key)),
  };
}

function toHost(origin: string): Host {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    url: hostname,
    port: port ? Number(port) : undefined,
    accept: 'readWrite',
  };
}

/**
 * The client of the hosted search. Its timeouts are 1 s to connect, 2 s to read, 30 s to write; a
 * host that failed is asked again after 2 minutes. Credentials and agent are query parameters, so
 * that browsers need not ask beforehand whether they may.
 * @throws Error where the id or the key is missing.
 */
export function createHostedClient({ appId, apiKey, hosts }: HostedService): LiteClient {
  return liteClient(appId, apiKey, {
    ...(hosts && { hosts: hosts.map(toHost) }),
    hostsCache: createHostsCache(),
    responsesCache: createResponsesCache(appId),
    // A refusal is told at once (specification §8); the client would wait as long as it is told to.
    maxRateLimitRetries: 0,
  });
}

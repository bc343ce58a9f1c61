import {
  apiClientVersion,
  liteClient,
  type LiteClient,
  type SearchParamsObject,
} from 'algoliasearch/lite';
import {
  createBrowserLocalStorageCache,
  createMemoryCache,
  type Cache,
  type Host,
} from '@algolia/client-common';
import type { InsightsClient, InsightsEvent } from 'search-insights';
import { BREAKPOINTS_PX } from '@rslib-docs/kit/ui/breakpoints';
import { mediaMatches, readStored, writeStored } from '@rslib-docs/kit/browser/environment';
import { wellFormed } from '../engine/normalize';
import {
  HOSTED_HITS,
  PHONE_SNIPPET_WORDS,
  SNIPPET_WORDS,
  VIEWED_CHUNK,
  VIEWED_DEBOUNCE_MS,
} from '../engine/limits';
import { INSIGHTS_HOST, type HostedService } from '../engine/options';
import type { SearchAnswer, SearchHit, SearchProvider, SearchRequest } from './contract';
import { MARK, readAnswer } from './hosted-hits';

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The tag that the crawler finds on pages of a version; pages outside of versions have `default`. */
function versionTag(version: string, latestVersion: string): string {
  const name = version === 'next' ? 'current' : version || latestVersion;
  return `docs-default-${name}`;
}

/** A query of the specification's §7.1, in the language and version of the page. */
export function toQuery(
  { query, lang, version }: SearchRequest,
  { indexName, latestVersion }: HostedService,
  withInsights: boolean,
): SearchParamsObject & { indexName: string } {
  const isPhone = mediaMatches(`(max-width: ${BREAKPOINTS_PX.phone}px)`);
  const words = isPhone ? PHONE_SNIPPET_WORDS : SNIPPET_WORDS;
  return {
    query: wellFormed(query),
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...HEADINGS, 'content', 'type', 'url'],
    attributesToSnippet: [...HEADINGS, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK.begin,
    highlightPostTag: MARK.end,
    hitsPerPage: HOSTED_HITS,
    clickAnalytics: withInsights,
    facetFilters: [
      `language:${lang}`,
      ['docusaurus_tag:default', `docusaurus_tag:${versionTag(version, latestVersion)}`],
    ],
  };
}

/** How long an answer is kept across pages: the index changes when the site is crawled again. */
const KEPT_FOR_S = 60 * 60;
/** UTF-16 units of the whole cache; a fifth of the browser's limit, as the history needs some. */
const KEPT_LENGTH = 1_000_000;

/**
 * The visitor's storage, of which the cache may fill a part; when it is full, it is emptied. Where
 * storage is forbidden or full of other things, answers are kept as long as the page is open.
 */
function boundedStorage(): Storage {
  let kept: string | null = null;
  const keep = (key: string, value: string): void => {
    kept = value.length > KEPT_LENGTH ? '{}' : value;
    writeStored(key, kept);
  };
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => (kept ??= readStored(key)),
    setItem: keep,
    removeItem: (key) => keep(key, '{}'),
  };
  return storage as Storage;
}

/**
 * The known states of hosts. The client asks by a host's address and writes by address and state,
 * and its storage loses the functions of a state: no state would be found, and a dead host would be
 * tried first at every query. So the key is the address alone, and the values stay unchanged.
 */
function createHostsCache(): Cache {
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
    // Not with the package's fallback: it asks a service that refused once for each of its caches.
    responsesCache: createBrowserLocalStorageCache({
      key: `${apiClientVersion}-${appId}`,
      timeToLive: KEPT_FOR_S,
      localStorage: boundedStorage(),
    }),
    // A refusal is reported at once (specification §8); the client would wait as the answer asks.
    maxRateLimitRetries: 0,
  });
}

/** Tells the service which hits were seen and opened. Nothing is stored in the browser. */
export function createInsights(
  { appId, apiKey, indexName, insightsHost }: HostedService,
  load: () => Promise<{ default: InsightsClient }>,
) {
  let loading: Promise<InsightsClient | void> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const start = async (): Promise<InsightsClient> => {
    const { default: send } = await load();
    send('init', { appId, apiKey, host: insightsHost ?? INSIGHTS_HOST, useCookie: false });
    return send;
  };
  const report = async (events: readonly InsightsEvent[]): Promise<void> => {
    loading ??= start().catch((error: unknown) =>
      console.error('Search insights could not be loaded.', error),
    );
    const send = await loading;
    try {
      for (const event of events) await send?.('sendEvents', [event]);
    } catch (error) {
      console.error('Search insights could not be sent.', error);
    }
  };

  return {
    /** The last list that was shown before the reader paused, in parts that the service takes. */
    shown(hits: readonly SearchHit[]): void {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const ids = hits.flatMap(({ tracking }) => (tracking ? [String(tracking.objectID)] : []));
        const base = { eventType: 'view', eventName: 'Items Viewed', index: indexName } as const;
        const events = [];
        while (ids.length > 0) events.push({ ...base, objectIDs: ids.splice(0, VIEWED_CHUNK) });
        void report(events);
      }, VIEWED_DEBOUNCE_MS);
    },
    opened({ tracking }: SearchHit): void {
      if (!tracking) return;
      const { objectID, position, queryID } = tracking;
      const base = { eventType: 'click', eventName: 'Item Selected', index: indexName } as const;
      const place = queryID && { queryID: String(queryID), positions: [Number(position)] };
      void report([{ ...base, objectIDs: [String(objectID)], ...place }]);
    },
  };
}

/** Written in by the build. */
declare const SEARCH_SERVICE: HostedService;
declare const SEARCH_INSIGHTS: boolean;

/** Asks Algolia, or what speaks its protocol. */
export function createHostedProvider(): SearchProvider {
  const client = createHostedClient(SEARCH_SERVICE);
  client.addAlgoliaAgent('@rslib-docs/search');
  // The records hold published addresses; a preview shows its own pages.
  const origins = [...new Set([SEARCH_SERVICE.siteOrigin, location.origin])];

  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const requests = [toQuery(request, SEARCH_SERVICE, SEARCH_INSIGHTS)];
    let answer: unknown;
    try {
      answer = await client.search({ requests });
      return readAnswer(answer, request.query, origins);
    } catch (error) {
      console.error('Search failed.', error);
      // An unreadable answer must not be kept for an hour.
      if (answer !== undefined) await client.clearCache();
      throw error;
    }
  };
  return {
    name: 'hosted',
    credit: { name: 'Algolia', url: 'https://www.algolia.com/' },
    search,
    // Without insights the bundler leaves them out.
    ...(SEARCH_INSIGHTS && createInsights(SEARCH_SERVICE, () => import('search-insights'))),
  };
}

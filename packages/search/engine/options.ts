/** Algolia, or a service that speaks its protocol. */
export interface HostedSearch {
  provider: 'hosted';
  appId: string;
  /** The search-only key: it is in every page. */
  apiKey: string;
  indexName: string;
  /** Origins that answer, in the order of requests; by default the origins of `appId`. */
  hosts?: readonly string[];
  /** Whether the service learns which hits were shown and opened. Without cookies. */
  insights?: boolean;
  /** Origin that takes these reports. */
  insightsHost?: string;
}

export interface RemoteIndex {
  value: string;
  label: string;
}

/** A search engine behind an address that answers `GET` (specification §7.3). */
export interface RemoteSearch {
  provider: 'remote';
  /** Absolute, or a path of this host. */
  apiUrl: string;
  /** The index of this site; the first of `searchIndexes` unless given. */
  indexName?: string;
  /** Indexes to search; those of other sites follow our own, and their hits open in a new tab. */
  searchIndexes?: readonly (string | RemoteIndex)[];
  /** Whether each older version has a separate index, called `<index>.<version>`. */
  versioned?: boolean;
  /** The name of the service in the dialog; the host of `apiUrl` by default. */
  name?: string;
}

/** A page that is offered before anything was searched. */
export interface SearchStart {
  title: string;
  /** Below the base path and the language. */
  path: string;
}

/** The search providers. All of them answer the same dialog. */
export type SearchOptions = { provider: 'local' | 'none' } | HostedSearch | RemoteSearch;

/** The hosted provider's options from the build. */
export type HostedService = Omit<HostedSearch, 'provider' | 'insights'> & {
  /** Origin of the published site, which the addresses of hits begin with. */
  siteOrigin: string;
  /** Name of the version without a prefix: `current`, or the last one that was cut. */
  latestVersion: string;
};

/** The remote provider's options from the build. */
export type RemoteService = Required<Pick<RemoteSearch, 'apiUrl' | 'versioned'>> & {
  name?: string;
  /** The first is our own. */
  indexes: readonly RemoteIndex[];
};

export const INSIGHTS_HOST = 'https://insights.algolia.io';

/** Origins that the client uses for `appId` by default. */
export function algoliaOrigins(appId: string): string[] {
  const further = [1, 2, 3].map((at) => `https://${appId}-${at}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...further];
}

/** Name of the plugin, which has data for the app only where the indexes of a language are in parts. */
export const SEARCH_PLUGIN = 'search';

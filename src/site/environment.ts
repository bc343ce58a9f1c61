/**
 * The facts about the site that a deployment may override from the environment. Read once, by
 * `docusaurus.config.ts`; every value is checked here so that a typo stops the build by name.
 */
export interface SiteEnvironment {
  /** Origin of the deployed site, without a final slash: `https://rslib.rs`. */
  url: string;
  /** Path under which the site lives, with slashes on both ends: `/` or `/docs/`. */
  baseUrl: string;
  /** Web address of the repository that edit and source links lead to. */
  repository: string;
  /** Branch that edit and source links lead to. */
  branch: string;
  /** Folder of this project within that repository; empty when it is the repository itself. */
  directory: string;
  /** Who answers searches; `none` for a site without search. */
  searchProvider: 'local' | 'hosted' | 'none';
  /** Credentials of the hosted search service; undefined while it is not configured. */
  hostedSearch: HostedSearch | undefined;
}

export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

const HOSTED_SEARCH_KEYS = {
  appId: 'SEARCH_APP_ID',
  apiKey: 'SEARCH_API_KEY',
  indexName: 'SEARCH_INDEX_NAME',
} as const;

function fail(key: string, value: string, expected: string): never {
  throw new Error(
    `Environment variable ${key} is "${value}", but it must be ${expected}. ` +
      `Correct it or unset it to use the default.`,
  );
}

function readUrl(env: NodeJS.ProcessEnv, key: string, fallback: string): string {
  const value = env[key] ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail(key, value, 'an absolute http or https address');
  }
  return value.replace(/\/+$/, '');
}

function readSiteUrl(env: NodeJS.ProcessEnv): string {
  const url = readUrl(env, 'SITE_URL', 'https://rslib.rs');
  if (new URL(url).pathname !== '/') {
    return fail('SITE_URL', url, 'an origin without a path; put the path into BASE_URL');
  }
  return url;
}

function readBaseUrl(env: NodeJS.ProcessEnv): string {
  const value = env.BASE_URL ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    return fail('BASE_URL', value, 'a path that begins and ends with a slash, such as /docs/');
  }
  return value;
}

function readSearchProvider(env: NodeJS.ProcessEnv): SiteEnvironment['searchProvider'] {
  const provider = env.SEARCH_PROVIDER ?? 'local';
  if (provider === 'none' || provider === 'local' || provider === 'hosted') return provider;
  return fail('SEARCH_PROVIDER', provider, '"local", "hosted" or "none"');
}

function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | undefined {
  if (readSearchProvider(env) !== 'hosted') return undefined;
  const read = (name: keyof typeof HOSTED_SEARCH_KEYS): string => {
    const key = HOSTED_SEARCH_KEYS[name];
    const value = env[key];
    if (!value) throw new Error(`SEARCH_PROVIDER is "hosted", but ${key} is missing: set it.`);
    return value;
  };
  return { appId: read('appId'), apiKey: read('apiKey'), indexName: read('indexName') };
}

export function readSiteEnvironment(env: NodeJS.ProcessEnv): SiteEnvironment {
  return {
    url: readSiteUrl(env),
    baseUrl: readBaseUrl(env),
    repository: readUrl(env, 'SITE_REPOSITORY', 'https://github.com/web-infra-dev/rslib'),
    branch: env.SITE_REPOSITORY_BRANCH ?? 'main',
    directory: (env.SITE_REPOSITORY_DIRECTORY ?? 'website').replace(/^\/+|\/+$/g, ''),
    searchProvider: readSearchProvider(env),
    hostedSearch: readHostedSearch(env),
  };
}

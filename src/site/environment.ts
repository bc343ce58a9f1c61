/** The facts about the site that a deployment may override; a typo stops the build by name. */
interface SiteEnvironment {
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
}

function fail(key: string, value: string, expected: string): never {
  throw new Error(
    `Environment variable ${key} is "${value}", but it must be ${expected}. ` +
      `Correct it or unset it to use the default.`,
  );
}

function readUrl(env: NodeJS.ProcessEnv, key: string, fallback: string): string {
  const value = env[key] ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Paths are appended to it, and it is published: it must have no query and no password.
  const isWhole = url?.href === `${url?.origin}${url?.pathname}`;
  if (!url || !isWhole || !/^https?:$/.test(url.protocol)) {
    return fail(key, value, 'an absolute http or https address without query and password');
  }
  return url.href.replace(/\/+$/, '');
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
  if (!/^\/(?:(?!\.+\/)[\w.~-]+\/)*$/.test(value)) {
    return fail('BASE_URL', value, 'a path that begins and ends with a slash, such as /docs/');
  }
  return value;
}

function readBranch(env: NodeJS.ProcessEnv): string {
  const value = env.SITE_REPOSITORY_BRANCH ?? 'main';
  if (!/^[^\s/][^\s]*$/.test(value)) {
    return fail('SITE_REPOSITORY_BRANCH', value, 'the name of a branch');
  }
  return value;
}

export function readSiteEnvironment(env: NodeJS.ProcessEnv): SiteEnvironment {
  return {
    url: readSiteUrl(env),
    baseUrl: readBaseUrl(env),
    repository: readUrl(env, 'SITE_REPOSITORY', 'https://github.com/web-infra-dev/rslib'),
    branch: readBranch(env),
    directory: (env.SITE_REPOSITORY_DIRECTORY ?? 'website').replace(/^\/+|\/+$/g, ''),
  };
}

/** Where sources are read and edited; `kept` is the folder of an archived version, never edited. */
export function repositoryLinks({ repository, branch, directory }: SiteEnvironment, kept: string) {
  const addressOf = (...parts: readonly string[]): string =>
    [repository, ...parts].filter(Boolean).join('/');
  return {
    sourceUrl: addressOf('tree', branch, directory, kept),
    editUrl: kept ? undefined : addressOf('edit', branch, directory),
  };
}

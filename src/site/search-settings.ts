import type { SearchOptions } from '@rslib-docs/search/engine/options';
import { PROVIDERS } from '@rslib-docs/search/plugin/options';

/** Environment variables by which a deployment overrides the option, and the key that each sets. */
const VARIABLES: Readonly<Record<string, string>> = {
  appId: 'SEARCH_APP_ID',
  apiKey: 'SEARCH_API_KEY',
  indexName: 'SEARCH_INDEX_NAME',
  apiUrl: 'SEARCH_API_URL',
};

function fail(problem: string): never {
  throw new Error(
    `${problem}. Correct the option "search" in src/site/options.ts, or the environment variables ` +
      `that override it (README.md, "Settings").`,
  );
}

/** The option of the site with what the environment overrides; an error names the wrong variable. */
export function readSearchOptions(options: SearchOptions, env: NodeJS.ProcessEnv): SearchOptions {
  const provider = env.SEARCH_PROVIDER ?? options.provider;
  if (!Object.hasOwn(PROVIDERS, provider)) {
    fail(
      `The search provider (search.provider, or SEARCH_PROVIDER) is "${provider}", but it must be ` +
        `"local", "hosted", "remote" or "none"`,
    );
  }
  const schema = PROVIDERS[provider as keyof typeof PROVIDERS];
  const keys = Object.entries(VARIABLES).filter(([key]) => key in schema.describe().keys);
  const overrides = keys.flatMap(([key, name]) => (env[name] ? [[key, env[name]]] : []));
  const own = options.provider === provider ? options : {};
  const merged = { ...own, ...Object.fromEntries(overrides), provider };
  const { error, value } = schema.validate(merged, { convert: false });
  if (!error) return value as SearchOptions;
  const { type, path, message } = error.details[0]!;
  const key = path.join('.');
  const variable = VARIABLES[key] ? ` (environment variable ${VARIABLES[key]})` : '';
  const isMissing = type === 'any.required' || type === 'string.empty';
  return fail(
    isMissing
      ? `search.provider is "${provider}", but search.${key}${variable} is missing`
      : `search.${key || 'provider'}${variable}: ${message}`,
  );
}

import path from 'node:path';
import type { SearchOptions } from '../engine/options';
import { searchOrigins, searchService, type SearchPluginOptions } from './options';
import { withPinyin } from './chinese';

/** By provider, the modules that are loaded on intent; the code of the others is not shipped. */
const MODULES = {
  none: {},
  local: { search: 'dialog', searchWorker: 'worker', searchParts: 'parts-worker' },
  hosted: { search: 'dialog' },
  remote: { search: 'dialog' },
} as const satisfies Record<SearchOptions['provider'], Readonly<Record<string, string>>>;

/** The parts for a site that bundles the scripts of search with its own. */
export interface SearchScripts {
  /** Modules by the name under which they are loaded: `LAZY_MODULES.<name>`. */
  modules: Readonly<Record<string, string>>;
  /** Values of undeclared names in them, beside the values that every script gets. */
  constants: Readonly<Record<string, unknown>>;
  connectHosts: readonly string[];
}

/** @param siteOrigin of the published site. */
export function searchScripts(
  options: SearchOptions & Partial<SearchPluginOptions>,
  siteOrigin: string,
): SearchScripts {
  const { provider, synonyms = [], starts = [], latestVersion = 'current' } = options;
  const fileOf = (name: string) => path.join(__dirname, `../browser/${name}.ts`);
  const modules = Object.entries(MODULES[provider]).map(([name, file]) => [name, fileOf(file)]);
  return {
    modules: Object.fromEntries(modules) as Record<string, string>,
    constants: {
      SITE_SEARCH: provider,
      SEARCH_SYNONYMS: withPinyin(synonyms),
      SEARCH_STARTS: starts,
      SEARCH_INSIGHTS: provider === 'hosted' && options.insights === true,
      SEARCH_SERVICE: searchService(options, { siteOrigin, latestVersion }),
    },
    connectHosts: searchOrigins(options),
  };
}

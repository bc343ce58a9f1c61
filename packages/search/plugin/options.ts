import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { AllContent, DocusaurusConfig, OptionValidationContext } from '@docusaurus/types';
import {
  algoliaOrigins,
  INSIGHTS_HOST,
  type HostedService,
  type RemoteIndex,
  type RemoteService,
  type SearchOptions,
  type SearchStart,
} from '../engine/options';
import type { Synonyms } from '../engine/synonyms';
import type { PageWithSamples, SearchArea } from './write-search-index';

/** It becomes part of the script policy, so it must be a plain origin; http on loopback only. */
const ORIGIN = Joi.string()
  .pattern(/^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/)
  .messages({ 'string.pattern.base': '{{#label}} must be an origin such as https://x.example' });
const NAME = Joi.string()
  .pattern(/^[^,\s]+$/)
  .messages({ 'string.pattern.base': '{{#label}} must have no spaces and commas' });
const APP_ID = Joi.string()
  .pattern(/^[A-Za-z0-9]+$/)
  .messages({ 'string.pattern.base': '{{#label}} must have letters and digits only' });

export const PROVIDERS = {
  none: Joi.object({ provider: Joi.string() }),
  local: Joi.object({ provider: Joi.string() }),
  hosted: Joi.object({
    provider: Joi.string(),
    appId: APP_ID.required(),
    apiKey: NAME.required(),
    indexName: NAME.required(),
    hosts: Joi.array().items(ORIGIN).min(1),
    insights: Joi.boolean(),
    insightsHost: ORIGIN,
  }),
  remote: Joi.object({
    provider: Joi.string(),
    apiUrl: Joi.string()
      .custom((value: string, { error }) => (originOf(value) === false ? error('any.url') : value))
      .messages({ 'any.url': '{{#label}} must be an https address or a path such as /api/search' })
      .required(),
    indexName: NAME,
    searchIndexes: Joi.array()
      .items(NAME, Joi.object({ value: NAME.required(), label: Joi.string().required() }))
      .min(1),
    versioned: Joi.boolean(),
    name: Joi.string(),
  }).or('indexName', 'searchIndexes'),
} as const;

/** The origin of an address, undefined for a path of this host, false for what may not be asked. */
function originOf(address: string): string | undefined | false {
  if (/^\/(?![/\\])/.test(address)) return undefined;
  const origin = URL.canParse(address) && new URL(address).origin;
  return origin && !ORIGIN.validate(origin).error ? origin : false;
}

/** The data from the build for the code of a provider. */
export function searchService(
  options: SearchOptions,
  site: Pick<HostedService, 'siteOrigin' | 'latestVersion'>,
): HostedService | RemoteService | null {
  if (options.provider === 'hosted') {
    const { appId, apiKey, indexName, hosts, insightsHost } = options;
    return { appId, apiKey, indexName, hosts, insightsHost, ...site };
  }
  if (options.provider !== 'remote') return null;
  const { apiUrl, name, versioned = false, indexName, searchIndexes = [] } = options;
  const all = searchIndexes.map((index): RemoteIndex =>
    typeof index === 'string' ? { value: index, label: index } : index,
  );
  const own = indexName ?? all[0]!.value;
  const others = all.filter(({ value }) => value !== own);
  return { apiUrl, name, versioned, indexes: [{ value: own, label: own }, ...others] };
}

/** The origins besides our own that scripts may talk to. */
export function searchOrigins(options: SearchOptions): string[] {
  if (options.provider === 'remote') return [originOf(options.apiUrl) || []].flat();
  if (options.provider !== 'hosted') return [];
  const { appId, hosts = algoliaOrigins(appId), insights, insightsHost = INSIGHTS_HOST } = options;
  return [...hosts, ...(insights ? [insightsHost] : [])];
}

interface Given {
  areas: readonly SearchArea[];
  starts: readonly SearchStart[];
  synonyms: Synonyms;
  /** Name of the version without a prefix, in an index of Algolia. */
  latestVersion: string;
  /** Whether pages load the scripts; otherwise the site loads them, by `searchScripts`. */
  loadsScripts: boolean;
  refusesOthers: boolean;
  /** The pages that are searched, where the site knows them before they are built. */
  pages?: (content: AllContent) => Promise<readonly PageWithSamples[]>;
}

export type SearchPluginOptions = SearchOptions & Given;
/** As written in a configuration: missing options have defaults. */
export type GivenSearchOptions = Partial<Given> & (SearchOptions | { provider?: undefined });

const TEXT = Joi.string().required();
const OPTIONS = {
  areas: Joi.array()
    .items(Joi.object({ label: TEXT, activeMatch: TEXT, hasAnswers: Joi.boolean().default(true) }))
    .default([
      { label: 'Docs', activeMatch: '/docs(/|$)', hasAnswers: true },
      { label: 'Blog', activeMatch: '/blog(/|$)', hasAnswers: false },
    ]),
  starts: Joi.array()
    .items(Joi.object({ title: TEXT, path: TEXT }))
    .default([]),
  synonyms: Joi.array().items(Joi.array().items(Joi.string()).min(2)).default([]),
  latestVersion: Joi.string().default('current'),
  loadsScripts: Joi.boolean().default(true),
  refusesOthers: Joi.boolean().default(true),
  pages: Joi.function(),
};

export function validateOptions({
  validate,
  options: { provider = 'local', ...options },
}: OptionValidationContext<GivenSearchOptions, SearchPluginOptions>): SearchPluginOptions {
  if (!Object.hasOwn(PROVIDERS, provider))
    throw new Error(
      `search: provider "${provider}" is none of ${Object.keys(PROVIDERS).join(', ')}`,
    );
  const given = { provider, ...options } as GivenSearchOptions;
  return validate(PROVIDERS[provider].keys(OPTIONS), given);
}

const SEARCH_BUTTON = /[/\\]theme[/\\]SearchBar(?:[/\\.]|$)/;

/** Whether a plugin is another search: the package that it resolves to has the button of one. */
function isOtherSearch(name: string, siteDir: string, own: string): boolean {
  let file: string;
  try {
    file = createRequire(path.join(siteDir, 'package.json')).resolve(name);
  } catch {
    // A short name, whose package Docusaurus finds; it says so where it does not.
    return false;
  }
  const [folder] = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file) ?? [];
  // The classic theme has the place of a button, and no button.
  if (!folder || folder === own || name === '@docusaurus/theme-classic') return false;
  return fs.readdirSync(folder, { recursive: true }).some((one) => SEARCH_BUTTON.test(`/${one}`));
}

/** Stops where another search would draw its button in the same place. */
export function refuseOtherSearch(
  { themeConfig, plugins = [], themes = [] }: DocusaurusConfig,
  siteDir: string,
  own: string,
): void {
  const listed = [...plugins, ...themes].map((one) => (Array.isArray(one) ? one[0] : one));
  const names = listed.filter((one): one is string => typeof one === 'string');
  const other =
    'algolia' in themeConfig
      ? 'themeConfig.algolia'
      : names.find((name) => isOtherSearch(name, siteDir, own));
  if (other === undefined) return;
  throw new Error(
    `docusaurus.config: ${other} is another search. Remove it, or this one: one button opens one ` +
      'search. If it has no button, give this plugin the option refusesOthers: false.',
  );
}

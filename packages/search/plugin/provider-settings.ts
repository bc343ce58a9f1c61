import { Joi } from '@docusaurus/utils-validation';
import {
  INSIGHTS_HOST,
  algoliaOrigins,
  type HostedService,
  type RemoteIndex,
  type RemoteService,
  type SearchOptions,
} from '../engine/options';

/** Ends up in the script policy, so it must be an origin and nothing else; http on loopback only. */
const ORIGIN = Joi.string()
  .pattern(/^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/)
  .messages({ 'string.pattern.base': '{{#label}} must be an origin such as https://x.example' });
const NAME = Joi.string().pattern(/^[^,\s]+$/);
const NAME_RULE = { 'string.pattern.base': '{{#label}} must have no spaces and commas' };
const INDEX = NAME.messages(NAME_RULE);
const APP_ID = Joi.string()
  .pattern(/^[A-Za-z0-9]+$/)
  .messages({ 'string.pattern.base': '{{#label}} must have letters and digits only' });

/** What may be said of each provider. */
export const PROVIDERS = {
  none: Joi.object({ provider: Joi.string() }),
  local: Joi.object({ provider: Joi.string() }),
  hosted: Joi.object({
    provider: Joi.string(),
    appId: APP_ID.required(),
    apiKey: NAME.messages(NAME_RULE).required(),
    indexName: INDEX.required(),
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
    indexName: INDEX,
    searchIndexes: Joi.array()
      .items(INDEX, Joi.object({ value: INDEX.required(), label: Joi.string().required() }))
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

/** What the code of a provider gets from the build. */
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

/** The origins besides our own that scripts may talk to, and no more. */
export function searchOrigins(options: SearchOptions): string[] {
  if (options.provider === 'remote') return [originOf(options.apiUrl) || []].flat();
  if (options.provider !== 'hosted') return [];
  const { appId, hosts = algoliaOrigins(appId), insights, insightsHost = INSIGHTS_HOST } = options;
  return [...hosts, ...(insights ? [insightsHost] : [])];
}

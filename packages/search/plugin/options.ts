import type { AllContent, DocusaurusConfig, OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { SearchOptions, SearchStart } from '../engine/options';
import type { Synonyms } from '../engine/synonyms';
import { PROVIDERS } from './provider-settings';
import type { PageWithSamples, SearchArea } from './write-search-index';

interface Given {
  areas: readonly SearchArea[];
  starts: readonly SearchStart[];
  synonyms: Synonyms;
  /** Name of the version without a prefix, in an index of Algolia. */
  latestVersion: string;
  /** Whether pages load the scripts; else the site does, with what `searchScripts` gives it. */
  loadsScripts: boolean;
  /** The pages that are searched, where the site knows them before they are built. */
  pages?: (content: AllContent) => Promise<readonly PageWithSamples[]>;
}

export type SearchPluginOptions = SearchOptions & Given;
/** As a configuration says it: what is left out has a default. */
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
  return validate(PROVIDERS[provider].keys(OPTIONS) as never, { provider, ...options } as never);
}

/** Names of the plugins and themes that a configuration lists. */
const namesOf = (list: readonly unknown[] = []): string[] =>
  list.map((one) => (Array.isArray(one) ? one[0] : one)).filter((one) => typeof one === 'string');

/** Stops where another search would draw its button in the same place. */
export function refuseOtherSearch(
  { themeConfig, plugins, themes }: DocusaurusConfig,
  own: string,
): void {
  const where = 'algolia' in themeConfig ? 'themeConfig.algolia' : undefined;
  const named = [...namesOf(plugins), ...namesOf(themes)].find(
    (name) => /search|algolia|docsearch/i.test(name) && name !== own,
  );
  const other = where ?? named;
  if (other === undefined) return;
  throw new Error(
    `docusaurus.config: ${other} is another search. Remove it, or remove ${own}: one button opens one search.`,
  );
}

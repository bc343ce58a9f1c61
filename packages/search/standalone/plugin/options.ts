import type { DocusaurusConfig, OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { SearchStart } from '../../engine/options';
import type { Synonyms } from '../../engine/synonyms';
import type { SearchArea } from '../../plugin/write-search-index';

export interface StandaloneOptions {
  areas: readonly SearchArea[];
  starts: readonly SearchStart[];
  synonyms: Synonyms;
}

const TEXT = Joi.string().required();
const OPTIONS = Joi.object<StandaloneOptions>({
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
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<StandaloneOptions>, StandaloneOptions>): StandaloneOptions {
  return validate(OPTIONS as never, options as never);
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

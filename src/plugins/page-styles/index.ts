import type { OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface PageStylesOptions {
  /** Features that stand on one page each, by the names of their folders. */
  features: readonly string[];
}

const OPTIONS = Joi.object<PageStylesOptions>({
  features: Joi.array()
    .items(Joi.string().regex(/^[a-z-]+$/))
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PageStylesOptions, PageStylesOptions>): PageStylesOptions {
  return validate(OPTIONS, options);
}

/**
 * Docusaurus puts all styles into one file, which every page waits for. Those of features that only
 * one page has become a file of that page. They must not contradict the styles of another feature:
 * which file comes first is not defined.
 */
export default function pageStylesPlugin(_context: unknown, options: PageStylesOptions): Plugin {
  const own = new RegExp(`^(?!.*[\\\\/]features[\\\\/](?:${options.features.join('|')})[\\\\/])`);
  return {
    name: 'page-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return { optimization: { splitChunks: { cacheGroups: { styles: { test: own } } } } } as never;
    },
  };
}

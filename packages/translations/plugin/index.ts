import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { packageMessages, reserveGlobalData } from '@rslib-docs/kit/node/docusaurus-plugin';
import type { ReadMarkdown } from '../core/sections';
import {
  TRANSLATION_STATE_FILE,
  TRANSLATION_STATE_PLUGIN,
  type TranslationGlobal,
  type TranslationState,
} from './contract';

export interface TranslationsOptions {
  /** The language whose pages are compared with the default language; by default the only other. */
  locale?: string;
  /** Reads the Markdown of pages, where the site keeps what it has read before. */
  readMarkdown?: ReadMarkdown;
}

const OPTIONS = Joi.object<TranslationsOptions>({
  locale: Joi.string(),
  readMarkdown: Joi.function(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<TranslationsOptions, TranslationsOptions>): TranslationsOptions {
  return validate(OPTIONS, options);
}

/** The language that is translated; undefined where the site has one only. */
function findLocale(
  { locales, defaultLocale }: LoadContext['i18n'],
  named: string | undefined,
): string | undefined {
  const others = locales.filter((one) => one !== defaultLocale);
  const problem =
    named !== undefined && !locales.includes(named)
      ? `"${named}" is not in i18n.locales`
      : named === undefined && others.length > 1 && 'name one of i18n.locales';
  if (problem)
    throw new Error(
      `docusaurus.config: @rslib-docs/translations: locale: ${problem} (${locales.join(', ')}).`,
    );
  return named ?? others[0];
}

/** Tells readers of a translated page which of its sections are outdated. */
export default async function translationsPlugin(
  { i18n, siteDir }: LoadContext,
  { locale: named, readMarkdown }: TranslationsOptions,
): Promise<Plugin<undefined>> {
  const locale = findLocale(i18n, named);
  const { currentLocale } = i18n;
  // Read by the modules that know where pages are, when they are loaded.
  if (locale !== undefined) Object.assign(globalThis, { TRANSLATED_LOCALE: locale });
  const { LOCK_FILE, TRANSLATIONS } = await import('../core/places');
  const { createStateReader } = await import('./read-state');
  return {
    name: TRANSLATION_STATE_PLUGIN,

    getThemePath: () => path.join(__dirname, '../theme'),
    getDefaultCodeTranslationMessages: () => packageMessages(__dirname, currentLocale),

    // Pages reload by themselves when they change; accepting one changes the lockfile only.
    getPathsToWatch: () => [path.join(siteDir, TRANSLATIONS, LOCK_FILE)],

    contentLoaded: ({ actions }) => reserveGlobalData(actions),

    async allContentLoaded({ allContent, actions }) {
      const pages: Record<string, TranslationState> = {};
      if (currentLocale === locale) {
        const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
          (content) => (content as DocsContent).loadedVersions.flatMap((version) => version.docs),
        );
        const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
          (content) => (content as BlogContent).blogPosts.map(({ metadata }) => metadata),
        );
        const reader = await createStateReader(siteDir, {
          isReview: process.env.NODE_ENV === 'development',
          ...(readMarkdown && { readMarkdown }),
        });
        for (const { permalink, source } of [...docs, ...posts]) {
          const state = await reader.read(source);
          if (state) pages[permalink] = state;
        }
      }
      actions.setGlobalData({ pages } satisfies TranslationGlobal);
      await actions.createData(TRANSLATION_STATE_FILE, JSON.stringify(pages, null, 2));
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { ReadMarkdown } from '../core/sections';

export interface TranslationsOptions {
  /** The language whose pages are compared with those of the default one; else the only other. */
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

/** The texts of a language that this package brings; `zh` for `zh-CN`, none is English. */
function ownMessages(locale: string): Record<string, string> {
  const file = path.join(__dirname, `../messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
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

/** Tells readers of a translated page which of its sections are behind. */
export default async function translationsPlugin(
  context: LoadContext,
  { locale: named, readMarkdown }: TranslationsOptions,
): Promise<Plugin<undefined>> {
  const locale = findLocale(context.i18n, named);
  const { currentLocale } = context.i18n;
  // Read by the modules that know where pages are, when they are loaded.
  if (locale !== undefined) Object.assign(globalThis, { TRANSLATED_LOCALE: locale });
  const { translationStates } = await import('./states');
  return {
    ...translationStates(context.siteDir, currentLocale === locale, readMarkdown),
    getThemePath: () => path.join(__dirname, '../theme'),
    getDefaultCodeTranslationMessages: () => ownMessages(currentLocale),
  };
}

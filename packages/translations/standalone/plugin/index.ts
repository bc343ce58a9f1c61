import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface StandaloneOptions {
  /** The language whose pages are compared with those of the default one. */
  locale: string;
}

const OPTIONS = Joi.object<StandaloneOptions>({ locale: Joi.string().required() });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<StandaloneOptions, StandaloneOptions>): StandaloneOptions {
  return validate(OPTIONS, options);
}

/** The texts of a language that this package brings; `zh` for `zh-CN`, none is English. */
function ownMessages(locale: string): Record<string, string> {
  const file = path.join(__dirname, `messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}

/** Tells readers of a translated page which of its sections are behind. */
export default async function translationsPlugin(
  context: LoadContext,
  { locale }: StandaloneOptions,
): Promise<Plugin<undefined>> {
  const { locales, currentLocale } = context.i18n;
  if (!locales.includes(locale))
    throw new Error(
      `docusaurus.config: @rslib-docs/translations: locale "${locale}" is not in i18n.locales (${locales.join(', ')}).`,
    );
  // Read by the modules that know where pages are, when they are loaded.
  Object.assign(globalThis, { TRANSLATED_LOCALE: locale });
  const { default: noticePlugin } = await import('../../plugin-notice/index');
  return {
    ...noticePlugin(context, { isTranslation: currentLocale === locale }),
    getThemePath: () => path.join(__dirname, 'theme'),
    getDefaultCodeTranslationMessages: () => ownMessages(currentLocale),
  };
}

import type { I18nConfig } from '@docusaurus/types';

/** The languages of the site. The first one lives at the root, the others under their own name. */
export const DEFAULT_LOCALE = 'en';
export const LOCALES = ['en', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

export const LOCALE_CONFIGS = {
  en: { label: 'English', htmlLang: 'en' },
  zh: { label: '简体中文', htmlLang: 'zh-CN' },
} as const satisfies Record<Locale, { label: string; htmlLang: string }>;

/** Texts of the site as a whole that Docusaurus reads from the configuration, not from JSON. */
export const SITE_TEXTS = {
  en: {
    tagline: 'The build tool for JavaScript and TypeScript libraries',
    feedTitle: 'Rslib blog',
    feedDescription: 'Releases and background of Rslib, the build tool for libraries.',
  },
  zh: {
    tagline: '面向 JavaScript 与 TypeScript 库的构建工具',
    feedTitle: 'Rslib 博客',
    feedDescription: '库构建工具 Rslib 的版本发布与设计背景。',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export function asLocale(value: string | undefined): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}

/** Base path of a language: the first language lives at the root. */
export function baseOfLocale(locale: Locale, baseUrl: string): string {
  return locale === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${locale}/`;
}

/** With bases: Docusaurus leaves the language out of addresses where it builds one alone. */
export const localeConfigsAt = (baseUrl: string): I18nConfig['localeConfigs'] =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { ...LOCALE_CONFIGS[locale], baseUrl: baseOfLocale(locale, baseUrl) },
    ]),
  );

/** The site's facts for the rules of content; `i18nFolder` is below the site's folder. */
export function contentSite(siteDir: string, origin: string, i18nFolder: string) {
  const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const translations = translated.map((locale) => `${i18nFolder}/${locale}`);
  return { siteDir, origin, locales: LOCALES, translations };
}

/** The feed of the blog in a language (specification §3). */
export const blogFeed = (locale: Locale, localeBase: string) => ({
  language: LOCALE_CONFIGS[locale].htmlLang,
  url: `${localeBase}blog/rss.xml`,
  mime: 'application/rss+xml',
});

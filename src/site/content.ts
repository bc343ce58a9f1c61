import { DEFAULT_LOCALE, LOCALES, LOCALE_CONFIGS, type Locale } from './locales';

/** What the rules of content must know of the site; `i18nFolder` is below the site's folder. */
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

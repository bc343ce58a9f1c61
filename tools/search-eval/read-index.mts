import { existsSync, readFileSync } from 'node:fs';
import { readSearchDocuments, searchIndexFile } from '../../src/lib/search/document';
import { readSiteEnvironment } from '../../src/site/environment';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';

/** Takes the base path and the language from an address of the build. */
export function plainAddress(locale: Locale): (routePath: string) => string {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const localeBase = readSiteEnvironment(process.env).baseUrl + folder;
  return (routePath) => `/${routePath.slice(localeBase.length)}`;
}

/**
 * The index that the build wrote, with addresses without base and language.
 * @throws Error where there is no build.
 */
export function readIndex(locale: Locale) {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const file = new URL(`../../build/${folder}${searchIndexFile(locale, '')}`, import.meta.url);
  if (!existsSync(file)) throw new Error('There is no index in build/. Run npm run build first.');
  const plain = plainAddress(locale);
  return readSearchDocuments(JSON.parse(readFileSync(file, 'utf8'))).map((document) => ({
    ...document,
    routePath: plain(document.routePath),
  }));
}

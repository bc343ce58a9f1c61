import { existsSync, readFileSync } from 'node:fs';
import { readSearchDocuments, searchIndexFile } from '@rslib-docs/search/engine/document';
import {
  readVariants,
  variantsFile,
  type HanVariants,
} from '@rslib-docs/search/engine/han-variants';
import { codeFile, readPageCode, withCode } from '@rslib-docs/search/engine/page-code';
import { readSiteEnvironment } from '../../src/site/environment';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';

/** Takes the base path and the language from an address of the build. */
export function plainAddress(locale: Locale): (routePath: string) => string {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const localeBase = readSiteEnvironment(process.env).baseUrl + folder;
  return (routePath) => `/${routePath.slice(localeBase.length)}`;
}

/**
 * The index that the build wrote, with addresses without base and language; with the code that
 * comes later unless only prose is wanted.
 * @throws Error where there is no build.
 */
export function readIndex(locale: Locale, isProseOnly = false) {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const read = (name: string): unknown => {
    const file = new URL(`../../build/${folder}${name}`, import.meta.url);
    if (!existsSync(file)) throw new Error('There is no index in build/. Run npm run build first.');
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const name = searchIndexFile(locale, '');
  const prose = readSearchDocuments(read(name));
  const documents = isProseOnly ? prose : withCode(prose, readPageCode(read(codeFile(name))));
  const plain = plainAddress(locale);
  return documents.map((document) => ({
    ...document,
    routePath: plain(document.routePath),
  }));
}

/** What of Chinese may be typed otherwise, as the build wrote it. */
export function readBuiltVariants(locale: Locale): HanVariants {
  const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
  const file = new URL(`../../build/${folder}${variantsFile(locale)}`, import.meta.url);
  return readVariants(JSON.parse(readFileSync(file, 'utf8')));
}

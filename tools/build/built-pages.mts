import fs from 'node:fs';
import path from 'node:path';
import {
  PAGE_DATA_PLUGIN,
  PAGE_INDEX_FILE,
  type PageData,
  type PageIndexEntry,
} from '../../src/plugins/page-data/contract';
import { isIn } from '../../src/plugins/page-data/states';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';

/** Starts Docusaurus in the folder of a project, with what loads its modules in TypeScript. */
export const DOCUSAURUS = [
  '--import',
  path.join(import.meta.dirname, 'load-typescript.mjs'),
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
];

/** The files that Docusaurus generates for a language, apart from others and `npm start`. */
export const generatedFolder = (locale: Locale): string => `.docusaurus/${locale}`;

/** The pages with a source that the last run for a language knew; none where it failed early. */
export function knownPages(root: string, locale: Locale): PageData[] {
  try {
    const file = path.join(root, generatedFolder(locale), PAGE_DATA_PLUGIN, 'default/pages.json');
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PageData[];
  } catch {
    return [];
  }
}

export interface BuiltPages {
  /** The public fields of the index of pages. */
  listed: PageIndexEntry[];
  /** Those and the ones that only answer at their addresses. */
  all: PageIndexEntry[];
}

/** The pages of a language that have just been built below `outDir`. */
export function readBuiltPages(root: string, outDir: string, locale: Locale): BuiltPages {
  const file = path.join(outDir, locale === DEFAULT_LOCALE ? '' : locale, PAGE_INDEX_FILE);
  const listed = JSON.parse(fs.readFileSync(file, 'utf8')) as PageIndexEntry[];
  const hidden = knownPages(root, locale).filter(({ state }) => !isIn('pageIndex', state));
  return { listed, all: [...listed, ...hidden] };
}

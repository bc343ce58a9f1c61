import { createHash } from 'node:crypto';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { searchIndexFile, toSearchDocuments, type SearchDocument } from '../../lib/search/document';
import { UNDIVIDED_BYTES, headFile } from '../../lib/search/parts/contract';
import { divideIndex } from '../../lib/search/parts/divide';
import { readTextFile } from '../../lib/text-files/read-text-file';
import type { PageData } from './contract';

/** Hexadecimal digits of an index's name. */
const HASH_LENGTH = 10;

/** An area of the site, as the top navigation names it. */
export interface SearchArea {
  label: string;
  /** Regular expression on the address. */
  activeMatch: string;
}

/** The areas in the language of the site that is being built. */
export async function translateAreas(
  areas: readonly SearchArea[],
  localizationDir: string,
): Promise<SearchArea[]> {
  const file = path.join(localizationDir, 'docusaurus-theme-classic', 'navbar.json');
  const text = await readTextFile(file).catch(() => '{}');
  const messages = JSON.parse(text) as Record<string, { message: string } | undefined>;
  return areas.map((area) => ({
    ...area,
    label: messages[`item.label.${area.label}`]?.message ?? area.label,
  }));
}

export interface WrittenIndex {
  /** By path below the base path of the language. */
  files: Map<string, string>;
  isParted: boolean;
}

/**
 * The static indexes of search: for each version a file, an array of its pages. Where one of them
 * is too large to be loaded before the first answer, all are there in parts too.
 */
export function writeSearchIndex(
  pages: readonly PageData[],
  lang: string,
  areas: readonly SearchArea[],
): WrittenIndex {
  const areaOf = (routePath: string) =>
    areas.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath))?.label ?? '';
  const versions = [...new Set(['', ...pages.map(({ version }) => version)])];
  const indexes = versions.map((version) => {
    const own = pages.filter((page) => page.version === version);
    return { name: searchIndexFile(lang, version), documents: toSearchDocuments(own, areaOf) };
  });
  return writeIndexes(indexes);
}

/** An index with the name of its undivided file. */
interface NamedIndex {
  name: string;
  documents: readonly SearchDocument[];
}

/** `undividedBytes` is the most, as it travels, that is not divided. */
export function writeIndexes(
  indexes: readonly NamedIndex[],
  undividedBytes = UNDIVIDED_BYTES,
): WrittenIndex {
  const files = new Map<string, string>();
  for (const { name, documents } of indexes) files.set(name, JSON.stringify(documents));
  const isParted = [...files.values()].some((text) => gzipSync(text).length > undividedBytes);
  if (!isParted) return { files, isParted };
  for (const { name, documents } of indexes) {
    const hash = createHash('sha256').update(files.get(name)!).digest('hex').slice(0, HASH_LENGTH);
    const divided = divideIndex(documents, hash);
    files.set(headFile(name), JSON.stringify(divided.head));
    for (const [file, text] of divided.files) files.set(file, text);
  }
  return { files, isParted };
}

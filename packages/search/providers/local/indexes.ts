import { searchIndexFile, readSearchDocuments } from '../../engine/document';
import { GrowingIndex } from '../../engine/growing-index';
import {
  hasHan,
  readVariants,
  replaceVariants,
  variantsFile,
  type HanVariants,
} from '../../engine/han-variants';
import { codeFile, readPageCode, type PageCode } from '../../engine/page-code';
import { headFile, readHead, type PartsHead } from '../../engine/parts/contract';
import type { LoadPart } from '../../engine/parts/parts-index';
import { SHORTLISTED, type SearchIndex } from '../../engine/search-index';
import type { Synonyms } from '../../engine/synonyms';
import { pathInLanguage } from './index-address';

/** Opens an index in parts; only the worker of a site that has one can. */
export type OpenParts = (head: PartsHead, load: LoadPart) => SearchIndex;

/** What the pages of all languages are searched with. */
export interface Means {
  synonyms: Synonyms;
  openParts?: OpenParts;
}

const FAILURE = 'Failed to fetch search index, please reload the page and try again.';
const CODE_FAILURE =
  'Failed to fetch code samples and news: they are not searched until search is opened again.';
const VARIANTS_FAILURE =
  'Failed to fetch the variants of Chinese characters: they are not replaced.';
/** What does not come counts as something that cannot be had, so that it is asked for again. */
const TIMEOUT_MS = 20_000;

/** States of an index: not here (initial), a promise (initing), a settled one (inited). */
const indexes = new Map<string, Promise<SearchIndex>>();
const codes = new Map<string, Promise<PageCode[]>>();
const failedCodes = new Set<string>();
/** Indexes whose failure has been logged: it is tried again for each query, and said once. */
const failedIndexes = new Set<string>();

/** What the page loads while this code is being loaded; believed once, then asked for again. */
let fromPage: Promise<string> | undefined;

/** Lets the page hand over the file by which the worker is called. */
export function expectFromPage(): (text: string) => void {
  let hand: (text: string) => void = () => undefined;
  fromPage = new Promise((resolve) => (hand = resolve));
  return (text) => hand(text);
}

async function fetchJson(lang: string, file: string): Promise<unknown> {
  const address = location.origin + pathInLanguage(lang, file);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (fromPage && address === self.name) {
    const tooLate = new Promise<string>((resolve) => (signal.onabort = () => resolve('')));
    const text = await Promise.race([fromPage, tooLate]);
    fromPage = undefined;
    if (!text) throw new Error(`${file} did not come`);
    return JSON.parse(text);
  }
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** The code of a language and version: fetched once; what failed stays so until `wantCode`. */
function fetchCode(lang: string, version: string): Promise<PageCode[]> {
  const file = codeFile(searchIndexFile(lang, version));
  const known = codes.get(file);
  if (known) return known;
  const code = fetchJson(lang, file).then(readPageCode);
  codes.set(file, code);
  code.catch((error: unknown) => {
    failedCodes.add(file);
    // No error: search goes on, as it does where there is no network.
    console.warn(CODE_FAILURE, error);
  });
  return code;
}

async function fetchIndex(lang: string, version: string, means: Means): Promise<SearchIndex> {
  const { synonyms, openParts } = means;
  const file = searchIndexFile(lang, version);
  // The other language may be small enough to have no parts.
  const head = openParts && (await fetchJson(lang, headFile(file)).catch(() => undefined));
  if (openParts && head) return openParts(readHead(head), (part) => fetchJson(lang, part));
  const documents = readSearchDocuments(await fetchJson(lang, file));
  return new GrowingIndex(documents, synonyms, () => fetchCode(lang, version));
}

/** The index of a language and version: fetched once, and again after a failure. */
export function indexOf(lang: string, version: string, means: Means): Promise<SearchIndex> {
  const key = `${lang} ${version}`;
  const known = indexes.get(key);
  if (known) return known;
  const index = fetchIndex(lang, version, means);
  indexes.set(key, index);
  index.then(
    () => failedIndexes.delete(key),
    (error: unknown) => {
      indexes.delete(key);
      if (!failedIndexes.has(key)) console.error(FAILURE, error);
      failedIndexes.add(key);
    },
  );
  return index;
}

const variants = new Map<string, Promise<HanVariants>>();

/** A query in the characters of a language's pages; as it is where these cannot be had. */
export async function inCharactersOf(lang: string, query: string): Promise<string> {
  if (!hasHan(query)) return query;
  const file = variantsFile(lang);
  const known = variants.get(file) ?? fetchJson(lang, file).then(readVariants);
  variants.set(file, known);
  try {
    return replaceVariants(query, await known);
  } catch (error) {
    variants.delete(file);
    console.warn(VARIANTS_FAILURE, error);
    return query;
  }
}

/** Has the code come while the index does; parts have theirs in them. */
export function fetchCodeAhead(lang: string, version: string, { openParts }: Means): void {
  if (!openParts) void fetchCode(lang, version);
}

export function forgetIndex(lang: string, version: string): void {
  indexes.delete(`${lang} ${version}`);
}

/** Somebody is about to search, for so many pages: code that could not be had is tried again. */
export async function wantCode(
  lang: string,
  version: string,
  limit: number,
  means: Means,
): Promise<void> {
  for (const file of failedCodes) codes.delete(file);
  failedCodes.clear();
  // The first answers come from prose, which has the line to itself; the search page wants all.
  if (limit > SHORTLISTED) fetchCodeAhead(lang, version, means);
  await (await indexOf(lang, version, means)).addCode();
}

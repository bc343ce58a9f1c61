import { toGroups } from '../engine/hits';
import { readSearchDocuments, searchIndexFile } from '../engine/document';
import { GrowingIndex } from '../engine/growing-index';
import { hasHan, readVariants, replaceVariants, variantsFile } from '../engine/han-variants';
import { codeFile, readPageCode, type PageCode } from '../engine/page-code';
import { headFile, readHead, type PartsHead } from '../engine/parts/contract';
import type { LoadPart } from '../engine/parts/parts-index';
import { SHORTLISTED, type Found, type SearchIndex } from '../engine/engine';
import type { Synonyms } from '../engine/synonyms';
import { pathInLanguage } from '../dialog/search-dom';
import { LOCAL_RESULTS, ROWS_OF_AREA } from '../engine/limits';
import type { SearchAnswer, SearchGroup, SearchRequest } from './contract';

/** Written in by the build. */
declare const SITE_LOCALES: readonly string[];

/** Opens an index in parts; only the worker of a site that has one can. */
type OpenParts = (head: PartsHead, load: LoadPart) => SearchIndex;

/** The search settings of all languages; set once, when the worker starts. */
let synonyms: Synonyms = [];
let openParts: OpenParts | undefined;

const FAILURE = 'Failed to fetch search index, please reload the page and try again.';
const CODE_FAILURE =
  'Failed to fetch code samples and news: they are not searched until search is opened again.';
const VARIANTS_FAILURE =
  'Failed to fetch the variants of Chinese characters: they are not replaced.';
/** A missing answer counts as a failure, so that it is requested again. */
const TIMEOUT_MS = 20_000;

/** The file that the page loads while this code is being loaded; used once, then fetched again. */
let fromPage: Promise<string> | undefined;

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

/** What was fetched, by its name: it is not fetched twice. */
const fetched = new Map<string, Promise<unknown>>();
/** Failures that have been told: each query tries again, but they are told once. */
const told = new Set<string>();

function fetchOnce<T>(name: string, load: () => Promise<T>, failure: string): Promise<T> {
  const known = fetched.get(name);
  if (known) return known as Promise<T>;
  const loading = load();
  fetched.set(name, loading);
  loading.then(
    () => told.delete(name),
    (error: unknown) => {
      // Without code, search goes on: what failed stays so until somebody is about to search.
      if (failure !== CODE_FAILURE) fetched.delete(name);
      // Only a missing index is an error.
      if (!told.has(name)) console[failure === FAILURE ? 'error' : 'warn'](failure, error);
      told.add(name);
    },
  );
  return loading;
}

const codeOf = (lang: string, version: string) => codeFile(searchIndexFile(lang, version));

function fetchCode(lang: string, version: string): Promise<PageCode[]> {
  const file = codeOf(lang, version);
  return fetchOnce(file, () => fetchJson(lang, file).then(readPageCode), CODE_FAILURE);
}

async function fetchIndex(lang: string, version: string): Promise<SearchIndex> {
  const file = searchIndexFile(lang, version);
  // The other language may be small enough to have no parts.
  const head = openParts && (await fetchJson(lang, headFile(file)).catch(() => undefined));
  if (openParts && head) return openParts(readHead(head), (part) => fetchJson(lang, part));
  const documents = readSearchDocuments(await fetchJson(lang, file));
  return new GrowingIndex(documents, synonyms, () => fetchCode(lang, version));
}

/** The index of a language and version. */
const indexOf = (lang: string, version: string): Promise<SearchIndex> =>
  fetchOnce(searchIndexFile(lang, version), () => fetchIndex(lang, version), FAILURE);

/** A query in the characters of a language's pages; as it is where these cannot be had. */
async function inCharactersOf(lang: string, query: string): Promise<string> {
  if (!hasHan(query)) return query;
  const file = variantsFile(lang);
  const load = () => fetchJson(lang, file).then(readVariants);
  const variants = await fetchOnce(file, load, VARIANTS_FAILURE).catch(() => undefined);
  return variants ? replaceVariants(query, variants) : query;
}

/** Has the code come while the index does; parts have theirs in them. */
function fetchCodeAhead(lang: string, version: string): void {
  if (!openParts) void fetchCode(lang, version);
}

/** Somebody is about to search, for so many pages: code that could not be had is tried again. */
async function loadCodeIndex(lang: string, version: string, limit: number): Promise<void> {
  if (told.delete(codeOf(lang, version))) fetched.delete(codeOf(lang, version));
  // The first answers come from prose, which has the line to itself; the search page wants all.
  if (limit > SHORTLISTED) fetchCodeAhead(lang, version);
  await (await indexOf(lang, version)).addCode();
}

/**
 * Messages to the worker: a language and version to load, with a limit when a search for so many
 * is expected; or a request with the number of its answer.
 */
export interface WorkerQuestion extends Partial<SearchRequest> {
  id?: number;
  /** Or the text of the file by which the worker is called; empty where it did not come. */
  index?: string;
}

export interface WorkerAnswer extends SearchAnswer {
  id: number;
  failed: boolean;
  /** Whether another answer to the same question follows. */
  isProvisional?: boolean;
}

type Answer = Omit<WorkerAnswer, 'id' | 'failed'>;

/** A request, and whether only what all there is answers will do. */
type Question = SearchRequest & { isFinal?: boolean };

/** The pages of one language. Missing files belong to an earlier build: they are fetched again. */
async function searchIn(request: Question, lang: string): Promise<Found> {
  const { query, version } = request;
  const index = await indexOf(lang, version);
  try {
    return await index.search(query, request);
  } catch {
    fetched.delete(searchIndexFile(lang, version));
    return (await indexOf(lang, version)).search(query, request);
  }
}

const hasFullMatch = ({ pages }: Found) => pages.some(({ matchesAllTerms }) => matchesAllTerms);

interface FoundFor extends Found {
  /** The answer of its pages. */
  query: string;
}

/** Searches again in other Chinese characters if the typed ones find nothing good. */
async function findIn(request: Question, lang: string): Promise<FoundFor> {
  const { query } = request;
  const found = { ...(await searchIn(request, lang)), query };
  if (hasFullMatch(found)) return found;
  const other = await inCharactersOf(lang, query);
  if (other === query) return found;
  const again = await searchIn({ ...request, query: other }, lang);
  return again.pages.length > 0 ? { ...again, query: other } : found;
}

const groupsOf = (
  { pages, corrected, query }: FoundFor,
  { limit, page }: Question,
): SearchGroup[] =>
  toGroups(pages, corrected ?? query, limit > LOCAL_RESULTS ? Infinity : ROWS_OF_AREA, page);

/** The reader's language first; where it has nothing good the others follow, labelled. */
async function answer(request: Question): Promise<Answer> {
  const { lang, version } = request;
  const own = await findIn(request, lang);
  const groups = groupsOf(own, request);
  const { corrected } = own;
  let { isPartial, isProvisional } = own;
  if (hasFullMatch(own)) return { groups, isPartial, isProvisional, corrected };
  const isLoose = groups.length > 0;
  for (const other of SITE_LOCALES) {
    if (other === lang) continue;
    fetchCodeAhead(other, version);
    const found = await findIn(request, other).catch(() => undefined);
    if (!found) continue;
    const pages = found.pages.filter(({ matchesAllTerms }) => matchesAllTerms);
    groups.push(
      ...groupsOf({ ...found, pages }, request).map((group) => ({ ...group, lang: other })),
    );
    isPartial ||= found.isPartial;
    isProvisional ||= found.isProvisional;
  }
  // "No results" is true only where everything was searched.
  if (own.isPartial && groups.length === 0) throw new Error('Code samples were not searched.');
  return { groups, isPartial, isProvisional, corrected, isLoose };
}

/**
 * Listens to the page.
 * @param openSiteParts Where the index of the site is in parts.
 */
export function startWorker(siteSynonyms: Synonyms, openSiteParts?: OpenParts): void {
  synonyms = siteSynonyms;
  openParts = openSiteParts;
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<WorkerQuestion>) => void;
    postMessage(answer: WorkerAnswer): void;
  };
  let resolveFromPage: (text: string) => void;
  fromPage = new Promise((resolve) => (resolveFromPage = resolve));
  scope.onmessage = ({ data }) => {
    const { id, query = '', version = '', limit, index, isExact, page } = data;
    let { lang = '' } = data;
    if (index !== undefined) {
      resolveFromPage(index);
      return;
    }
    if (!SITE_LOCALES.includes(lang)) lang = SITE_LOCALES[0]!;
    if (id === undefined) {
      const ready =
        limit === undefined ? indexOf(lang, version) : loadCodeIndex(lang, version, limit);
      ready.catch(() => undefined);
      return;
    }
    const request = { query, lang, version, limit: limit ?? LOCAL_RESULTS, isExact, page };
    const reply = async (question: Question): Promise<void> => {
      try {
        const found = await answer(question);
        scope.postMessage({ id, ...found, failed: false });
        if (found.isProvisional) await reply({ ...question, isFinal: true });
      } catch {
        scope.postMessage({ id, groups: [], failed: true });
      }
    };
    void reply(request);
  };
}

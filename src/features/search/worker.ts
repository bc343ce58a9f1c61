import type { SearchGroup, SearchRequest } from '../../lib/search/contract';
import { readSearchDocuments, searchIndexFile } from '../../lib/search/document';
import { EarlyEngine } from '../../lib/search/early-engine';
import type { RankedPage } from '../../lib/search/engine';
import { toGroups } from '../../lib/search/hits';
import { LOCAL_RESULTS } from '../../lib/search/limits';
import { headFile, readHead } from '../../lib/search/parts/contract';
import { PartsEngine } from '../../lib/search/parts/parts-engine';
import type { Synonyms } from '../../lib/search/synonyms';
import { pathInLanguage } from './index-address';

/** Written in by the build. */
declare const SITE_LOCALES: readonly string[];

/** To the worker: a language and version to get ready, or a request with the number to answer by. */
export interface WorkerQuestion extends Partial<SearchRequest> {
  id?: number;
  /** Or the text of the file by which the worker is called; empty where it did not come. */
  index?: string;
}

export interface WorkerAnswer {
  id: number;
  groups: SearchGroup[];
  failed: boolean;
}

type IndexState = 'initial' | 'initing' | 'inited';

/** What both engines are to their caller. */
interface Engine {
  search(query: string, limit: number): Promise<RankedPage[]>;
}

interface Index {
  state: IndexState;
  engine: Promise<Engine>;
}

/** How the head of an index in parts is called. */
const HEAD_ENDING = headFile('.json');
const FAILURE = 'Failed to fetch search index, please reload the page and try again.';

const indexes = new Map<string, Index>();

/** What the page loads while this code is being loaded; believed once, then asked for again. */
let fromPage: Promise<string> | undefined;
let hand: (index: string) => void = () => undefined;

async function fetchJson(lang: string, file: string): Promise<unknown> {
  const address = location.origin + pathInLanguage(lang, file);
  if (fromPage && address === self.name) {
    const text = await fromPage;
    fromPage = undefined;
    if (!text) throw new Error(`${file} did not come`);
    return JSON.parse(text);
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Whether the site has its indexes in parts: then the worker is called by the head of one. */
const isInParts = () => self.name.endsWith(HEAD_ENDING);

async function fetchEngine(lang: string, version: string, synonyms: Synonyms): Promise<Engine> {
  const file = searchIndexFile(lang, version);
  // The other language may be small enough to have no parts.
  const head = isInParts() && (await fetchJson(lang, headFile(file)).catch(() => undefined));
  if (head) return new PartsEngine(readHead(head), (part) => fetchJson(lang, part), synonyms);
  return new EarlyEngine(readSearchDocuments(await fetchJson(lang, file)), synonyms);
}

/** The engine of a language and version: fetched once, and again after a failure. */
function engineOf(lang: string, version: string, synonyms: Synonyms): Promise<Engine> {
  const key = `${lang} ${version}`;
  const known = indexes.get(key);
  if (known && known.state !== 'initial') return known.engine;
  const index: Index = { state: 'initing', engine: fetchEngine(lang, version, synonyms) };
  indexes.set(key, index);
  index.engine.then(
    () => (index.state = 'inited'),
    (error: unknown) => {
      index.state = 'initial';
      console.error(FAILURE, error);
    },
  );
  return index.engine;
}

/** The pages of one language. Parts that are gone belong to an earlier build: its head is stale. */
async function searchIn(
  { query, version, limit }: SearchRequest,
  lang: string,
  synonyms: Synonyms,
): Promise<RankedPage[]> {
  const engine = await engineOf(lang, version, synonyms);
  try {
    return await engine.search(query, limit);
  } catch (error) {
    if (!(engine instanceof PartsEngine)) throw error;
    indexes.delete(`${lang} ${version}`);
    return (await engineOf(lang, version, synonyms)).search(query, limit);
  }
}

/** The reader's language first; where it has nothing good the others follow, labelled. */
async function answer(request: SearchRequest, synonyms: Synonyms): Promise<SearchGroup[]> {
  const { query, lang } = request;
  const own = await searchIn(request, lang, synonyms);
  const groups = toGroups(own, query);
  if (own.some(({ isGood }) => isGood)) return groups;
  for (const other of SITE_LOCALES) {
    if (other === lang) continue;
    const found = await searchIn(request, other, synonyms).catch(() => []);
    const pages = found.filter(({ isGood }) => isGood);
    groups.push(...toGroups(pages, query).map((group) => ({ ...group, lang: other })));
  }
  return groups;
}

/** Listens to the page. */
export function startWorker(synonyms: Synonyms): void {
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<WorkerQuestion>) => void;
    postMessage(answer: WorkerAnswer): void;
  };
  fromPage = new Promise((resolve) => (hand = resolve));
  scope.onmessage = ({ data: { id, query = '', lang = '', version = '', limit, index } }) => {
    if (index !== undefined) {
      hand(index);
      return;
    }
    if (!SITE_LOCALES.includes(lang)) lang = SITE_LOCALES[0]!;
    if (id === undefined) {
      void engineOf(lang, version, synonyms).catch(() => undefined);
      return;
    }
    const request = { query, lang, version, limit: limit ?? LOCAL_RESULTS };
    answer(request, synonyms).then(
      (groups) => scope.postMessage({ id, groups, failed: false }),
      () => scope.postMessage({ id, groups: [], failed: true }),
    );
  };
}

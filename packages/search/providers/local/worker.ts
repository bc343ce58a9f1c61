import type { SearchAnswer, SearchGroup, SearchRequest } from '../contract';
import type { Found } from '../../engine/growing-engine';
import { toGroups } from '../../engine/hits';
import { LOCAL_RESULTS } from '../../engine/limits';
import { PartsEngine } from '../../engine/parts/parts-engine';
import type { Synonyms } from '../../engine/synonyms';
import {
  engineOf,
  expectFromPage,
  fetchCodeAhead,
  forgetEngine,
  wantCode,
  type Engine,
} from './indexes';

/** Written in by the build. */
declare const SITE_LOCALES: readonly string[];

/**
 * To the worker: a language and version to get ready, with a limit when somebody is about to ask
 * for so many; or a request with the number to answer by.
 */
export interface WorkerQuestion extends Partial<SearchRequest> {
  id?: number;
  /** Or the text of the file by which the worker is called; empty where it did not come. */
  index?: string;
}

export interface WorkerAnswer extends SearchAnswer {
  id: number;
  failed: boolean;
}

async function ask(engine: Engine, { query, limit }: SearchRequest): Promise<Found> {
  if (!(engine instanceof PartsEngine)) return engine.search(query, limit);
  return { pages: await engine.search(query, limit), isPartial: false };
}

/** The pages of one language. Parts that are gone belong to an earlier build: its head is stale. */
async function searchIn(request: SearchRequest, lang: string, synonyms: Synonyms): Promise<Found> {
  const { version } = request;
  const engine = await engineOf(lang, version, synonyms);
  try {
    return await ask(engine, request);
  } catch (error) {
    if (!(engine instanceof PartsEngine)) throw error;
    forgetEngine(lang, version);
    return ask(await engineOf(lang, version, synonyms), request);
  }
}

/** The reader's language first; where it has nothing good the others follow, labelled. */
async function answer(request: SearchRequest, synonyms: Synonyms): Promise<SearchAnswer> {
  const { query, lang } = request;
  const own = await searchIn(request, lang, synonyms);
  const groups: SearchGroup[] = toGroups(own.pages, query);
  let { isPartial } = own;
  if (own.pages.some(({ matchesAllTerms }) => matchesAllTerms)) return { groups, isPartial };
  for (const other of SITE_LOCALES) {
    if (other === lang) continue;
    fetchCodeAhead(other, request.version);
    const found = await searchIn(request, other, synonyms).catch(() => undefined);
    const pages = found?.pages.filter(({ matchesAllTerms }) => matchesAllTerms) ?? [];
    groups.push(...toGroups(pages, query).map((group) => ({ ...group, lang: other })));
    isPartial ||= found?.isPartial ?? false;
  }
  // That nothing is there can be said only by who has looked everywhere.
  if (own.isPartial && groups.length === 0) throw new Error('Code samples were not searched.');
  return { groups, isPartial };
}

/** Listens to the page. */
export function startWorker(synonyms: Synonyms): void {
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<WorkerQuestion>) => void;
    postMessage(answer: WorkerAnswer): void;
  };
  const hand = expectFromPage();
  scope.onmessage = ({ data: { id, query = '', lang = '', version = '', limit, index } }) => {
    if (index !== undefined) {
      hand(index);
      return;
    }
    if (!SITE_LOCALES.includes(lang)) lang = SITE_LOCALES[0]!;
    if (id === undefined) {
      const ready =
        limit === undefined
          ? engineOf(lang, version, synonyms)
          : wantCode(lang, version, limit, synonyms);
      ready.catch(() => undefined);
      return;
    }
    const request = { query, lang, version, limit: limit ?? LOCAL_RESULTS };
    answer(request, synonyms).then(
      (found) => scope.postMessage({ id, ...found, failed: false }),
      () => scope.postMessage({ id, groups: [], failed: true }),
    );
  };
}

import type { SearchAnswer, SearchGroup, SearchRequest } from '../contract';
import { toGroups } from '../../engine/hits';
import { LOCAL_RESULTS } from '../../engine/limits';
import type { Found } from '../../engine/search-index';
import type { Synonyms } from '../../engine/synonyms';
import {
  expectFromPage,
  fetchCodeAhead,
  forgetIndex,
  inCharactersOf,
  indexOf,
  wantCode,
  type Means,
  type OpenParts,
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
  /** Whether another answer to the same question follows. */
  isProvisional?: boolean;
}

type Answer = Omit<WorkerAnswer, 'id' | 'failed'>;

/** A request, and whether only what all there is answers will do. */
type Question = SearchRequest & { isFinal?: boolean };

/** The pages of one language. Files that are gone belong to an earlier build: they are fetched anew. */
async function searchIn(request: Question, lang: string, means: Means): Promise<Found> {
  const { query, version } = request;
  const index = await indexOf(lang, version, means);
  try {
    return await index.search(query, request);
  } catch {
    forgetIndex(lang, version);
    return (await indexOf(lang, version, means)).search(query, request);
  }
}

const isGood = ({ pages }: Found) => pages.some(({ matchesAllTerms }) => matchesAllTerms);

interface FoundFor extends Found {
  /** What its pages answer. */
  query: string;
}

/** Asks again in other Chinese characters where those that were typed find nothing good. */
async function findIn(request: Question, lang: string, means: Means): Promise<FoundFor> {
  const { query } = request;
  const found = { ...(await searchIn(request, lang, means)), query };
  if (isGood(found)) return found;
  const other = await inCharactersOf(lang, query);
  if (other === query) return found;
  const again = await searchIn({ ...request, query: other }, lang, means);
  return again.pages.length > 0 ? { ...again, query: other } : found;
}

const groupsOf = ({ pages, corrected, query }: FoundFor): SearchGroup[] =>
  toGroups(pages, corrected ?? query);

/** The reader's language first; where it has nothing good the others follow, labelled. */
async function answer(request: Question, means: Means): Promise<Answer> {
  const { lang, version } = request;
  const own = await findIn(request, lang, means);
  const groups = groupsOf(own);
  const { corrected } = own;
  let { isPartial, isProvisional } = own;
  if (isGood(own)) return { groups, isPartial, isProvisional, corrected };
  const isLoose = groups.length > 0;
  for (const other of SITE_LOCALES) {
    if (other === lang) continue;
    fetchCodeAhead(other, version, means);
    const found = await findIn(request, other, means).catch(() => undefined);
    if (!found) continue;
    const pages = found.pages.filter(({ matchesAllTerms }) => matchesAllTerms);
    groups.push(...groupsOf({ ...found, pages }).map((group) => ({ ...group, lang: other })));
    isPartial ||= found.isPartial;
    isProvisional ||= found.isProvisional;
  }
  // That nothing is there can be said only by who has looked everywhere.
  if (own.isPartial && groups.length === 0) throw new Error('Code samples were not searched.');
  return { groups, isPartial, isProvisional, corrected, isLoose };
}

/**
 * Listens to the page.
 * @param openParts Where the index of the site is in parts.
 */
export function startWorker(synonyms: Synonyms, openParts?: OpenParts): void {
  const means = { synonyms, openParts };
  const scope = self as unknown as {
    onmessage: (event: MessageEvent<WorkerQuestion>) => void;
    postMessage(answer: WorkerAnswer): void;
  };
  const hand = expectFromPage();
  scope.onmessage = ({ data }) => {
    const { id, query = '', version = '', limit, index, isExact } = data;
    let { lang = '' } = data;
    if (index !== undefined) {
      hand(index);
      return;
    }
    if (!SITE_LOCALES.includes(lang)) lang = SITE_LOCALES[0]!;
    if (id === undefined) {
      const ready =
        limit === undefined ? indexOf(lang, version, means) : wantCode(lang, version, limit, means);
      ready.catch(() => undefined);
      return;
    }
    const request = { query, lang, version, limit: limit ?? LOCAL_RESULTS, isExact };
    const reply = async (question: Question): Promise<void> => {
      try {
        const found = await answer(question, means);
        scope.postMessage({ id, ...found, failed: false });
        if (found.isProvisional) await reply({ ...question, isFinal: true });
      } catch {
        scope.postMessage({ id, groups: [], failed: true });
      }
    };
    void reply(request);
  };
}

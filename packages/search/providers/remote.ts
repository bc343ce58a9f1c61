import { rankFound } from '../engine/engine';
import { readSearchDocuments, type SearchDocument } from '../engine/document';
import { wellFormed } from '../engine/normalize';
import { toGroups, toHits } from '../engine/hits';
import { LOCAL_RESULTS } from '../engine/limits';
import type { RemoteIndex, RemoteService } from '../engine/options';
import type { SearchAnswer, SearchGroup, SearchProvider, SearchRequest } from './contract';

/** Longest texts that are looked at, in UTF-16 units; our longest page has a third of it. */
const TITLE_LENGTH = 300;
const CONTENT_LENGTH = 100_000;
const HEADINGS = 200;

const cut = (text: string, length: number) => wellFormed(text.slice(0, length));

function readDocument(value: unknown): SearchDocument | undefined {
  const [page] = readSearchDocuments([value]);
  if (!page) return undefined;
  return {
    ...page,
    title: cut(page.title, TITLE_LENGTH),
    area: cut(page.area, TITLE_LENGTH),
    content: cut(page.content, CONTENT_LENGTH),
    toc: page.toc.slice(0, HEADINGS).map((one) => ({ ...one, text: cut(one.text, TITLE_LENGTH) })),
  };
}

/** The origin of another site, from its host or its address. */
function originOf(domain: unknown): string | undefined {
  if (typeof domain !== 'string' || !domain) return undefined;
  const address = domain.includes('://') ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Hits of another site: all below a tab with its name, each with the origin of the site. */
function foreignGroup(label: string, hits: readonly unknown[], query: string): SearchGroup {
  const found = hits.flatMap((value) => {
    const origin = originOf((value as Partial<SearchDocument> | null)?.domain);
    const document = readDocument(value);
    if (!origin || !document) return [];
    const own = toHits(rankFound(document, query), query);
    return own.map((hit) => ({ ...hit, link: origin + hit.link }));
  });
  return { label, tab: label, hits: found };
}

/** What an engine says of an index. */
type Group = { index?: unknown; hits?: unknown; partial?: unknown } | null;

/** Whether an answer is partial because a part of the engine is missing. */
export const isPartialAnswer = (value: unknown): boolean =>
  Array.isArray(value) && value.some((group: Group) => group?.partial === true);

/**
 * Reads a list of `{ index, hits }` whose hits are documents as the search index holds them. Our own
 * index, the first of `indexes`, comes first. Hits of unknown indexes are left out, and so are
 * pages beyond `limit` of one.
 * @throws Error if the answer is not a list.
 */
export function readRemoteAnswer(
  value: unknown,
  query: string,
  indexes: readonly RemoteIndex[],
  limit = LOCAL_RESULTS,
): SearchGroup[] {
  if (!Array.isArray(value)) throw new Error('The answer of the search service is not a list.');
  const hitsOf = (index: string): unknown[] => {
    const { hits } = (value as Group[]).find((one) => one?.index === index) ?? {};
    return Array.isArray(hits) ? hits.slice(0, limit) : [];
  };
  const [own, ...others] = indexes;
  const pages = hitsOf(own!.value).flatMap((hit) => readDocument(hit) ?? []);
  const ranked = pages.map((page) => rankFound(page, query));
  return [
    ...toGroups(ranked, query),
    ...others.map((other) => foreignGroup(other.label, hitsOf(other.value), query)),
  ];
}

/** Written in by the build. */
declare const SEARCH_SERVICE: RemoteService;

const TIMEOUT_MS = 10_000;
/** Longest answer that is read, in bytes. */
const ANSWER_BYTES = 4_000_000;

/** The indexes of a request; older versions may have separate ones. */
function indexesOf({ version }: SearchRequest): RemoteIndex[] {
  const { indexes, versioned } = SEARCH_SERVICE;
  const [own, ...others] = indexes;
  if (!versioned || !version) return [...indexes];
  return [{ ...own!, value: `${own!.value}.${version}` }, ...others];
}

function addressOf(request: SearchRequest): URL {
  const url = new URL(SEARCH_SERVICE.apiUrl, location.origin);
  const names = indexesOf(request).map(({ value }) => value);
  url.searchParams.set('keyword', request.query);
  url.searchParams.set('limit', String(request.limit));
  url.searchParams.set('searchIndexes', names.join(','));
  url.searchParams.set('lang', request.lang);
  return url;
}

/** The body of a response, unless it is longer than any answer can be. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
    if (bytes <= ANSWER_BYTES) continue;
    await reader.cancel();
    throw new Error(`The answer is longer than ${ANSWER_BYTES} bytes.`);
  }
}

async function search(request: SearchRequest): Promise<SearchAnswer> {
  try {
    const response = await fetch(addressOf(request), {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The search service answered ${response.status}.`);
    const answer: unknown = JSON.parse(await readBody(response));
    const groups = readRemoteAnswer(answer, request.query, indexesOf(request), request.limit);
    const isPartial = isPartialAnswer(answer);
    // "No results" would be a guess.
    if (isPartial && groups.every(({ hits }) => hits.length === 0)) {
      throw new Error('A part of the engine is out of reach.');
    }
    return { groups, isPartial };
  } catch (error) {
    console.error('Remote search failed.', error);
    throw error;
  }
}

/** Asks the engine of a deployment over HTTP. */
export function createRemoteProvider(): SearchProvider {
  const { name, apiUrl } = SEARCH_SERVICE;
  return {
    name: 'remote',
    credit: { name: name ?? new URL(apiUrl, location.origin).host },
    search,
  };
}

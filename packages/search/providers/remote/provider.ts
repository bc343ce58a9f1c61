import {
  SearchUnavailable,
  type SearchAnswer,
  type SearchProvider,
  type SearchRequest,
} from '../contract';
import type { RemoteIndex, RemoteService } from '../../engine/options';
import { isPartialAnswer, readRemoteAnswer } from './read-answer';

/** Written in by the build. */
declare const SEARCH_SERVICE: RemoteService;

const TIMEOUT_MS = 10_000;
/** Longest answer that is read, in bytes. */
const ANSWER_BYTES = 4_000_000;

/** The indexes of a request; older versions may have one of their own. */
function indexesOf({ version }: SearchRequest): RemoteIndex[] {
  const { indexes, versioned } = SEARCH_SERVICE;
  const [own, ...others] = indexes;
  if (!versioned || !version) return [...indexes];
  return [{ ...own!, value: `${own!.value}.${version}` }, ...others];
}

function addressOf(request: SearchRequest): URL {
  const url = new URL(SEARCH_SERVICE.apiUrl, location.origin);
  url.searchParams.set('keyword', request.query);
  url.searchParams.set('limit', String(request.limit));
  const names = indexesOf(request).map(({ value }) => value);
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
    throw new SearchUnavailable('The remote search does not answer.', { cause: error });
  }
}

/** Asks the engine of a deployment over HTTP. */
export function createRemoteProvider(): SearchProvider {
  const { name, apiUrl } = SEARCH_SERVICE;
  return {
    name: 'remote',
    credit: { name: name ?? new URL(apiUrl, location.origin).host },
    // There is nothing to fetch before a question.
    prefetch: () => undefined,
    search,
  };
}

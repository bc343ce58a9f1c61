import type {
  SearchAnswer,
  SearchHooks,
  SearchProvider,
  SearchRequest,
} from '../providers/contract';
import { CACHE_SIZE, SEARCH_DEBOUNCE_MS } from '../engine/limits';

interface Outcome {
  query: string;
  answer: SearchAnswer;
  failed: boolean;
}

/** A hook that fails is ignored: the search continues without it. */
async function attempt<T>(hook: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await hook();
  } catch (error) {
    console.error('A hook of the search failed.', error);
    return undefined;
  }
}

/** Asks a provider through the hooks, and remembers what it answered in full. */
export function createAsk(provider: SearchProvider, hooks: SearchHooks) {
  const cache = new Map<string, SearchAnswer>();

  const fetchAnswer = async (request: SearchRequest): Promise<SearchAnswer> => {
    const key = JSON.stringify(request);
    const known = cache.get(key);
    if (known) return known;
    const answer = await provider.search(request);
    const keep = (whole: SearchAnswer) => {
      if (whole.isPartial) return;
      if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!);
      cache.set(key, whole);
    };
    if (answer.improved) void answer.improved.then(keep);
    else keep(answer);
    return answer;
  };

  return async (request: SearchRequest): Promise<SearchAnswer> => {
    const query = (await attempt(() => hooks.beforeSearch?.(request.query))) ?? request.query;
    const found = await fetchAnswer({ ...request, query });
    const complete = async (one: SearchAnswer): Promise<SearchAnswer> => {
      const more = (await attempt(() => hooks.onSearch?.(query, one))) ?? [];
      const added = more.map((group) => ({ tab: group.label, ...group }));
      const answer = { ...one, groups: [...one.groups, ...added] };
      await attempt(() => hooks.afterSearch?.(query, answer));
      return answer;
    };
    const { improved, ...first } = found;
    const answer = await complete(first);
    return improved ? { ...answer, improved: improved.then(complete) } : answer;
  };
}

/** The same, of the sections of one page only. */
export function withinPage(ask: ReturnType<typeof createAsk>, page: string): typeof ask {
  const limited = ({ groups, improved, ...answer }: SearchAnswer): SearchAnswer => ({
    ...answer,
    groups: groups.map((group) => ({
      ...group,
      hits: group.hits.filter(({ link }) => link.startsWith(`${page}#`)),
    })),
    total: undefined,
    ...(improved && { improved: improved.then(limited) }),
  });
  return async (request) => limited(await ask({ ...request, page }));
}

/**
 * The answers to the typed text. A partial answer is shown at once, and replaced
 * when the whole one has come, unless the reader is about to choose from it.
 * @param isChoosing Whether rows must stay where they are.
 * @param refresh Requests the answer again.
 */
export function createAnswers(
  ask: ReturnType<typeof createAsk>,
  isChoosing: () => boolean,
  refresh: () => void,
) {
  /** The shown answer; another tab of it is shown without a new request. */
  let shown: Outcome | undefined;
  let isKnown = false;
  /** A newer answer, which waits while a reader is choosing. */
  let improved: Outcome | undefined;
  /** Number of the last question, and its query. */
  let last = 0;
  let asked = '';
  let current: Promise<Outcome>;

  const askNow = (request: SearchRequest): Promise<Outcome> =>
    ask(request).then(
      (answer) => ({ query: request.query, answer, failed: false }),
      () => ({ query: request.query, answer: { groups: [] }, failed: true }),
    );

  const showAgain = () => {
    isKnown = true;
    refresh();
  };
  const showImproved = () => {
    if (!improved || isChoosing()) return;
    shown = improved;
    improved = undefined;
    showAgain();
  };
  const goOn = async (outcome: Outcome) => {
    const answer = await outcome.answer.improved;
    if (!answer || shown !== outcome) return;
    improved = { ...outcome, answer };
    showImproved();
  };

  return {
    async get(request: SearchRequest): Promise<Outcome> {
      const known = isKnown && shown?.query === request.query ? shown : undefined;
      isKnown = false;
      if (known) return known;
      // An answer to the question before is ignored.
      shown = improved = undefined;
      const own = (last += 1);
      // Text that comes all at once, pasted or from an input method, is complete.
      const { length } = request.query;
      const isTyped = length === 1 || Math.abs(length - asked.length) <= 1;
      asked = request.query;
      const delayMs = isTyped ? SEARCH_DEBOUNCE_MS : 0;
      const pause = new Promise((resolve) => setTimeout(resolve, delayMs));
      // The last of several questions is asked, and answers all: others would come too late.
      current = pause.then(() => (own === last ? askNow(request) : current));
      const outcome = await current;
      if (own !== last) return outcome;
      shown = outcome;
      void goOn(outcome);
      return outcome;
    },
    showAgain,
    showImproved,
  };
}

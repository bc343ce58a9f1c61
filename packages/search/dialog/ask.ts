import type {
  SearchAnswer,
  SearchHooks,
  SearchProvider,
  SearchRequest,
} from '../providers/contract';
import { CACHE_SIZE, SEARCH_DEBOUNCE_MS } from '../engine/limits';

/** A hook that fails is as good as none: the search goes on without it. */
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
    if (answer.better) void answer.better.then(keep);
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
    const { better, ...first } = found;
    const answer = await complete(first);
    return better ? { ...answer, better: better.then(complete) } : answer;
  };
}

/**
 * Calls `run` with the last of the values that come within `delayMs` of each other; all who asked
 * get its answer. Their own come too late to be shown anyhow.
 */
export function debounce<T, R>(run: (value: T) => Promise<R>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ((answer: Promise<R>) => void)[] = [];
  return (value: T, delayMs = SEARCH_DEBOUNCE_MS): Promise<R> =>
    new Promise((resolve) => {
      clearTimeout(timer);
      waiting.push(resolve);
      timer = setTimeout(() => {
        const asked = waiting;
        waiting = [];
        const answer = run(value);
        for (const give of asked) give(answer);
      }, delayMs);
    });
}

import { SearchUnavailable, type SearchAnswer, type SearchProvider } from './contract';
import type { WorkerAnswer, WorkerQuestion } from './local-worker';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Asks the worker, which holds the index of the site. */
export function createLocalProvider(getWorker: () => Worker): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let current: Worker | undefined;

  /** The next answer to a question; the present one if no other comes. */
  const betterThan = (id: number, answer: SearchAnswer) =>
    new Promise<SearchAnswer>((resolve) =>
      waiting.set(id, { resolve, reject: () => resolve(answer) }),
    );
  const onMessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    const { id, failed, isProvisional, ...answer } = data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failed) asked?.reject(new SearchUnavailable('The search index cannot be fetched.'));
    else if (isProvisional) asked?.resolve({ ...answer, better: betterThan(id, answer) });
    else asked?.resolve(answer);
  };
  const onError = () => {
    for (const { reject } of waiting.values()) {
      reject(new SearchUnavailable('The search worker does not run.'));
    }
    waiting.clear();
  };
  const post = (question: WorkerQuestion) => {
    const worker = getWorker();
    if (worker !== current) {
      current = worker;
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
    }
    worker.postMessage(question);
  };
  return {
    name: 'local',
    credit: { name: '@rslib-docs/search' },
    prefetch: post,
    search: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        post({ id: last, ...request });
      }),
  };
}

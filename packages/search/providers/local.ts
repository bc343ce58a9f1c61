import type { SearchAnswer, SearchProvider } from './contract';
import type { WorkerAnswer, WorkerQuestion } from './local-worker';

interface Waiting {
  worker: Worker;
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Asks the worker, which holds the index of the site. */
export function createLocalProvider(getWorker: () => Worker): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let current: Worker | undefined;

  /** The next answer to a question; the present one if no other comes. */
  const improvedOf = (id: number, worker: Worker, answer: SearchAnswer) =>
    new Promise<SearchAnswer>((resolve) =>
      waiting.set(id, { worker, resolve, reject: () => resolve(answer) }),
    );
  const onMessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    const { id, failed, isProvisional, ...answer } = data;
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    if (failed) asked.reject(new Error('The search index cannot be fetched.'));
    else if (isProvisional)
      asked.resolve({ ...answer, improved: improvedOf(id, asked.worker, answer) });
    else asked.resolve(answer);
  };
  const onError = ({ target }: Event) => {
    for (const [id, { worker, reject }] of waiting) {
      if (worker !== target) continue;
      waiting.delete(id);
      reject(new Error('The search worker does not run.'));
    }
  };
  const post = (question: WorkerQuestion): Worker => {
    const worker = getWorker();
    if (worker !== current) {
      current = worker;
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
    }
    worker.postMessage(question);
    return worker;
  };
  return {
    name: 'local',
    credit: { name: '@rslib-docs/search' },
    prefetch: post,
    search: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { worker: post({ id: last, ...request }), resolve, reject });
      }),
  };
}

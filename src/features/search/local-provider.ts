import {
  SearchUnavailable,
  type SearchAnswer,
  type SearchProvider,
} from '../../lib/search/contract';
import type { WorkerAnswer, WorkerQuestion } from './worker';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Asks the worker, which holds the index of the site. */
export function createLocalProvider(worker: Worker): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const { id, groups, failed } = data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failed) asked?.reject(new SearchUnavailable('The search index cannot be fetched.'));
    else asked?.resolve({ groups });
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) {
      reject(new SearchUnavailable('The search worker does not run.'));
    }
    waiting.clear();
  });
  const post = (question: WorkerQuestion) => worker.postMessage(question);
  return {
    name: 'local',
    prefetch: (lang, version) => post({ lang, version }),
    search: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        post({ id: last, ...request });
      }),
  };
}

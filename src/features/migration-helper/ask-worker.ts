import type { Answer, Question } from './worker';

/** A configuration takes milliseconds; what takes this long will not end. */
const PATIENCE_MS = 5000;

let worker: Worker | undefined;
let lastId = 0;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * Converts a configuration beside the page, so that typing never waits. The worker, with the parser
 * in it, is loaded by the first question; one that does not answer is replaced by the next.
 */
export function askWorker(source: string): Promise<Answer | 'unavailable'> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const asked = worker;
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const finish = (answer: Answer | 'unavailable'): void => {
      clearTimeout(timer);
      asked.removeEventListener('message', listen);
      asked.removeEventListener('error', fail);
      resolve(answer);
    };
    const giveUp = (answer: Answer | 'unavailable'): void => {
      if (worker === asked) stop();
      finish(answer);
    };
    const listen = ({ data }: MessageEvent<{ id: number; answer: Answer }>): void => {
      if (data.id === id) finish(data.answer);
    };
    const fail = (): void => giveUp('unavailable');
    const timer = setTimeout(() => giveUp({ code: 'too-slow' }), PATIENCE_MS);
    asked.addEventListener('message', listen);
    asked.addEventListener('error', fail);
    asked.postMessage({ id, source } satisfies Question);
  });
}

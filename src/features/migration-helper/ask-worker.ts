import type { Answer, Question, Reply } from './worker';

/** A configuration takes milliseconds; what takes this long will not end. */
const PATIENCE_MS = 5000;

let worker: Worker | undefined;
/** When the worker's code has come, which a slow network may hold up; only then it can be slow. */
let started: Promise<void>;
let lastId = 0;

function start(): Worker {
  const starting = new Worker(new URL('./worker.ts', import.meta.url));
  started = new Promise((resolve) =>
    starting.addEventListener('message', () => resolve(), { once: true }),
  );
  return starting;
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * Converts a configuration beside the page, so that typing never waits. The worker, with the parser
 * in it, is loaded by the first question; one that does not answer is replaced by the next.
 */
export function askWorker(source: string): Promise<Answer | 'unavailable'> {
  worker ??= start();
  const asked = worker;
  const id = (lastId += 1);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const finish = (answer: Answer | 'unavailable'): void => {
      isDone = true;
      clearTimeout(timer);
      asked.removeEventListener('message', listen);
      asked.removeEventListener('error', fail);
      resolve(answer);
    };
    const giveUp = (answer: Answer | 'unavailable'): void => {
      if (worker === asked) stop();
      finish(answer);
    };
    const listen = ({ data }: MessageEvent<Reply>): void => {
      if ('id' in data && data.id === id) finish(data.answer);
    };
    const fail = (): void => giveUp('unavailable');
    void started.then(() => {
      if (!isDone) timer = setTimeout(() => giveUp({ code: 'too-slow' }), PATIENCE_MS);
    });
    asked.addEventListener('message', listen);
    asked.addEventListener('error', fail);
    asked.postMessage({ id, source } satisfies Question);
  });
}

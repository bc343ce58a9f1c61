import type { Answer, Question, Reply } from './worker';

/** A configuration takes milliseconds; what takes this long will not end. */
const PATIENCE_MS = 5000;

/** Tells the questions of a worker that another has taken its place. */
const REPLACED = 'replaced';

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
 * Converts a configuration in a worker, so that typing never waits. A worker that does not finish
 * is replaced, and its other questions are asked again.
 */
export function askWorker(source: string): Promise<Answer | 'unavailable'> {
  worker ??= start();
  const asked = worker;
  const id = (lastId += 1);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const finish = (answer: Parameters<typeof resolve>[0]): void => {
      isDone = true;
      clearTimeout(timer);
      asked.removeEventListener('message', listen);
      asked.removeEventListener('error', fail);
      asked.removeEventListener(REPLACED, askAgain);
      resolve(answer);
    };
    const listen = ({ data }: MessageEvent<Reply>): void => {
      if ('id' in data && data.id === id) finish(data.answer);
    };
    const fail = (): void => {
      if (worker === asked) stop();
      finish('unavailable');
    };
    const giveUp = (): void => {
      stop();
      finish({ code: 'too-slow' });
      asked.dispatchEvent(new Event(REPLACED));
    };
    const askAgain = (): void => finish(askWorker(source));
    void started.then(() => {
      if (!isDone) timer = setTimeout(giveUp, PATIENCE_MS);
    });
    asked.addEventListener('message', listen);
    asked.addEventListener('error', fail);
    asked.addEventListener(REPLACED, askAgain);
    asked.postMessage({ id, source } satisfies Question);
  });
}

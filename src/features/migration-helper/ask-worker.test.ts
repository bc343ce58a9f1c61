import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Answers only when a test says so, and never ends by itself. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  asked: { id: number; source: string }[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: { id: number; source: string }) {
    this.asked.push(question);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(source: string) {
    const { id } = this.asked.find((question) => question.source === source)!;
    this.say({ id, answer: { config: source } });
  }
}

const PATIENCE_MS = 5000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker whose code has come. */
async function ready() {
  const { askWorker } = await import('./ask-worker');
  const first = askWorker('first');
  const [worker] = FakeWorker.all;
  worker!.say({ isStarted: true });
  await vi.advanceTimersByTimeAsync(0);
  return { askWorker, first, worker: worker! };
}

it('gives each question its own answer', async () => {
  const { askWorker, first, worker } = await ready();
  const second = askWorker('second');
  worker.answer('second');
  worker.answer('first');
  await expect(first).resolves.toEqual({ config: 'first' });
  await expect(second).resolves.toEqual({ config: 'second' });
  expect(FakeWorker.all).toHaveLength(1);
});

it('waits for the code of the worker as long as that takes', async () => {
  const { askWorker } = await import('./ask-worker');
  const answer = askWorker('first');
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  const [worker] = FakeWorker.all;
  expect(worker!.isTerminated).toBe(false);
  worker!.answer('first');
  await expect(answer).resolves.toEqual({ config: 'first' });
});

it('gives up what does not end, and asks the rest of another worker', async () => {
  const { askWorker, first, worker } = await ready();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1000);
  const second = askWorker('second');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(first).resolves.toEqual({ code: 'too-slow' });
  expect(worker.isTerminated).toBe(true);
  const [, next] = FakeWorker.all;
  expect(next!.asked.map(({ source }) => source)).toEqual(['second']);
  next!.say({ isStarted: true });
  next!.answer('second');
  await expect(second).resolves.toEqual({ config: 'second' });
});

it('says to all that a worker cannot be had, and tries again for the next', async () => {
  const { askWorker } = await import('./ask-worker');
  const answers = [askWorker('first'), askWorker('second')];
  FakeWorker.all[0]!.dispatchEvent(new Event('error'));
  await expect(Promise.all(answers)).resolves.toEqual(['unavailable', 'unavailable']);
  const third = askWorker('third');
  expect(FakeWorker.all).toHaveLength(2);
  FakeWorker.all[1]!.answer('third');
  await expect(third).resolves.toEqual({ config: 'third' });
});

import { afterEach, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchProvider } from '../providers/contract';
import { createAnswers, createAsk } from './answers';

const request = (query: string) => ({ query, lang: 'en', version: '', limit: 7 });
const group = (label: string) => ({ label, hits: [] });

function createProvider(search = vi.fn(() => Promise.resolve({ groups: [group('Own')] }))) {
  const rest = { name: 'local', credit: { name: 'x' }, prefetch: () => undefined } as const;
  return { search, provider: { ...rest, search } satisfies SearchProvider };
}

afterEach(() => void vi.restoreAllMocks());

it('asks through the hooks, in their order', async () => {
  const { search, provider } = createProvider();
  const order: string[] = [];
  const ask = createAsk(provider, {
    beforeSearch: (query) => (order.push(`before ${query}`), Promise.resolve(`${query}!`)),
    onSearch: (query, { groups }) => (order.push(`on ${query} ${groups.length}`), [group('More')]),
    afterSearch: (query, { groups }) => void order.push(`after ${query} ${groups.length}`),
  });
  const answer = await ask(request('a'));
  expect(search).toHaveBeenCalledWith(request('a!'));
  expect(answer.groups).toEqual([group('Own'), { ...group('More'), tab: 'More' }]);
  expect(order).toEqual(['before a', 'on a! 1', 'after a! 2']);
  // A hook's additions are not cached as the provider's answer.
  expect((await ask(request('a'))).groups).toHaveLength(2);
});

it('goes on without a hook that fails @F235', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fail = () => {
    throw new Error('no');
  };
  const { search, provider } = createProvider();
  const ask = createAsk(provider, {
    beforeSearch: fail,
    onSearch: () => Promise.reject(new Error('no')),
    afterSearch: fail,
  });
  expect((await ask(request('a'))).groups).toHaveLength(1);
  expect(search).toHaveBeenCalledWith(request('a'));
  expect(log).toHaveBeenCalledTimes(3);
});

it('remembers a hundred answers, the oldest goes first, and none that failed or lacks a part @F298', async () => {
  const { search, provider } = createProvider();
  const ask = createAsk(provider, {});
  for (let at = 0; at <= 100; at += 1) await ask(request(`q${at}`));
  await ask(request('q100'));
  await ask(request('q1'));
  expect(search).toHaveBeenCalledTimes(101);
  await ask(request('q0'));
  expect(search).toHaveBeenCalledTimes(102);
  search.mockRejectedValueOnce(new Error('down'));
  await expect(ask(request('other'))).rejects.toThrow('down');
  await expect(ask(request('other'))).resolves.toBeDefined();
  const asked = search.mock.calls.length;
  search.mockResolvedValueOnce({ groups: [], isPartial: true } as never);
  expect((await ask(request('part'))).groups).toHaveLength(0);
  expect((await ask(request('part'))).groups).toHaveLength(1);
  expect(search).toHaveBeenCalledTimes(asked + 2);
});

const answerOf = (label: string): SearchAnswer => ({ groups: [group(label)] });

/** Answers at once, and with the whole index when the test says so. */
function open() {
  let giveImproved: (answer: SearchAnswer) => void = () => undefined;
  const improved = new Promise<SearchAnswer>((resolve) => (giveImproved = resolve));
  const reader = { isChoosing: false };
  const refresh = vi.fn();
  const ask = async () => ({ ...answerOf('first'), improved });
  const answers = createAnswers(ask, () => reader.isChoosing, refresh);
  const label = async () => (await answers.get(request('dts'))).answer.groups[0]!.label;
  return { answers, reader, refresh, label, give: () => giveImproved(answerOf('all')) };
}
const tick = () => new Promise((resolve) => setTimeout(resolve));

it('shows what came first, then what all there is answers', async () => {
  const { refresh, label, give } = open();
  expect(await label()).toBe('first');
  give();
  await tick();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await label()).toBe('all');
});

it('moves no rows under a reader who is choosing', async () => {
  const { answers, reader, refresh, label, give } = open();
  await label();
  reader.isChoosing = true;
  give();
  await tick();
  answers.showImproved();
  expect(refresh).not.toHaveBeenCalled();
  reader.isChoosing = false;
  answers.showImproved();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await label()).toBe('all');
});

it('drops what comes for a question that is not asked any more', async () => {
  const { answers, refresh, label, give } = open();
  await label();
  const next = answers.get({ ...request('dts'), isExact: true });
  give();
  await tick();
  expect(refresh).not.toHaveBeenCalled();
  await next;
});

it('asks at once for pasted text, and waits while a reader types', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => answerOf('all'));
  const { get } = createAnswers(ask, () => false, vi.fn());
  void get(request('Cannot find module'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  void get(request('Cannot find module.'));
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  // A first letter after the field was emptied.
  void get(request('d'));
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

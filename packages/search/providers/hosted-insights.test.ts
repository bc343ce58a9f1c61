import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostedService } from '../engine/options';
import type { SearchHit } from './contract';
import { createInsights } from './hosted';

const SERVICE = { appId: 'APP', apiKey: 'key', indexName: 'docs' } as HostedService;
const hits = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    tracking: { objectID: `id${at}`, position: at + 1, queryID: 'q1' },
  })) as unknown as SearchHit[];

let send = vi.fn();
let insights: ReturnType<typeof createInsights>;
beforeEach(() => {
  vi.useFakeTimers();
  send = vi.fn();
  insights = createInsights(SERVICE, () => Promise.resolve({ default: send as never }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reports what was shown when the reader pauses, in chunks of 20', async () => {
  insights.shown(hits(3));
  await vi.advanceTimersByTimeAsync(399);
  expect(send).not.toHaveBeenCalled();
  insights.shown(hits(45));
  await vi.advanceTimersByTimeAsync(400);
  const sent = send.mock.calls.filter(([method]) => method === 'sendEvents');
  const events = sent.flatMap(([, list]) => list as { eventType: string; objectIDs: string[] }[]);
  expect(events.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
  expect(new Set(events.map(({ eventType }) => eventType))).toEqual(new Set(['view']));
  expect(send.mock.calls[0]).toEqual([
    'init',
    { appId: 'APP', apiKey: 'key', host: 'https://insights.algolia.io', useCookie: false },
  ]);
});

it('reports what was opened with its place and query', async () => {
  insights.opened(hits(3)[2]!);
  await vi.advanceTimersByTimeAsync(0);
  const event = { eventType: 'click', eventName: 'Item Selected', index: 'docs' };
  const of = { objectIDs: ['id2'], positions: [3], queryID: 'q1' };
  expect(send.mock.calls[1]).toEqual(['sendEvents', [{ ...event, ...of }]]);
});

it('says in the console that it could not be loaded or sent, and goes on @F57', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.reject(new Error('blocked')));
  const blocked = createInsights(SERVICE, load);
  blocked.opened(hits(1)[0]!);
  blocked.opened(hits(1)[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(1);
  send.mockImplementation((method: string) => {
    if (method === 'sendEvents') throw new Error('refused');
  });
  insights.opened(hits(1)[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toHaveBeenCalledTimes(2);
});

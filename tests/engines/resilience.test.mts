import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readQueries } from '../lib/judged-search.mts';
import { SearchGateway, SphinxGateway, load, startLoading } from './search-gateway.mts';
import { indexedPage, writeBuild } from '@rslib-docs/search-gateway/testing/small-build';

const CLIENTS = 50;
const LOAD_MS = 20_000;
const KILLED_AFTER_MS = 6000;
const RESTARTED_AFTER_MS = 12_000;
/** Time until a shard is asked again after it has come back. */
const SETTLED_MS = 2000;
/** The dialog gives up then. */
const MOST_P99_MS = 10_000;
const AGENT_TIMEOUT_MS = 5000;
const HANG_FROM_MS = 2000;
const HANG_UNTIL_MS = 14_000;
const ANSWER_MS = 7000;
/** On a machine that does other things too. */
const MARGIN_MS = 1000;
const CATALOGUE_MS = 1100;
const PROMPT_STOP_MS = 4000;

const QUESTIONS = (['en', 'zh'] as const).flatMap((lang) =>
  readQueries('open', lang).map(({ query }) => ({ keyword: query, lang })),
);

const sphinx = new SphinxGateway();

interface Answered {
  /** Milliseconds since the load began. */
  at: number;
  ms: number;
  isPartial: boolean;
}

/** Clients that each ask the next question as soon as the last one was answered. */
async function ask(until: number): Promise<{ answered: Answered[]; errors: string[] }> {
  const answered: Answered[] = [];
  const errors: string[] = [];
  const started = performance.now();
  let next = 0;
  const client = async () => {
    while (performance.now() - started < until) {
      const begun = performance.now();
      try {
        const [group] = await sphinx.gateway.groups(QUESTIONS[next++ % QUESTIONS.length]!);
        const ended = performance.now();
        const isPartial = group!.partial === true;
        answered.push({ at: ended - started, ms: ended - begun, isPartial });
      } catch (error) {
        errors.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { answered, errors };
}

const percentile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)]!;

it(`${CLIENTS} clients for ${LOAD_MS / 1000} s, a shard killed and brought back meanwhile @F290`, async () => {
  const load = ask(LOAD_MS);
  await wait(KILLED_AFTER_MS);
  await sphinx.cluster.kill('shard-1');
  await wait(RESTARTED_AFTER_MS - KILLED_AFTER_MS);
  await sphinx.cluster.startDaemon('shard-1');
  const { answered, errors } = await load;
  const times = answered.map(({ ms }) => ms);
  const partial = answered.filter(({ isPartial }) => isPartial);
  console.log(
    `${answered.length} answers, ${Math.round(answered.length / (LOAD_MS / 1000))} in a second, ` +
      `${partial.length} partial; p50 ${Math.round(percentile(times, 0.5))} ms, ` +
      `p99 ${Math.round(percentile(times, 0.99))} ms`,
  );
  expect(errors).toEqual([]);
  expect(percentile(times, 0.99)).toBeLessThan(MOST_P99_MS);
  // Without a shard answers go on and say so; with it they are whole.
  const between = (from: number, to: number) =>
    answered.filter(({ at, ms }) => at - ms > from && at < to);
  const whole = [
    ...between(0, KILLED_AFTER_MS),
    ...between(RESTARTED_AFTER_MS + SETTLED_MS, Infinity),
  ];
  const broken = between(KILLED_AFTER_MS + 500, RESTARTED_AFTER_MS);
  expect(whole.length).toBeGreaterThan(CLIENTS);
  expect(broken.length).toBeGreaterThan(CLIENTS);
  expect(whole.filter(({ isPartial }) => isPartial)).toEqual([]);
  expect(broken.filter(({ isPartial }) => !isPartial)).toEqual([]);
  expect((await sphinx.gateway.health()).status).toBe('ok');
});

it(`${CLIENTS} clients while a shard hangs: each has an answer in time, in part @F291`, async () => {
  const asking = ask(HANG_UNTIL_MS + SETTLED_MS);
  await wait(HANG_FROM_MS);
  sphinx.cluster.freeze('shard-2');
  await wait(HANG_UNTIL_MS - HANG_FROM_MS);
  sphinx.cluster.thaw('shard-2');
  const { answered, errors } = await asking;
  const times = answered.map(({ ms }) => ms);
  const slowest = Math.round(Math.max(...times));
  console.log(
    `${answered.length} answers, p50 ${Math.round(percentile(times, 0.5))} ms, slowest ${slowest} ms`,
  );
  expect(errors).toEqual([]);
  expect(slowest).toBeLessThan(ANSWER_MS + MARGIN_MS);
  const partial = answered.filter(({ isPartial }) => isPartial);
  expect(partial.length).toBeGreaterThan(CLIENTS);
  // Once it is known that one hangs, no request waits five seconds for it.
  const known = answered.filter(
    ({ at, ms }) => at - ms > HANG_FROM_MS + ANSWER_MS && at < HANG_UNTIL_MS,
  );
  expect(known.length).toBeGreaterThan(0);
  expect(Math.max(...known.map(({ ms }) => ms))).toBeLessThan(AGENT_TIMEOUT_MS);
  await expect
    .poll(async () => (await sphinx.gateway.groups({ keyword: 'watch' }))[0]!.partial)
    .toBeFalsy();
});

it('unknown words take no longer while a shard hangs @F291', async () => {
  sphinx.cluster.freeze('shard-2');
  const keyword = 'zxqv wvxq qqzz xxvv zzww kkqq';
  // The first requests meet a hang that is not known yet.
  for (let times = 0; times < 3; times += 1) {
    const begun = performance.now();
    const [group] = await sphinx.gateway.groups({ keyword });
    expect(performance.now() - begun).toBeLessThan(ANSWER_MS + MARGIN_MS);
    expect(group!.partial).toBe(true);
    await wait(CATALOGUE_MS);
  }
  sphinx.cluster.thaw('shard-2');
});

it('without a coordinator the gateway says that it cannot answer, and recovers @F292', async () => {
  await sphinx.cluster.kill('coordinator');
  const response = await sphinx.gateway.ask({ keyword: 'watch' });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await response.json()) as { error: string }).error).toContain('does not answer');
  await sphinx.cluster.startDaemon('coordinator');
  await expect.poll(async () => (await sphinx.gateway.ask({ keyword: 'watch' })).status).toBe(200);
});

const PAGES = 40;
const makeBuild = (edition: string) => {
  const pages = Array.from({ length: PAGES }, (_, at) =>
    indexedPage(`/${edition}/${at}`, `Page ${at}`, `common words of ${edition}`),
  );
  return writeBuild({ 'search-index.en.json': pages });
};

it('new pages replace the former in one step: every answer is whole, from one edition @F293', async () => {
  const asked = { keyword: 'common', limit: PAGES, searchIndexes: 'editions' };
  await load(sphinx.cluster.env, await makeBuild('first'), 'editions');
  await sphinx.gateway.knows('editions');
  const loading = startLoading(sphinx.cluster.env, await makeBuild('second'), 'editions');
  let isLoading = true;
  void loading.ended.then(() => (isLoading = false));
  const seen: string[] = [];
  do {
    const [group] = await sphinx.gateway.groups(asked);
    const editions = new Set(group!.hits.map(({ routePath }) => routePath.split('/')[1]!));
    expect(group!.hits).toHaveLength(PAGES);
    expect(editions.size).toBe(1);
    seen.push([...editions][0]!);
  } while (isLoading);
  expect(await loading.ended, loading.output).toBe(0);
  expect([seen[0], seen.at(-1)]).toEqual(['first', 'second']);
  // The former was seen until the switch, and never after it.
  expect(seen.lastIndexOf('first')).toBeLessThan(seen.indexOf('second'));
  // English and Chinese of the site, and one edition: nothing of the other is left.
  expect(await sphinx.cluster.countGenerations()).toBe(3);
});

it('told to stop, the gateway answers what it was asked before @F294', async () => {
  const own = await SearchGateway.start(sphinx.cluster.env);
  sphinx.cluster.freeze('coordinator');
  const asked = Array.from({ length: 5 }, () => own.groups({ keyword: 'watch' }));
  // They have arrived when a later request is answered: that one needs no engine.
  for (const limit of ['none', 'none']) expect((await own.ask({ limit })).status).toBe(400);
  const code = own.stop();
  sphinx.cluster.thaw('coordinator');
  expect((await Promise.all(asked)).every(([group]) => group!.hits.length > 0)).toBe(true);
  expect(await code).toBe(0);
});

it('half a question does not hold up the stop @F294', async () => {
  const own = await SearchGateway.start(sphinx.cluster.env);
  const socket = net.connect(Number(new URL(own.origin).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve) => socket.write('GET /search?keyword=', () => resolve()));
  // It has arrived when a question that was sent after it is answered.
  expect((await own.ask({ limit: 'none' })).status).toBe(400);
  const begun = performance.now();
  expect(await own.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(PROMPT_STOP_MS);
  await closed;
});

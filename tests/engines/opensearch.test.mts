import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { OpenSearchMock } from './opensearch-mock.mts';
import { BUILD, SearchGateway, load } from './search-gateway.mts';
import { indexedPage, writeBuild } from '@rslib-docs/search-gateway/testing/small-build';

const engine = new OpenSearchMock();
let env: Record<string, string>;
let gateway: SearchGateway;

beforeAll(async () => {
  await engine.start();
  env = { ENGINE_URL: engine.origin.replace('://', '://user:pass%20word@') };
  await load(env, BUILD);
  gateway = await SearchGateway.start(env);
});
afterEach(() => {
  engine.behavior = 'ok';
  engine.failedShards = 0;
});
afterAll(async () => {
  await gateway?.stop();
  engine.stop();
});

it.each([
  ['bundel', 'en', '/config/lib/bundle'],
  ['产物格式', 'zh', '/zh/guide/basic/output-format'],
  ['dts.bundle', 'en', '/config/lib/dts'],
  ['getting started', 'en', '/guide/start/quick-start'],
])('%s in %s finds %s first', async (keyword, lang, routePath) => {
  const [group] = await gateway.groups({ keyword, lang });
  expect(group!.hits[0]!.routePath).toBe(routePath);
});

it('signs in as the address says, and marks an answer without some of the shards', async () => {
  const expected = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
  const used = new Set(engine.asked.map(({ headers }) => headers.authorization));
  expect([...used]).toEqual([expected]);
  expect(engine.asked.map(({ url }) => url.username).join('')).toBe('');
  engine.failedShards = 1;
  expect((await gateway.groups({ keyword: 'watch' }))[0]!.partial).toBe(true);
  engine.failedShards = 0;
  engine.lostShards = 1;
  expect((await gateway.groups({ keyword: 'watch' }))[0]!.partial).toBe(true);
  engine.lostShards = 0;
  expect((await gateway.groups({ keyword: 'watch' }))[0]).not.toHaveProperty('partial');
});

it('new pages replace the former by one move of the alias; other collections stay @F293', async () => {
  const page = indexedPage('/first', 'First', 'common words');
  await load(env, await writeBuild({ 'search-index.en.json': [page] }), 'editions');
  // Its name begins like the other one's.
  await load(env, await writeBuild({ 'search-index.en.json': [page] }), 'editions-en');
  const next = indexedPage('/second', 'Second', 'common words');
  await load(env, await writeBuild({ 'search-index.en.json': [next] }), 'editions');
  const moves = engine.asked.filter(({ url }) => url.pathname === '/_aliases');
  const { actions } = JSON.parse(moves.at(-1)!.body) as { actions: object[] };
  expect(actions.map((action) => Object.keys(action)[0])).toEqual(['remove', 'add']);
  const names = [...engine.indexes.keys()].filter((name) => name.includes('editions'));
  expect(names).toHaveLength(2);
  const searchIndexes = 'editions,editions-en';
  await expect
    .poll(async () => {
      const groups = await gateway.groups({ keyword: 'common', searchIndexes });
      return groups.map(({ hits }) => hits[0]!.routePath);
    })
    .toEqual(['/second', '/first']);
});

it.each(['server-error', 'hang-up', 'bad-json'] as const)(
  '%s: the gateway says that the engine does not answer, and logs no query',
  async (behavior) => {
    engine.behavior = behavior;
    const response = await gateway.ask({ keyword: 'unspeakable' });
    expect(response.status).toBe(503);
    engine.behavior = 'ok';
    expect((await gateway.ask({ keyword: 'watch' })).status).toBe(200);
    expect(gateway.process.output).not.toContain('unspeakable');
    expect(gateway.process.output).not.toContain('pass word');
  },
);

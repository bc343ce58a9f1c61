import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchGateway, load } from './search-gateway.mts';
import { indexedPage, writeBuild } from '@rslib-docs/search-gateway/testing/small-build';
import { GATEWAY, SphinxCluster } from './sphinx-cluster.mts';

const HOSTILE = indexedPage(
  '/guide/x',
  'Watch <img src=x onerror=alert(1)>',
  `'"\\\n\0 \u2028 watch`,
);
let cluster: SphinxCluster;
let gateway: SearchGateway;

beforeAll(async () => {
  cluster = await SphinxCluster.start();
  const build = await writeBuild({
    'search-index.en.json': [HOSTILE, indexedPage('/guide/y', 'Other', 'Nothing here.')],
    'search-index.en.1.0.json': [indexedPage('/1.0/guide/old', 'Old', 'How to watch, then.')],
    'zh/search-index.zh.json': [indexedPage('/zh/guide/x', '监听', '监听模式。')],
  });
  await load(cluster.env, build);
  await load(cluster.env, await writeBuild({ 'search-index.en.json': [HOSTILE] }), 'rsbuild');
  gateway = await SearchGateway.start(cluster.env);
});
afterAll(async () => {
  await gateway?.stop();
  await cluster?.stop();
});

const routes = async (params: Readonly<Record<string, string | number>>) =>
  (await gateway.groups(params)).map(({ hits }) => hits.map(({ routePath }) => routePath));

describe('loaded pages are found', () => {
  it('by language, whatever its region, by version, in several indexes at once, and as it was written, whatever is in it', async () => {
    expect(await routes({ keyword: 'watch' })).toEqual([['/guide/x']]);
    expect(await routes({ keyword: '监听', lang: 'zh' })).toEqual([['/zh/guide/x']]);
    expect(await routes({ keyword: 'watch', searchIndexes: 'rslib.1.0' })).toEqual([
      ['/1.0/guide/old'],
    ]);
    const groups = await gateway.groups({ keyword: 'watch', searchIndexes: 'rslib,rsbuild' });
    expect(groups.map(({ index }) => index)).toEqual(['rslib', 'rsbuild']);
    expect(groups.map(({ hits }) => hits[0]!.domain)).toEqual(['rslib.example', 'rsbuild.example']);
    expect(await routes({ keyword: '监听', lang: 'zh-CN' })).toEqual([['/zh/guide/x']]);
    expect(await routes({ keyword: 'watch', lang: 'EN' })).toEqual([['/guide/x']]);
    const [group] = await gateway.groups({ keyword: 'watch' });
    expect(group!.hits[0]).toMatchObject(HOSTILE);
  });

  it('beside an index that was never loaded, which the log names, or that has another language only', async () => {
    expect(await routes({ keyword: 'watch', searchIndexes: 'rslib,secrets' })).toEqual([
      ['/guide/x'],
      [],
    ]);
    // The log may come a little later than the answer.
    await expect.poll(() => gateway.process.output).toContain('"unknown":["secrets"]');
    const searchIndexes = 'rslib,rsbuild';
    expect(await routes({ keyword: '监听', lang: 'zh', searchIndexes })).toEqual([
      ['/zh/guide/x'],
      [],
    ]);
  });
});

describe('a request that cannot be right is refused, in words', () => {
  it.each([
    ['no keyword', { keyword: undefined }, 400, 'keyword'],
    ['no limit', { limit: undefined }, 400, 'limit'],
    ['a limit of 0', { limit: 0 }, 400, 'limit'],
    ['a huge limit', { limit: 1_000_000 }, 400, '100'],
    ['a limit that is not a number', { limit: '7; DROP TABLE pages' }, 400, 'limit'],
    ['no index', { searchIndexes: '' }, 400, 'searchIndexes'],
    ['many indexes', { searchIndexes: [...Array(11).keys()].join(',') }, 400, 'searchIndexes'],
    ['an index with SQL', { searchIndexes: "rslib' OR 1=1" }, 400, 'searchIndexes'],
    ['an unknown index', { searchIndexes: 'secrets' }, 404, 'searchIndexes'],
    ['no language', { lang: undefined }, 400, 'lang'],
    ['a language that is none', { lang: '../../etc' }, 400, 'lang'],
    ['a keyword of 10 KB', { keyword: 'a'.repeat(10_240) }, 400, '512'],
  ])('%s', async (_name, params, status, word) => {
    const response = await gateway.ask({ keyword: 'watch', ...params });
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: string };
    expect(error).toContain(word);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['%FF', '%E4%BD', 'a%', '%C0%80'])('bytes that are not UTF-8: %s', async (bytes) => {
    const url = gateway.address({ keyword: undefined });
    const response = await fetch(`${url}&keyword=${bytes}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('UTF-8');
  });

  it.each([
    ['twice the same parameter', 'GET', '/search?keyword=a&keyword=b&limit=7', 400],
    ['a path that cannot be read', 'GET', '/%ff', 400],
    ['another path', 'GET', '/admin', 404],
    ['another method', 'DELETE', '/search?keyword=a', 405],
  ])('%s', async (_name, method, path, expected) => {
    const response = await fetch(gateway.origin + path, { method });
    expect(response.status).toBe(expected);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    if (expected === 405) expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('and so are requests that are not HTTP, or too long', async () => {
    const { hostname, port } = new URL(gateway.origin);
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = net.connect(Number(port), hostname, () => socket.end(text));
        socket.on('data', (data) => (heard += data.toString()));
        // A server that has answered may close before it has read the rest of a long request.
        socket.on('error', (error) => heard || reject(error)).on('close', () => resolve(heard));
      });
    expect(await say('hello\r\n\r\n')).toContain(' 400 ');
    expect(await say(`GET /search?keyword=${'x'.repeat(17_000)} HTTP/1.1\r\n\r\n`)).toContain(
      ' 431 ',
    );
    expect((await fetch(gateway.origin, { method: 'POST', body: 'x'.repeat(9999) })).ok).toBe(
      false,
    );
  });
});

it.each([
  `"`, `'`, `\\`, `watch'); DROP TABLE pages; --`, `@title watch`, `@(title,content`, `"watch mode"~5`,
  `watch << mode`, `^watch$`, `(((((`, `watch/0.5`, `-watch`, `!watch`, `watch*`, `*`, `%`, `=watch`,
  `watch NEAR/3 mode`, `watch SENTENCE mode`, `ZONE:(h3) watch`, `{"query":{"match_all":{}}}`, `.*`,
  `<script>alert(1)</script>`, `&lt;b&gt;`, `\0`, `\ud800`, '\u202e', 'ﷺ'.repeat(100), '𠀀𠀁', 'é'.repeat(512),
  '产'.repeat(512), 'a b '.repeat(128), '_27_', 'ab.'.repeat(170),
])('%j is text, and answered @F296', async (keyword) => {
  const response = await gateway.ask({ keyword, lang: 'en' });
  expect(response.status).toBe(200);
  const [group] = (await response.json()) as { index: string; hits: unknown[] }[];
  expect(group).toMatchObject({ index: 'rslib', hits: expect.any(Array) });
  expect(group).not.toHaveProperty('partial');
}); // prettier-ignore

it('nothing that was typed is logged, by the gateway or by Sphinx @F297', async () => {
  const secret = 'correct-horse-battery-staple';
  await gateway.groups({ keyword: secret });
  await gateway.ask({ keyword: secret, limit: 'none' });
  await fetch(`${gateway.origin}/${secret}?keyword=${secret}`);
  const lines = gateway.process.output.trim().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.at(-1)).toMatchObject({ indexes: ['rslib'], lang: 'en', characters: 28, hits: 0 });
  for (const part of secret.split('-')) {
    expect(gateway.process.output).not.toContain(part);
    expect(await cluster.logs()).not.toContain(part);
  }
});

it.each([
  ['holds no page', []],
  ['2 of its 3 entries are not pages', [HOSTILE, { title: 1 }, null]],
])('a build whose index %s is not loaded, and what was live stays', async (problem, pages) => {
  const build = await writeBuild({ 'search-index.en.json': pages as never });
  await expect(load(cluster.env, build, 'rsbuild')).rejects.toThrow(problem);
  const [group] = await gateway.groups({ keyword: 'watch', searchIndexes: 'rsbuild' });
  expect(group!.hits).toHaveLength(1);
});

const RATE = 30;

it('a flood is turned away, and the gateway stays well @F295', async () => {
  const limited = await SearchGateway.start({ ...cluster.env, RATE_PER_MINUTE: String(RATE) });
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => limited.ask({ keyword: 'watch' })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(RATE);
  expect(refused).toHaveLength(answers.length - RATE);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused[0]!.json()).toEqual({ error: expect.stringContaining('Too many requests') });
  for (const [method, path] of [
    ['GET', '/health'],
    ['GET', '/nowhere'],
    ['POST', '/search'],
  ] as const) {
    expect((await fetch(limited.origin + path, { method })).status, path).toBe(429);
  }
  expect(limited.process.output).not.toMatch(/"level":[56]0/);
  expect(await limited.stop()).toBe(0);
});

it('a body that never comes holds no connection', async () => {
  const { hostname, port } = new URL(gateway.origin);
  const socket = net.connect(Number(port), hostname);
  const started = performance.now();
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  socket.write('POST /search HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(heard).toMatch(/^HTTP\/1\.1 40[58] /);
  expect(performance.now() - started).toBeLessThan(8000);
});

it('behind proxies, only what these have added says who asks @F295', async () => {
  const env = { ...cluster.env, RATE_PER_MINUTE: '5', TRUST_PROXY: '1' };
  const proxied = await SearchGateway.start(env);
  const ask = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await fetch(proxied.address({ keyword: 'watch' }), { headers })).status;
  };
  const asMany = Array.from({ length: 8 }, (_, at) => ask(`198.51.100.${at}, 203.0.113.7`));
  expect((await Promise.all(asMany)).filter((status) => status === 429)).toHaveLength(3);
  expect(await ask('198.51.100.1, 203.0.113.8')).toBe(200);
  await proxied.stop();
});

it('other sites may not ask where they are not named', async () => {
  const named = await SearchGateway.start({
    ...cluster.env,
    ALLOWED_ORIGINS: 'https://rslib.rs,https://a.example',
  });
  const ask = async (origin: string) => {
    const { headers } = await fetch(named.address({}), { headers: { origin } });
    return headers.get('access-control-allow-origin');
  };
  expect(await ask('https://rslib.rs')).toBe('https://rslib.rs');
  expect(await ask('https://evil.example')).toBeNull();
  await named.stop();
});

it.each([
  ['a path with a comment in it', ['a#b']],
  ['half a shard', ['x', '--shards', '1.5']],
  ['an address that is none', ['x', '--host', '999.1.1.1']],
])('the configuration of Sphinx is not written for %s', async (_name, args) => {
  const command = path.join(GATEWAY, 'dist/sphinx-config.mjs');
  const cwd = await fs.mkdtemp(path.join(os.tmpdir(), 'sphinx-config-'));
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd });
  expect(status).toBe(2);
  expect(stderr.toString()).toContain('Usage');
  expect(await fs.readdir(cwd)).toEqual([]);
  await fs.rm(cwd, { recursive: true });
});

it.each([
  [{ ENGINE_URL: '' }, 'ENGINE_URL'],
  [{ ENGINE_URL: 'mongodb://user:secret@x' }, 'ENGINE_URL'],
  [{ ALLOWED_ORIGINS: 'rslib.rs' }, 'ALLOWED_ORIGINS'],
  [{ RATE_PER_MINUTE: 'many' }, 'RATE_PER_MINUTE'],
  [{ TRUST_PROXY: 'all' }, 'TRUST_PROXY'],
])('a setting that cannot be right stops the start by name: %j', async (env, name) => {
  const start = SearchGateway.start({ ENGINE_URL: 'sphinx://127.0.0.1:9306', ...env });
  await expect(start).rejects.toThrow(name);
  await expect(start).rejects.not.toThrow('secret');
});

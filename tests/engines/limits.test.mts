import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SearchGateway, load } from './search-gateway.mts';
import { indexedPage, writeBuild } from '@rslib-docs/search-gateway/testing/small-build';
import { SphinxCluster } from './sphinx-cluster.mts';

const RATE = 30;
let cluster: SphinxCluster;
let gateway: SearchGateway;

beforeAll(async () => {
  cluster = await SphinxCluster.start();
  const page = indexedPage('/guide/x', 'Watch', 'How to watch.');
  await load(cluster.env, await writeBuild({ 'search-index.en.json': [page] }));
  gateway = await SearchGateway.start(cluster.env);
});
afterAll(async () => {
  await gateway?.stop();
  await cluster?.stop();
});

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

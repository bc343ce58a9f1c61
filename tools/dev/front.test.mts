import http from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createFront, type Target } from './front.mts';

const servers: http.Server[] = [];
async function listen(server: http.Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const frontOf = (targets: readonly Target[]) =>
  listen(createFront(targets, { waitingPage: () => 'Starting' }));
const saying = (text: string) =>
  listen(http.createServer((_request, response) => response.end(text)));

it('sends a path to the server of its language', async () => {
  const front = await frontOf([
    { base: '/', target: await saying('en') },
    { base: '/zh/', target: await saying('zh') },
  ]);
  const get = async (path: string) => (await fetch(front + path)).text();
  const answers = await Promise.all(['/', '/zh/guide', '/zh', '/zhu/'].map(get));
  expect(answers).toEqual(['en', 'zh', 'zh', 'en']);
});

it('answers when a server has closed the connection of an earlier request', async () => {
  const seen = new WeakSet<Socket>();
  const target = http.createServer((request, response) => {
    if (seen.has(request.socket)) request.socket.resetAndDestroy();
    seen.add(request.socket);
    response.end('here');
  });
  const front = await frontOf([{ base: '/', target: await listen(target) }]);
  for (let count = 0; count < 3; count++) expect((await fetch(front)).status).toBe(200);
});

/** The status line that answers a request with these headers. */
function statusOf(origin: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0]!);
      socket.destroy();
    });
  });
}

it('answers this machine only, and no page of another site, by request and by socket', async () => {
  const target = http.createServer((_request, response) => response.end('here'));
  const switched = 'HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';
  target.on('upgrade', (_request, socket) => socket.end(switched));
  const front = await frontOf([{ base: '/', target: await listen(target) }]);
  const { host } = new URL(front);
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
  const foreign = 'http://attacker.example';
  expect(await statusOf(front, { host })).toContain('200');
  expect(await statusOf(front, { host, ...upgrade, origin: front })).toContain('101');
  expect(await statusOf(front, { host: 'attacker.example' })).toContain('403');
  expect(await statusOf(front, { host: 'attacker.example', ...upgrade })).toContain('403');
  expect(await statusOf(front, { host, origin: foreign })).toContain('403');
  expect(await statusOf(front, { host, ...upgrade, origin: foreign })).toContain('403');
});

it('one language answers before the other does, and a stopped one is waited for again', async () => {
  const chinese: Target = { base: '/zh/' };
  const front = await frontOf([{ base: '/', target: await saying('en') }, chinese]);
  const get = async (path: string) => {
    const answer = await fetch(front + path);
    return [answer.status, await answer.text()];
  };
  expect(await get('/')).toEqual([200, 'en']);
  expect(await get('/zh/')).toEqual([503, 'Starting']);
  chinese.target = await saying('zh');
  expect(await get('/zh/')).toEqual([200, 'zh']);
  servers.pop()!.close().closeAllConnections();
  expect(await get('/zh/')).toEqual([503, 'Starting']);
});

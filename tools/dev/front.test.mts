import http from 'node:http';
import type net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createFront } from './front.mts';

const servers: http.Server[] = [];
async function listen(server: http.Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const saying = (text: string) =>
  listen(http.createServer((_request, response) => response.end(text)));

it('sends a path to the server of its language', async () => {
  const front = await listen(
    createFront([
      { base: '/', target: await saying('en') },
      { base: '/zh/', target: await saying('zh') },
    ]),
  );
  const get = async (path: string) => (await fetch(front + path)).text();
  expect(await Promise.all(['/', '/zh/guide', '/zh', '/zhu/'].map(get))).toEqual([
    'en',
    'zh',
    'zh',
    'en',
  ]);
});

it('answers when a server has closed the connection of an earlier request', async () => {
  const seen = new WeakSet<net.Socket>();
  const target = http.createServer((request, response) => {
    if (seen.has(request.socket)) request.socket.resetAndDestroy();
    seen.add(request.socket);
    response.end('here');
  });
  const front = await listen(createFront([{ base: '/', target: await listen(target) }]));
  for (let count = 0; count < 3; count++) expect((await fetch(front)).status).toBe(200);
});

import fs from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { createStaticHost, listen, resolveFile } from './static-host.mts';

const { at, write } = tempFolder();
let origin: string;
let close: () => void;
beforeAll(async () => {
  write('outside/secret.txt', 'secret');
  write('build/inside/a.html', 'here');
  write('build/404.html', 'missing');
  write('outside/build.html', 'secret');
  write('build.html', 'secret');
  for (const [link, target] of [
    ['build/link.txt', '../outside/secret.txt'],
    ['build/hostname.html', '/etc/hostname'],
    ['build/folder', '../outside'],
    ['build/within.html', 'inside/a.html'],
    ['outside/build', '../build'],
  ] as const)
    fs.symlinkSync(target, at(link));
  // The folder itself may be reached by a link, as temporary folders of some systems are.
  const server = createStaticHost({ root: at('outside/build') });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
  close = () => server.close();
});
afterAll(() => close());

it('serves plain files', async () => {
  expect(await (await fetch(`${origin}/inside/a`)).text()).toBe('here');
});

it.each(['/link.txt', '/hostname', '/folder/secret.txt', '/within', '/within.html'])(
  'does not follow the link %s',
  async (address) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('missing');
  },
);

/** Sends an address and a name as they are: `fetch` makes others of them. */
const ask = (path: string, host?: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http
      .get({ hostname, port, path, ...(host && { headers: { host } }) }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
      })
      .on('error', reject);
  });

it.each([
  ...['/..%2fbuild', '/%2e%2e/build', '/../build.html', '/..%2foutside/secret.txt', '/..%5cbuild'],
  ...['/inside%2f..%2f..%2fbuild', '/.', '/..', '/%2e%2e%2f', '//build', `/${'a/'.repeat(4000)}`],
])('answers nothing from outside of the folder: %s', async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, text: 'missing' });
  // The folder by its own name, which the endings of pages could make another one.
  expect(resolveFile(at('build'), address)).toBeUndefined();
});

it('answers to the names of this machine alone', async () => {
  expect(await ask('/inside/a', 'localhost:3000')).toMatchObject({ status: 200 });
  expect(await ask('/inside/a', 'evil.example')).toMatchObject({ status: 403 });
});

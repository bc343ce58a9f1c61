import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { createStaticHost, listen } from './static-host.mts';

const { at, write } = tempFolder();
let origin: string;
let close: () => void;
beforeAll(async () => {
  write('outside/secret.txt', 'secret');
  write('build/inside/a.html', 'here');
  write('build/404.html', 'missing');
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

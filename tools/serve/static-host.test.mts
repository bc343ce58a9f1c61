import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaticHost, listen } from './static-host.mts';

let folder: string;
let origin: string;
let close: () => void;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'static-host-'));
  const root = path.join(folder, 'build');
  await fs.mkdir(path.join(root, 'inside'), { recursive: true });
  await fs.mkdir(path.join(folder, 'outside'));
  await fs.writeFile(path.join(folder, 'outside/secret.txt'), 'secret');
  await fs.writeFile(path.join(root, 'inside/a.html'), 'here');
  await fs.writeFile(path.join(root, '404.html'), 'missing');
  await fs.symlink('../outside/secret.txt', path.join(root, 'link.txt'));
  await fs.symlink('/etc/hostname', path.join(root, 'hostname.html'));
  await fs.symlink('../outside', path.join(root, 'folder'));
  await fs.symlink('inside/a.html', path.join(root, 'within.html'));
  await fs.symlink('../build', path.join(folder, 'outside/build'));
  // The folder itself may be reached by a link, as temporary folders of some systems are.
  const server = createStaticHost({ root: path.join(folder, 'outside/build') });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await fs.rm(folder, { recursive: true });
});

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

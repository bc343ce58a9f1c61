import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeenRequest } from './host.mts';
import { weighFiles } from './weigh-files.mts';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'page-weight-'));
  for (const name of ['index.html', 'a.css', 'b.js', 'c.js', 'd.json']) {
    await fs.writeFile(path.join(folder, name), 'text '.repeat(200));
  }
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

function ask(name: string, prefetched = false): SeenRequest {
  return { pathname: `/${name}`, file: path.join(folder, name), prefetched };
}

const NOTHING = { onIntent: [], blocking: [], foreignOrigins: [] };

it('weighs bytes as they are and in Brotli', async () => {
  const { files } = await weighFiles({ ...NOTHING, untilIdle: [ask('index.html')] });
  expect(files[0]).toMatchObject({ kind: 'HTML', rawBytes: 1000, blocksFirstPaint: true });
  expect(files[0]!.brotliBytes).toBeLessThan(100);
});

it('counts a file once, for the most urgent reason', async () => {
  const { files } = await weighFiles({
    ...NOTHING,
    untilIdle: [ask('index.html'), ask('b.js', true), ask('c.js', true), ask('b.js'), ask('a.css')],
    onIntent: [ask('c.js'), ask('d.json')],
    blocking: ['/a.css'],
  });
  expect(
    files.map(({ pathname, phase, blocksFirstPaint }) => [pathname, phase, blocksFirstPaint]),
  ).toEqual([
    ['/a.css', 'page', true],
    ['/b.js', 'page', false],
    ['/index.html', 'page', true],
    ['/c.js', 'prefetch', false],
    ['/d.json', 'intent', false],
  ]);
});

it('names what no file answered', async () => {
  const untilIdle = [
    ask('index.html'),
    { pathname: '/gone.png', file: undefined, prefetched: false },
  ];
  const { files, missing } = await weighFiles({ ...NOTHING, untilIdle });
  expect(files).toHaveLength(1);
  expect(missing).toEqual(['/gone.png']);
});

it('weighs a file that was written again anew', async () => {
  const recording = { ...NOTHING, untilIdle: [ask('d.json')] };
  const before = await weighFiles(recording);
  const file = path.join(folder, 'd.json');
  await fs.writeFile(file, 'other text '.repeat(500));
  await fs.utimes(file, new Date(), new Date(Date.now() + 5000));
  const after = await weighFiles(recording);
  expect(before.files[0]!.rawBytes).toBe(1000);
  expect(after.files[0]!.rawBytes).toBe(5500);
});

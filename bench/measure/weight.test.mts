import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import type { SeenRequest } from './visit.mts';
import { beforePaint, untilIdle, weighFiles } from './weight.mts';

const { at, write } = tempFolder();
for (const name of ['index.html', 'a.css', 'b.js', 'c.js', 'd.json'])
  write(name, 'text '.repeat(200));

function ask(name: string, prefetched = false): SeenRequest {
  return { pathname: `/${name}`, file: at(name), prefetched };
}

const NOTHING = { onIntent: [], blocking: [] };

it('weighs bytes in Brotli, of a file that was written again too, and nothing for what no file answered', async () => {
  const [file] = await weighFiles({ ...NOTHING, untilIdle: [ask('index.html')] });
  expect(file).toMatchObject({ phase: 'page', blocksFirstPaint: true });
  expect(file!.bytes).toBeGreaterThan(0);
  expect(file!.bytes).toBeLessThan(100);
  const gone = { pathname: '/gone.png', file: undefined, prefetched: false };
  expect(await weighFiles({ ...NOTHING, untilIdle: [ask('index.html'), gone] })).toHaveLength(1);
  const recording = { ...NOTHING, untilIdle: [ask('d.json')] };
  const before = await weighFiles(recording);
  write('d.json', 'other text '.repeat(500));
  await fs.utimes(at('d.json'), new Date(), new Date(Date.now() + 5000));
  const after = await weighFiles(recording);
  expect(after[0]!.bytes).not.toBe(before[0]!.bytes);
});

it('counts a file once, for the most urgent reason', async () => {
  const files = await weighFiles({
    untilIdle: [ask('index.html'), ask('b.js', true), ask('c.js', true), ask('b.js'), ask('a.css')],
    onIntent: [ask('c.js'), ask('d.json')],
    blocking: ['/a.css'],
  });
  const told = files.map(({ file, phase, blocksFirstPaint: blocks }) =>
    [path.basename(file), phase, ...(blocks ? ['blocks'] : [])].join(' '),
  );
  const sorted = ['index.html page blocks', 'b.js page', 'c.js prefetch', 'a.css page blocks'];
  expect(told).toEqual([...sorted, 'd.json intent']);
  const { bytes } = files[0]!;
  expect(beforePaint(files)).toBe(2 * bytes);
  expect(untilIdle(files)).toBe(4 * bytes);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { compareWithLastBuild, keepContents, removeLeftovers } from './output-folder.mts';

const { dir: root, at, write } = tempFolder();

it('what another build has left beside the one that was brought back is removed', () => {
  for (const file of ['404.html', 'guide/cli.html']) write(`build/${file}`, '');
  keepContents(root, at('build'));
  for (const file of ['guide/gone.html', 'gone/index.html']) write(`build/${file}`, '');
  removeLeftovers(root);
  const left = fs.readdirSync(at('build'), { recursive: true, encoding: 'utf8' });
  expect(left.sort()).toEqual(['404.html', 'guide', path.join('guide', 'cli.html')]);
});

it('a build is not needed again until what it reads, or what it wrote, is another', async () => {
  write('docs/a.md', 'a');
  write('build/404.html', '');
  write('.cache/build-contents.json', '[]');
  expect((await compareWithLastBuild(root)).isSame).toBe(false);
  (await compareWithLastBuild(root)).keep();
  write('tests/a.test.ts', 'no input');
  expect((await compareWithLastBuild(root)).isSame).toBe(true);
  write('docs/a.md', 'b');
  expect((await compareWithLastBuild(root)).isSame).toBe(false);
  write('docs/a.md', 'a');
  write('build/404.html', 'changed by hand');
  expect((await compareWithLastBuild(root)).isSame).toBe(false);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { keepContents, removeLeftovers } from './output-folder.mts';

const { dir: root, at, write } = tempFolder();

it('what another build has left beside the one that was brought back is removed', () => {
  for (const file of ['404.html', 'guide/cli.html']) write(`build/${file}`, '');
  keepContents(root, at('build'));
  for (const file of ['guide/gone.html', 'gone/index.html']) write(`build/${file}`, '');
  removeLeftovers(root);
  const left = fs.readdirSync(at('build'), { recursive: true, encoding: 'utf8' });
  expect(left.sort()).toEqual(['404.html', 'guide', path.join('guide', 'cli.html')]);
});

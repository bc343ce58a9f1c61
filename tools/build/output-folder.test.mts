import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepContents, removeLeftovers } from './output-folder.mts';

let root: string;
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'leftovers-'))));
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, 'build', file)), { recursive: true });
    fs.writeFileSync(path.join(root, 'build', file), '');
  }
}

it('what another build has left beside the one that was brought back is removed', () => {
  write('404.html', 'guide/cli.html');
  keepContents(root, path.join(root, 'build'));
  write('guide/gone.html', 'gone/index.html');
  removeLeftovers(root);
  const left = fs.readdirSync(path.join(root, 'build'), { recursive: true, encoding: 'utf8' });
  expect(left.sort()).toEqual(['404.html', 'guide', path.join('guide', 'cli.html')]);
});

import fs from 'node:fs';
import { expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.mts';
import { writeFiles } from './write-files.mts';

const { dir: root, at, read } = tempFolder();

it('takes a path that begins at the root of the disk as such, below no other folder', () => {
  const file = at('a/b.txt');
  const other = at('other');
  writeFiles(other, new Map([[file, 'text']]));
  expect(read('a/b.txt')).toBe('text');
  writeFiles(other, new Map([[file, null]]));
  expect(fs.readdirSync(root, { recursive: true })).toEqual(['a']);
});

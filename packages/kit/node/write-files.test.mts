import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeFiles } from './write-files.mts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'write-files-'));
afterEach(() => fs.rmSync(root, { recursive: true }));

it('takes a path that begins at the root of the disk as such, below no other folder', () => {
  const file = path.join(root, 'a', 'b.txt');
  const other = path.join(root, 'other');
  writeFiles(other, new Map([[file, 'text']]));
  expect(fs.readFileSync(file, 'utf8')).toBe('text');
  writeFiles(other, new Map([[file, null]]));
  expect(fs.readdirSync(root, { recursive: true })).toEqual(['a']);
});

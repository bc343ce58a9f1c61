import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/library.mts';
import { Folder } from '../folder.mts';
import type { Finding } from './finding.mts';
import { fixFiles } from './fix.mts';

const finding = (start: number, end: number, text: string): Finding => ({
  level: 'error',
  id: 'a',
  file: 'a.txt',
  message: '',
  fix: { file: 'a.txt', start, end, text },
});

it('shows the lines that change, and writes them only where that is asked for', () => {
  const made = makeFolder({ 'a.txt': 'one\ntwo\nthree\n' });
  const folder = Folder.open(made.dir);
  const found = [finding(8, 13, '3'), finding(0, 3, '1'), finding(1, 2, 'overlaps')];
  const diff = '--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-one\n+1\n@@ -3,1 +3,1 @@\n-three\n+3';
  expect(fixFiles(folder, found, false)).toEqual([diff]);
  expect(folder.read('a.txt')).toBe('one\ntwo\nthree\n');
  expect(fixFiles(folder, found, true)).toEqual([diff]);
  expect(folder.read('a.txt')).toBe('1\ntwo\n3\n');
});

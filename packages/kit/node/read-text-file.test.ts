import { expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.mts';
import { ifThere, readTextFile } from './read-text-file';

const { dir, at, write } = tempFolder();

it('reads a text as every editor means it, takes what is missing for missing, what cannot be read for a fault', async () => {
  write('a.txt', '\uFEFFa\uFEFF\r\nb\rc\n');
  expect(await readTextFile(at('a.txt'))).toBe('a\uFEFF\nb\rc\n');
  write('b.txt', 'b');
  expect(await ifThere(readTextFile(at('b.txt')))).toBe('b');
  for (const gone of ['none.txt', 'b.txt/below.txt'])
    expect(await ifThere(readTextFile(at(gone)))).toBeUndefined();
  await expect(ifThere(readTextFile(dir))).rejects.toThrow('EISDIR');
});

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ifThere, readTextFile } from './read-text-file';

let dir: string;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'text-files-'));
});
afterAll(() => fs.rm(dir, { recursive: true }));

it('reads a text as every editor means it', async () => {
  const file = path.join(dir, 'a.txt');
  await fs.writeFile(file, '\uFEFFa\uFEFF\r\nb\rc\n');
  expect(await readTextFile(file)).toBe('a\uFEFF\nb\rc\n');
});

it('takes what is missing for missing, and what cannot be read for a fault', async () => {
  const file = path.join(dir, 'b.txt');
  await fs.writeFile(file, 'b');
  expect(await ifThere(readTextFile(file))).toBe('b');
  expect(await ifThere(readTextFile(path.join(dir, 'none.txt')))).toBeUndefined();
  expect(await ifThere(readTextFile(path.join(file, 'below.txt')))).toBeUndefined();
  await expect(ifThere(readTextFile(dir))).rejects.toThrow('EISDIR');
});

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTextFile } from './read-text-file';

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

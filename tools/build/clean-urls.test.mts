import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCleanUrls } from './clean-urls.mts';

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'clean-urls-'));
});
afterEach(() => fs.rm(dir, { recursive: true }));

it('a leaf becomes a file, with no folder left beside it; a page with a slash stays', async () => {
  for (const file of ['a/index.html', 'b/index.html', 'b/c/index.html', 'd/index.html']) {
    await fs.mkdir(path.join(dir, path.dirname(file)), { recursive: true });
    await fs.writeFile(path.join(dir, file), file);
  }
  const pages = ['/docs/a', '/docs/b', '/docs/b/c', '/docs/d/'].map((routePath) => ({ routePath }));
  expect(await writeCleanUrls(dir, '/docs/', pages)).toBe(3);
  expect((await fs.readdir(dir)).sort()).toEqual(['a.html', 'b', 'b.html', 'd']);
  expect(await fs.readdir(path.join(dir, 'b'))).toEqual(['c.html']);
  expect(await fs.readFile(path.join(dir, 'd/index.html'), 'utf8')).toBe('d/index.html');
});

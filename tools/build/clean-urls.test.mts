import fs from 'node:fs';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { writeCleanUrls } from './clean-urls.mts';

const { dir, at, write, read } = tempFolder();

it('a leaf becomes a file, with no folder left beside it; a page with a slash stays', async () => {
  for (const file of ['a', 'b', 'b/c', 'd']) write(`${file}/index.html`, file);
  const pages = ['/docs/a', '/docs/b', '/docs/b/c', '/docs/d/'].map((routePath) => ({ routePath }));
  expect(await writeCleanUrls(dir, '/docs/', pages)).toBe(3);
  expect(fs.readdirSync(dir).sort()).toEqual(['a.html', 'b', 'b.html', 'd']);
  expect(fs.readdirSync(at('b'))).toEqual(['c.html']);
  expect(read('d/index.html')).toBe('d');
});

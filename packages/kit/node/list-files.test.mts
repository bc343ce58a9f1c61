import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from './list-files.mts';

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'list-files-'));
  await fs.mkdir(path.join(dir, 'docs/guide'), { recursive: true });
  await fs.writeFile(path.join(dir, 'docs/guide/a.mdx'), '');
  await fs.writeFile(path.join(dir, 'docs/b.txt'), '');
});
afterEach(() => fs.rm(dir, { recursive: true }));

it('lists what ends as asked, with forward slashes', async () => {
  expect(await listFiles(path.join(dir, 'docs'), '.mdx')).toEqual(['guide/a.mdx']);
});

it.each(['..', '.'])('names a link that leads in a circle (%s) @F130', async (target) => {
  await fs.symlink(target, path.join(dir, 'docs/guide/loop'));
  await expect(listFiles(path.join(dir, 'docs'), '.mdx')).rejects.toThrow(
    /docs\/guide\/loop is a link to a folder that holds it\. Remove the link/,
  );
});

it('is not disturbed by links that lead elsewhere or nowhere', async () => {
  await fs.mkdir(path.join(dir, 'docs-2'));
  await fs.symlink('../../docs-2', path.join(dir, 'docs/guide/other'));
  await fs.symlink('gone', path.join(dir, 'docs/guide/gone'));
  expect(await listFiles(path.join(dir, 'docs'), '.mdx')).toEqual(['guide/a.mdx']);
});

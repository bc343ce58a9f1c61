import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../testing/temp-folder.mts';
import { listFiles } from './list-files.mts';

const folder = tempFolder();
const { at, write } = folder;
beforeEach(() => {
  folder.clear();
  for (const file of ['guide/a.mdx', 'b.txt']) write(`docs/${file}`, '');
});

it('lists what ends as asked, with forward slashes', async () => {
  expect(await listFiles(at('docs'), '.mdx')).toEqual(['guide/a.mdx']);
});

it.each(['..', '.'])('names a link that leads in a circle (%s) @F130', async (target) => {
  fs.symlinkSync(target, at('docs/guide/loop'));
  await expect(listFiles(at('docs'), '.mdx')).rejects.toThrow(
    /docs\/guide\/loop is a link to a folder that holds it\. Remove the link/,
  );
});

it('is not disturbed by links that lead elsewhere or nowhere', async () => {
  fs.mkdirSync(at('docs-2'));
  fs.symlinkSync('../../docs-2', at('docs/guide/other'));
  fs.symlinkSync('gone', at('docs/guide/gone'));
  expect(await listFiles(at('docs'), '.mdx')).toEqual(['guide/a.mdx']);
});

import { expect, it } from 'vitest';
import { takeCode } from '@rslib-docs/search/engine/page-code';
import { indexedPage, writeBuild } from '../testing/small-build.mts';
import { readBuild } from './read-build.mts';

const stored = indexedPage('/guide/x', 'X', 'Text.\nsample();\nEnd.');
const page = { ...stored, id: 0, domain: '', keywords: [] };
const { prose, code } = takeCode(page, [[6, 15]]);

async function contents(files: Parameters<typeof writeBuild>[0]): Promise<string[]> {
  const build = await writeBuild(files);
  const batches = await readBuild({ build, index: 'rslib', domain: '', synonyms: [] });
  return batches.flatMap(({ documents }) => documents.map(({ content }) => content));
}

it('loads pages with the code that stands beside them, or without such a file', async () => {
  const files = { 'search-index.en.json': [prose], 'search-code.en.json': [code!] };
  expect(await contents(files)).toEqual(['Text.\nsample();\nEnd.']);
  expect(await contents({ 'search-index.en.json': [page] })).toEqual([page.content]);
});

it('loads nothing where code belongs to another build', async () => {
  const other = { ...code!, length: 1 };
  const files = { 'search-index.en.json': [prose], 'search-code.en.json': [other] };
  await expect(contents(files)).rejects.toThrow(/1 of the 1 entries of .*search-code\.en\.json/);
});

import { afterAll, expect, it, vi } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';

const PAGE = '---\ntitle: A\ndescription: B\n---\n\nText.\n\n## First {/* #first */}\n\nMore.\n';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const { dir, write } = tempFolder();

// Other tests of this thread have loaded the modules already, and need them as they are.
vi.resetModules();
vi.doMock(import('../core/parity'), async (original) => {
  const parity = await original();
  return {
    ...parity,
    findDifferences: (english, chinese) => {
      if (JSON.stringify(chinese).includes('意外')) throw new Error('(7:1) not foreseen');
      return parity.findDifferences(english, chinese);
    },
  };
});
const [{ findFailingPages }, { collectStatus }] = await Promise.all([
  import('./check.mts'),
  import('./status.mts'),
]);
afterAll(() => {
  vi.doUnmock(import('../core/parity'));
  vi.resetModules();
});

it('what a check throws for a page is a finding of that page, and the others are checked', async () => {
  for (const name of ['a', 'b', 'c']) write(`docs/${name}.mdx`, PAGE);
  write(`${ZH}/a.mdx`, PAGE.replace('Text', '正文'));
  write(`${ZH}/b.mdx`, PAGE.replace('First', '意外'));
  const thrown = { kind: 'broken', file: `${ZH}/b.mdx`, line: 7, message: '(7:1) not foreseen' };
  expect((await findFailingPages(dir, 'texts')).get(`${ZH}/b.mdx`)).toMatchObject([thrown]);
  const { findings, pages } = await collectStatus(dir);
  expect(findings).toContainEqual({ ...thrown, page: 'docs/b.mdx' });
  expect(pages.map(({ state }) => state)).toEqual(['behind', 'broken', 'missing']);
});

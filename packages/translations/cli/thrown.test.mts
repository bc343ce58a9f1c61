import { expect, it, vi } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { findFailingPages } from './check.mts';
import { checkFile } from './project.mts';
import { collectStatus } from './status.mts';

const PAGE = '---\ntitle: A\ndescription: B\n---\n\nText.\n\n## First {/* #first */}\n\nMore.\n';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const { dir, write } = tempFolder();

vi.mock(import('../core/parity'), async (original) => {
  const parity = await original();
  return {
    ...parity,
    findDifferences: (english, chinese) => {
      if (JSON.stringify(chinese).includes('意外')) throw new Error('(7:1) not foreseen');
      return parity.findDifferences(english, chinese);
    },
  };
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

it('is none where nothing is thrown', async () => {
  expect(await checkFile('a.mdx', () => [])).toEqual([]);
});

import { expect, it } from 'vitest';
import { readAsked } from './asked.mts';
import type { PagePair } from './project.mts';

const page = (name: string): PagePair => ({
  page: `docs/${name}.mdx`,
  english: `docs/${name}.mdx`,
  chinese: `i18n/zh/docusaurus-plugin-content-docs/current/${name}.mdx`,
  hasEnglish: true,
  hasChinese: true,
});
const PAGES = [page('guide/a'), page('guide/b')];
const read = (...names: string[]) =>
  readAsked(PAGES, names).map(({ pair, only }) => [pair.page, ...only!]);

it('pages are named one after the other, each with its sections', () => {
  expect(read('guide/a')).toEqual([['docs/guide/a.mdx']]);
  expect(read('guide/a', 'one', 'two', 'docs/guide/b.mdx')).toEqual([
    ['docs/guide/a.mdx', 'one', 'two'],
    ['docs/guide/b.mdx'],
  ]);
  expect(() => read()).toThrow('Name a page');
  expect(() => read('guide/c', 'one')).toThrow('There is no page "guide/c"');
});

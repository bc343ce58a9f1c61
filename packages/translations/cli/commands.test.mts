import { expect, it } from 'vitest';
import { UsageError } from '@rslib-docs/kit/node/command';
import { parseCommand, readAsked, runTranslations } from './commands.mts';
import type { PagePair } from './project.mts';

it.each([
  [[]],
  [['nope']],
  [['toString']],
  [['status', '--nope']],
  [['status', '--fix']],
  [['status', 'page']],
  [['diff', 'page', 'section', 'more']],
  [['diff', 'page', '--anyway']],
])('%j is wrong usage', (args) => {
  expect(() => parseCommand(args, {})).toThrow(UsageError);
});

it('a page and all of them is wrong usage', async () => {
  const run = runTranslations('.', {}, ['accept', 'config/lib/dts', '--all']);
  await expect(run).rejects.toThrow('Name a page or say --all, not both.');
});

it('reads flags and names, and the flags that npm keeps for itself, of this command only', () => {
  const env = { npm_config_json: 'true', npm_config_fix: 'true' };
  const flags = (event: string) =>
    parseCommand(['status'], { ...env, npm_lifecycle_event: event }).flags;
  expect(flags('i18n')).toEqual({ json: true });
  expect(parseCommand(['check', '--fix', 'guide/a'], {})).toMatchObject({
    ...{ flags: { fix: true }, names: ['guide/a'] },
  });
  expect(flags('test')).toEqual({});
});

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

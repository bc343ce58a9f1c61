import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { mirrorFile } from './follow-translations.mts';

const PAGE = 'docs/guide/page.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/page.mdx';
const COPY = CHINESE.replace('i18n', '.docusaurus-i18n-dev');
const GAPS = '.docusaurus-i18n-dev/gaps.json';

const { dir: root, at, clear, read, write } = tempFolder();
const exists = (file: string) => fs.existsSync(at(file));
const gaps = () => JSON.parse(read(GAPS)) as unknown;
/** Somebody saves a file, or removes it. */
function change(file: string, text: string | undefined): void {
  if (text === undefined) fs.rmSync(path.join(root, file));
  else write(file, text);
  mirrorFile(root, file);
}

beforeEach(() => {
  clear();
  write(GAPS, '{}');
});

it('a page is English until its translation exists, and again when that is removed', () => {
  change(PAGE, 'English');
  expect([read(COPY), gaps()]).toEqual(['English', { [PAGE]: 'missing' }]);
  change(PAGE, 'Better English');
  expect(read(COPY)).toBe('Better English');
  change(CHINESE, '中文');
  expect([read(COPY), gaps()]).toEqual(['中文', {}]);
  change(PAGE, 'Other English');
  expect([read(COPY), gaps()]).toEqual(['中文', {}]);
  change(CHINESE, undefined);
  expect([read(COPY), gaps()]).toEqual(['Other English', { [PAGE]: 'missing' }]);
  change(PAGE, undefined);
  expect([exists(COPY), gaps()]).toEqual([false, {}]);
});

it('a broken translation is tried again when it is saved, not when the English is', () => {
  write(CHINESE, '<Broken {');
  write(COPY, 'English');
  write(GAPS, JSON.stringify({ [PAGE]: 'broken' }));
  change(PAGE, 'Better English');
  expect([read(COPY), gaps()]).toEqual(['Better English', { [PAGE]: 'broken' }]);
  change(CHINESE, '中文');
  expect([read(COPY), gaps()]).toEqual(['中文', {}]);
});

it('what a folder held goes with it, and its translations stay to be found; texts of the interface follow', () => {
  change('docs/guide/more/a.mdx', 'English');
  change('docs/guide/more/b.mdx', 'English');
  change(CHINESE.replace('page', 'more/b'), '中文');
  fs.rmSync(path.join(root, 'docs/guide/more'), { recursive: true });
  mirrorFile(root, 'docs/guide/more');
  expect([exists(COPY.replace('page', 'more/a')), read(COPY.replace('page', 'more/b'))]).toEqual([
    false,
    '中文',
  ]);
  fs.rmSync(path.join(root, path.dirname(CHINESE), 'more'), { recursive: true });
  mirrorFile(root, `${path.dirname(CHINESE)}/more`);
  expect(exists(path.dirname(COPY.replace('page', 'more/a')))).toBe(false);
  expect(gaps()).toEqual({});
  change('i18n/zh/code.json', '{}');
  expect(read('.docusaurus-i18n-dev/zh/code.json')).toBe('{}');
});

import fs from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { findGaps } from './find-gaps.mts';

const LABELS = 'i18n/zh/docusaurus-plugin-content-docs';
const { dir: root, at, clear, write } = tempFolder();
const writeJson = (file: string, content: object) => write(file, JSON.stringify(content));

const entry = (relativePath: string, routePath: string) => ({ relativePath, routePath });

beforeEach(() => {
  clear();
  const page =
    '---\ntitle: A\n---\n\nText.\n\n## First {/* #first */}\n\n### Second {/* #second */}\n';
  write('docs/a.mdx', page);
  write('docs/draft.mdx', page.replace('title: A', 'title: A\ndraft: true'));
  writeJson(`${LABELS}/current.json`, { 'version.label': { message: '下一版本' } });
  writeJson(`${LABELS}/version-1.0.json`, { 'version.label': { message: '1.0' } });
  const html = '<h2 id=first>First</h2><h3 class=x id="second">Second</h3>';
  writeJson('build/page-index.json', [entry('versioned_docs/version-1.0/a.mdx', '/b/a')]);
  writeJson('build/zh/page-index.json', [entry(`${LABELS}/version-1.0/a.mdx`, '/b/zh/a')]);
  write('build/a.html', html);
  write('build/zh/a.html', html);
});

const find = () => findGaps(root, at('build'), '1.0', '/b/');

it('nothing is missing from a complete version, and it says what was looked for', async () => {
  expect(await find()).toEqual({ gaps: [], pages: 1, ids: 4, keys: 1 });
});

it('a page that fell back to English is missing, and a key without a text', async () => {
  writeJson('build/zh/page-index.json', [entry('versioned_docs/version-1.0/a.mdx', '/b/zh/a')]);
  writeJson(`${LABELS}/version-1.0.json`, {});
  expect((await find()).gaps).toEqual([
    `${LABELS}/version-1.0/a.mdx: the page is missing (zh)`,
    `${LABELS}/version-1.0.json: the key "version.label" is missing`,
  ]);
});

it('a page without a file is named, and a heading id that is only the beginning of another', async () => {
  await fs.rm(at('build/a.html'));
  write('build/zh/a.html', '<h2 id=first>First</h2><h3 id="second-one">Second</h3>');
  expect((await find()).gaps).toEqual([
    'versioned_docs/version-1.0/a.mdx: nothing answers at /b/a',
    expect.stringContaining('the heading id "second" is missing (zh)'),
  ]);
});

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGaps } from './find-gaps.mts';

const LABELS = 'i18n/zh/docusaurus-plugin-content-docs';
let root = '';

async function write(file: string, content: string | object): Promise<void> {
  const target = path.join(root, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const entry = (relativePath: string, routePath: string) => ({ relativePath, routePath });

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'gaps-'));
  const page =
    '---\ntitle: A\n---\n\nText.\n\n## First {/* #first */}\n\n### Second {/* #second */}\n';
  await write('docs/a.mdx', page);
  await write('docs/draft.mdx', page.replace('title: A', 'title: A\ndraft: true'));
  await write(`${LABELS}/current.json`, { 'version.label': { message: '下一版本' } });
  await write(`${LABELS}/version-1.0.json`, { 'version.label': { message: '1.0' } });
  const html = '<h2 id=first>First</h2><h3 class=x id="second">Second</h3>';
  await write('build/page-index.json', [entry('versioned_docs/version-1.0/a.mdx', '/b/a')]);
  await write('build/zh/page-index.json', [entry(`${LABELS}/version-1.0/a.mdx`, '/b/zh/a')]);
  await write('build/a.html', html);
  await write('build/zh/a.html', html);
});
afterEach(() => fs.rm(root, { recursive: true }));

const find = () => findGaps(root, path.join(root, 'build'), '1.0', '/b/');

it('nothing is missing from a complete version, and it says what was looked for', async () => {
  expect(await find()).toEqual({ gaps: [], pages: 1, ids: 4, keys: 1 });
});

it('a page that fell back to English is missing', async () => {
  await write('build/zh/page-index.json', [entry('versioned_docs/version-1.0/a.mdx', '/b/zh/a')]);
  expect((await find()).gaps).toEqual([`${LABELS}/version-1.0/a.mdx: the page is missing (zh)`]);
});

it('a page without a file is named', async () => {
  await fs.rm(path.join(root, 'build/a.html'));
  expect((await find()).gaps).toEqual([
    'versioned_docs/version-1.0/a.mdx: nothing answers at /b/a',
  ]);
});

it('a heading id that is only the beginning of another is missing', async () => {
  await write('build/a.html', '<h2 id=first>First</h2><h3 id="second-one">Second</h3>');
  expect((await find()).gaps).toEqual([
    'versioned_docs/version-1.0/a.mdx: the heading id "second" is missing (en)',
  ]);
});

it('a key without a text is missing', async () => {
  await write(`${LABELS}/version-1.0.json`, {});
  expect((await find()).gaps).toEqual([
    `${LABELS}/version-1.0.json: the key "version.label" is missing`,
  ]);
});

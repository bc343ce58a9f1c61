import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contentCache, readCachedMarkdown, type CacheInputs } from './content-cache';
import { readMarkdown } from '../shared/markdown/read-markdown';

const NAME = `content-cache-test-${randomUUID()}`;
const INPUTS: CacheInputs = {
  packages: ['react'],
  sources: ['packages/kit/node/content-cache.ts'],
};

afterAll(() => fs.rm(path.resolve('node_modules/.cache', NAME), { recursive: true, force: true }));

it('work is done once, and again by another builder only where something differs', async () => {
  let count = 0;
  const make = () => Promise.resolve(`made ${(count += 1)}`);
  expect(String(await contentCache(NAME, INPUTS)('a', make))).toBe('made 1');
  expect(String(await contentCache(NAME, INPUTS)('a', make))).toBe('made 1');
  expect(String(await contentCache(NAME, INPUTS)('b', make))).toBe('made 2');
  await contentCache(NAME, { ...INPUTS, packages: ['react', 'clsx'] })('a', make);
  expect(count).toBe(3);
});

it('what is asked for several times at once is made once', async () => {
  const fromCache = contentCache(NAME, INPUTS);
  let count = 0;
  const make = () => Promise.resolve(`made ${(count += 1)}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => fromCache('e', make)));
  expect(new Set(all.map(String))).toEqual(new Set(['made 1']));
});

it('what fails is not kept', async () => {
  const fromCache = contentCache(NAME, INPUTS);
  await expect(fromCache('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await fromCache('c', () => Promise.resolve('yes')))).toBe('yes');
});

it('a source that is gone is named', async () => {
  const fromCache = contentCache(NAME, { packages: [], sources: ['src/nowhere'] });
  await expect(fromCache('d', () => Promise.resolve(''))).rejects.toThrow('src/nowhere');
});

const SOURCE = `---
title: T
---

# Title

Text with [a link](./x.mdx) and {1 + 1}.

## Table {/* #table */}

| a | b |
| - | - |
| 1 | \`2\` |

<Tabs items={['x', /y/]}>**bold**</Tabs>
`;

it('a page from the cache is the page, for each reader one; one that cannot be read fails every time, with its line', async () => {
  const made = await readCachedMarkdown(SOURCE);
  made.tree.children.length = 0;
  const kept = await readCachedMarkdown(SOURCE);
  const { tree, ...read } = await readMarkdown(SOURCE);
  expect(kept).toMatchObject(read);
  expect(kept.tree).toEqual(JSON.parse(JSON.stringify(tree)));
  for (const broken of Array<string>(2).fill('Text\n\n<Broken {'))
    await expect(readCachedMarkdown(broken)).rejects.toMatchObject({ line: 3 });
});

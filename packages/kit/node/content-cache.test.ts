import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheKey, contentCache, type Makers } from './content-cache';

const NAME = `content-cache-test-${randomUUID()}`;
const MAKERS: Makers = { packages: ['react'], sources: ['packages/kit/node/content-cache.ts'] };

afterAll(() => fs.rm(path.resolve('node_modules/.cache', NAME), { recursive: true, force: true }));

it('work is another for other content, packages and sources', () => {
  const keys = [
    cacheKey(['a', 'ts'], [['1'], ['x']]),
    cacheKey(['b', 'ts'], [['1'], ['x']]),
    cacheKey(['a', 'tsx'], [['1'], ['x']]),
    cacheKey(['a', 'ts'], [['2'], ['x']]),
    cacheKey(['a', 'ts'], [['1'], ['y']]),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(cacheKey(['a', 'ts'], [['1'], ['x']])).toBe(keys[0]);
});

it('work is done once, and again by another builder only where something differs', async () => {
  let count = 0;
  const make = () => Promise.resolve(`made ${(count += 1)}`);
  expect(String(await contentCache(NAME, MAKERS)('a', make))).toBe('made 1');
  expect(String(await contentCache(NAME, MAKERS)('a', make))).toBe('made 1');
  expect(String(await contentCache(NAME, MAKERS)('b', make))).toBe('made 2');
  const others: Makers[] = [
    { ...MAKERS, packages: ['react', 'clsx'] },
    { ...MAKERS, sources: ['packages/kit/node/content-cache.ts'] },
  ];
  for (const makers of others) await contentCache(NAME, makers)('a', make);
  expect(count).toBe(3);
});

it('what is asked for several times at once is made once', async () => {
  const fromCache = contentCache(NAME, MAKERS);
  let count = 0;
  const make = () => Promise.resolve(`made ${(count += 1)}`);
  const all = await Promise.all(Array.from({ length: 20 }, () => fromCache('e', make)));
  expect(new Set(all.map(String))).toEqual(new Set(['made 1']));
});

it('what fails is not kept', async () => {
  const fromCache = contentCache(NAME, MAKERS);
  await expect(fromCache('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await fromCache('c', () => Promise.resolve('yes')))).toBe('yes');
});

it('a source that is gone is named', async () => {
  const fromCache = contentCache(NAME, { packages: [], sources: ['src/nowhere'] });
  await expect(fromCache('d', () => Promise.resolve(''))).rejects.toThrow('src/nowhere');
});

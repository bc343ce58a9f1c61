import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cache, hashOf } from './cache.mts';
import { compilerFingerprint, linterFingerprint, readerFingerprint } from './fingerprints.mts';

let root: string;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-cache-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('the cache', () => {
  async function ask(
    text: string,
    ...complete: string[]
  ): Promise<{ answer: string; isNew: boolean }> {
    let isNew = false;
    const cache = new Cache(root);
    const answer = await cache.get('kind', hashOf(text), async () => {
      isNew = true;
      return text.toUpperCase();
    });
    await cache.save(complete);
    return { answer, isNew };
  }

  it('answers the same question once, another one again', async () => {
    expect(await ask('a')).toEqual({ answer: 'A', isNew: true });
    expect(await ask('a')).toEqual({ answer: 'A', isNew: false });
    expect(await ask('b')).toEqual({ answer: 'B', isNew: true });
  });

  it('forgets what nobody asks for any more only of kinds that were asked for as a whole', async () => {
    await ask('a');
    await ask('b', 'other');
    expect(await ask('a')).toEqual({ answer: 'A', isNew: false });
    await ask('c', 'kind');
    expect(await ask('a')).toEqual({ answer: 'A', isNew: true });
  });

  it.each(['', '{', 'null', '{"kind": null}'])(
    'a damaged file (%j) is no answer @F271',
    async (text) => {
      write('.cache/i18n/results.json', text);
      expect(await ask('a')).toEqual({ answer: 'A', isNew: true });
      expect(await ask('a')).toEqual({ answer: 'A', isNew: false });
    },
  );

  it('a question that failed is asked again', async () => {
    const fail = async (): Promise<string> => {
      throw new Error('no');
    };
    const cache = new Cache(root);
    await expect(cache.get('kind', 'x', fail)).rejects.toThrow('no');
    await cache.save();
    expect(await new Cache(root).get('kind', 'x', async () => 'yes')).toBe('yes');
  });

  it('the border between two parts counts', () => {
    expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
    expect(hashOf('a', '')).not.toBe(hashOf('a'));
  });
});

describe('whether a page compiles is asked again', () => {
  const SITE = {
    texts: ['src', 'packages/translations', 'docusaurus.config.ts', 'sidebars.ts'],
    names: ['static'],
    settings: /^SITE_/,
  };
  const FILES = {
    'src/plugins/x.ts': 'one',
    'packages/translations/core/sections.ts': 'one',
    'packages/translations/cli/compile-page.mts': 'one',
    'packages/translations/cli/spacing.mts': 'one',
    'docusaurus.config.ts': 'one',
    'sidebars.ts': 'one',
    'package-lock.json': 'one',
    'docs/a.mdx': 'one',
    'static/a.png': 'one',
  };
  beforeEach(() => {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  // The same length, the same time of change: only the content tells.
  function change(file: string): void {
    const target = path.join(root, file);
    const { atime, mtime } = fs.statSync(target);
    fs.writeFileSync(target, 'two');
    fs.utimesSync(target, atime, mtime);
  }

  it.each([
    'src/plugins/x.ts',
    'packages/translations/cli/compile-page.mts',
    'docusaurus.config.ts',
    'sidebars.ts',
    'package-lock.json',
  ])('after a change of %s', async (file) => {
    const before = await compilerFingerprint(root, SITE);
    expect(await compilerFingerprint(root, SITE)).toBe(before);
    change(file);
    expect(await compilerFingerprint(root, SITE)).not.toBe(before);
  });

  it.each(['docs/b.mdx', 'static/b.png', 'i18n/zh/docusaurus-plugin-content-blog/b.mdx'])(
    'after %s was added',
    async (file) => {
      const before = await compilerFingerprint(root, SITE);
      write(file, '');
      expect(await compilerFingerprint(root, SITE)).not.toBe(before);
    },
  );

  it('after a setting changed, but not after the text of another page did', async () => {
    const before = await compilerFingerprint(root, SITE);
    change('docs/a.mdx');
    expect(await compilerFingerprint(root, SITE)).toBe(before);
    process.env.SITE_URL = 'https://example.com';
    expect(await compilerFingerprint(root, SITE)).not.toBe(before);
    delete process.env.SITE_URL;
  });

  it('sections are cut again after their reader changed, spacing after its rules did', async () => {
    const [reader, linter] = [await readerFingerprint(root), await linterFingerprint(root)];
    change('packages/translations/core/sections.ts');
    change('packages/translations/cli/spacing.mts');
    expect(await readerFingerprint(root)).not.toBe(reader);
    expect(await linterFingerprint(root)).not.toBe(linter);
  });
});

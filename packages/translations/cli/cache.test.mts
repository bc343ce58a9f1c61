import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { compilerFingerprint } from './compile-page.mts';
import { codeFingerprint } from './project.mts';

const { dir: root, at, clear, write } = tempFolder();
beforeEach(() => clear());

describe('the results of slow work', () => {
  /** Runs like another process, with an empty memory. */
  async function ask(text: string): Promise<{ answer: string; isNew: boolean }> {
    vi.resetModules();
    vi.stubEnv('BUILD_CACHE_DIR', root);
    const { cached } = await import('./project.mts');
    let isNew = false;
    const answer = await cached('kind', [text], async () => {
      isNew = true;
      return text.toUpperCase();
    });
    return { answer, isNew };
  }
  afterEach(() => vi.unstubAllEnvs());

  it.each(['', '{'])('are kept, and made where their file is damaged (%j) @F271', async (text) => {
    expect(await ask('a')).toEqual({ answer: 'A', isNew: true });
    expect(await ask('a')).toEqual({ answer: 'A', isNew: false });
    const folder = at('translations');
    for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), text);
    expect(await ask('a')).toEqual({ answer: 'A', isNew: true });
  });
});

describe('whether a page compiles is asked again', () => {
  const SITE = {
    texts: ['src'],
    names: ['static'],
    settings: /^SITE_/,
  };
  const FILES = {
    'src/plugins/x.ts': 'one',
    'packages/translations/core/sections.ts': 'one',
    'package-lock.json': 'one',
    'docs/a.mdx': 'one',
    'static/a.png': 'one',
  };
  beforeEach(() => {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  // The same length, the same time of change: only the content differs.
  function change(file: string): void {
    const target = at(file);
    const { atime, mtime } = fs.statSync(target);
    fs.writeFileSync(target, 'two');
    fs.utimesSync(target, atime, mtime);
  }

  it.each(['src/plugins/x.ts', 'package-lock.json'])('after a change of %s', async (file) => {
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

  it('texts are read again after a reader changed', async () => {
    const before = await codeFingerprint(root);
    change('packages/translations/core/sections.ts');
    expect(await codeFingerprint(root)).not.toBe(before);
  });
});

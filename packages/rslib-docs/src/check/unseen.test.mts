import { describe, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { BASE, config } from '../../testing/fixtures/fixture.mts';
import { NoProject } from '../texts.mts';
import type { Finding } from './finding.mts';

const { checkFiles } = makeChecker();

const told = (findings: readonly Finding[]) => findings.map(({ level, id }) => `${level} ${id}`);

describe('a tsconfig.json that extends what cannot be read', () => {
  it.each(['@none/tsconfig', './none.json', '../../outside.json'])('is named: %s', async (base) => {
    const found = await checkFiles({
      ...BASE,
      'rslib.config.ts': config('{ dts: true }'),
      'tsconfig.json': `{ "extends": "${base}", "include": ["src"] }`,
    });
    expect(told(found)).toEqual(['note tsconfig-extends']);
    expect(found[0]).toMatchObject({ file: 'tsconfig.json' });
  });
});

describe('what is no project of Rslib', () => {
  it.each<Record<string, string>>([
    { 'package.json': '{}' },
    { 'package.json': '{ "scripts": { "build": "tsc" } }', 'src/index.ts': 'export {};' },
    { 'a.txt': '' },
  ])('is told so: %j', async (files) => {
    await expect(checkFiles(files)).rejects.toThrow(NoProject);
  });

  it('is not one that a script builds with flags', async () => {
    const scripts = { build: 'rslib --entry.index=lib/a.ts' };
    const found = await checkFiles({ 'package.json': JSON.stringify({ scripts }) });
    expect(told(found)).toEqual(['note no-config']);
  });
});

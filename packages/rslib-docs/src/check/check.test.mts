import { describe, expect, it } from 'vitest';
import { makeChecker, mistakes } from '../../testing/library.mts';
import { BASE, config } from '../../testing/fixtures/fixture.mts';
import { NoProject } from '../texts.mts';
import { format, type Finding } from './finding.mts';

const { checkFiles, checkPackage } = makeChecker();
const told = (findings: readonly Finding[]) => findings.map(({ level, id }) => `${level} ${id}`);

/** Declarations of a version of Rslib without `wasm`. */
const OLD_RSLIB = {
  'node_modules/@rslib/core/package.json':
    '{ "name": "@rslib/core", "version": "0.18.0", "types": "./index.d.ts" }',
  'node_modules/@rslib/core/index.d.ts': `
    export interface RslibConfig { lib?: { format?: string }[]; output?: { target?: string } }
    export declare function defineConfig(config: RslibConfig): RslibConfig;`,
};

describe('what is said', () => {
  it('names file, line, rule and section, in both languages', async () => {
    const files = { ...BASE, 'rslib.config.ts': config('{\n  environments: {},\n}') };
    const [en, zh] = await Promise.all([checkFiles(files), checkFiles(files, 'zh')]);
    expect(format(en, 'en')).toContain(
      'rslib.config.ts:4 warning environments: `environments` is ignored: Rslib makes them from `lib`. Write one item of `lib` for each output.\n  → read guide/basic/configure-rslib#two-kinds-of-options',
    );
    expect(format(zh, 'zh')).toContain(
      'rslib.config.ts:4 警告 environments: `environments` 会被忽略',
    );
    expect(format(en, 'en')).toMatch(/1 finding\.$/);
  });

  it('says when nothing was found', async () => {
    const found = await checkPackage({ 'rslib.config.ts': config('{}') });
    expect(format(found, 'en')).toMatch(/No mistake was found\.$/);
    expect(format(found, 'en', false)).toContain('the build writes was not looked at');
  });
});

describe('what is there to check', () => {
  it.each<[Record<string, string>, string]>([
    [{ 'a.txt': '' }, 'neither a configuration'],
    [{ 'package.json': '{}' }, 'is no project'],
    [
      { 'package.json': '{ "scripts": { "build": "tsc" } }', 'src/index.ts': 'export {};' },
      'is no project',
    ],
    [{ 'package.json': '{ "workspaces": ["packages/*"] }' }, 'rslib-docs check packages/my-lib'],
  ])('refuses what is no project of Rslib: %j', async (files, says) => {
    const run = checkFiles(files);
    await expect(run).rejects.toThrow(NoProject);
    await expect(run).rejects.toThrow(says);
  });

  it('takes a package for one that a script builds with flags', async () => {
    const scripts = { build: 'rslib --entry.index=lib/a.ts' };
    const found = await checkFiles({ 'package.json': JSON.stringify({ scripts }) });
    expect(told(found)).toEqual(['note no-config']);
  });

  it.each(['@none/tsconfig', './none.json', '../../outside.json'])(
    'names a tsconfig.json that extends what cannot be read: %s',
    async (base) => {
      const found = await checkPackage({
        'rslib.config.ts': config('{ dts: true }'),
        'tsconfig.json': `{ "extends": "${base}", "include": ["src"] }`,
      });
      expect(told(found)).toEqual(['note tsconfig-extends']);
      expect(found[0]).toMatchObject({ file: 'tsconfig.json' });
    },
  );

  it('says nothing of files that no build has written', async () => {
    const manifest = { type: 'module', main: './dist/none.cjs', scripts: { build: 'rslib' } };
    const found = await checkPackage({ 'package.json': JSON.stringify(manifest) });
    expect(told(found)).toEqual(['note no-config']);
  });

  it('checks the configuration that Rslib takes, and names the others', async () => {
    const found = await checkPackage({
      'rslib.config.ts': config('{}'),
      'rslib.config.mjs': 'export default {};\n',
    });
    expect(mistakes(found)).toEqual([['several-configs', 'rslib.config.ts', undefined]]);
  });

  it('checks the configuration that a script names', async () => {
    const files = {
      'rslib.node.config.ts': config('{ environments: {} }'),
      'package.json': JSON.stringify({
        scripts: { build: 'turbo run lib', lib: 'rslib build -c rslib.node.config.ts' },
      }),
    };
    expect(mistakes(await checkPackage(files))).toEqual([
      ['environments', 'rslib.node.config.ts', 3],
    ]);
  });

  it('says why it cannot read a file', async () => {
    const files = { 'rslib.config.ts': config('{}'), 'package.json': '{,}' };
    await expect(checkPackage(files)).rejects.toThrow('package.json is not valid JSON');
  });

  it('names the first place of broken syntax only', async () => {
    const found = await checkPackage({ 'rslib.config.mjs': 'export default { format: "esm" ;\n' });
    expect(found.filter(({ id }) => id === 'types')).toHaveLength(1);
  });

  it.each([
    ['that is given by name', `const own = { lib: [{ format: 'esmm' as const }] };`, 'own'],
    ['with a method that is no option', '', '{ onSuccess() {} }'],
  ])('checks a configuration %s', async (_name, before, value) => {
    const text = `import { defineConfig } from '@rslib/core';\n${before}\nexport default defineConfig(${value});\n`;
    const found = await checkPackage({ 'rslib.config.ts': text });
    expect(mistakes(found)).toEqual([['types', 'rslib.config.ts', 3]]);
  });

  it('does not run the configuration', async () => {
    const text = `throw new Error('was run');\n${config('{}')}`;
    expect(mistakes(await checkPackage({ 'rslib.config.mts': text }))).toEqual([]);
  });
});

it('says that the project has another version, and what that does not have', async () => {
  const found = await checkPackage({
    ...OLD_RSLIB,
    'rslib.config.ts': config(`{ wasm: { mode: 'compile' } }`),
  });
  expect(mistakes(found)).toEqual([['types', 'rslib.config.ts', 3]]);
  expect(found[0]!.message).toContain('"wasm" came with Rslib 1.0; this project has 0.18.0.');
  expect(found.map(({ id }) => id)).toContain('version');
});

it('says nothing of versions that package.json does not name', async () => {
  const devDependencies = { '@rslib/core': 'catalog:', typescript: 'workspace:*' };
  const found = await checkPackage({
    'package.json': JSON.stringify({ type: 'module', devDependencies }),
    'rslib.config.ts': config('{}'),
  });
  expect(found).toEqual([]);
});

describe('what only a run can tell', () => {
  it('gives a note and no alarm', async () => {
    const found = await checkPackage({
      'package.json': '{ "type": "module", "main": "./dist/other.cjs" }',
      'rslib.config.ts': `import { defineConfig } from '@rslib/core';
const formats = (process.env.FORMATS ?? 'esm').split(',') as 'esm'[];
export default defineConfig({ lib: formats.map((format) => ({ format })) });
`,
    });
    expect(mistakes(found)).toEqual([]);
    expect(found.map(({ id }) => id)).toEqual(['not-read']);
  });

  it('leaves out texts of JavaScript whose type is any string, but not those at their key', async () => {
    const found = await checkPackage({
      'rslib.config.mjs': `const shared = { format: 'esm' };
export default {
  lib: [shared, { ...shared, syntax: ['es' + 2020] }],
  output: { target: ['no', 'de'].join(''), minify: 'yes' },
};
`,
    });
    expect(mistakes(found)).toEqual([['types', 'rslib.config.mjs', 4]]);
    expect(found[0]!.message).toContain("'string' is not assignable to type 'Minify");
  });

  it.each([
    ['objects', (name: string) => `{ ...${name}, ...${name} }`, '{ autoExternal: true }'],
    ['lists', (name: string) => `[...${name}, ...${name}]`, `[{ format: 'esm' }]`],
  ])('does not follow %s that double with each name', async (kind, twice, first) => {
    const names = Array.from({ length: 40 }, (_, at) => `a${at}`);
    const lines = names.slice(1).map((name, at) => `const ${name} = ${twice(names[at]!)} as any;`);
    const value = kind === 'lists' ? '{ lib: a39 }' : '{ lib: [a39] }';
    const source = `const a0 = ${first} as any;\n${lines.join('\n')}\n${config(value)}`;
    await expect(checkPackage({ 'rslib.config.ts': source })).resolves.toBeInstanceOf(Array);
  });

  it(
    'reads methods, spreads and names of a long configuration once each',
    { timeout: 20_000 },
    async () => {
      const lines = Array.from({ length: 4000 }, (_, at) => `m${at}() {}, ...{}, k${at}: c${at},`);
      const names = Array.from({ length: 4000 }, (_, at) => `const c${at} = ${at};`);
      const source = `${names.join('\n')}\nexport default { ${lines.join('\n')} umdName: 1 };\n`;
      const found = await checkPackage({ 'rslib.config.mjs': source });
      expect(found.map(({ id }) => id)).toEqual(['not-read']);
    },
  );

  it('follows constants, spreads and other files', async () => {
    const found = await checkPackage({
      'shared.ts': `export const shared = { VERSION: 'v1' } as const;\n`,
      'rslib.config.ts': `import { defineConfig } from '@rslib/core';
import { shared } from './shared';
const base = { source: { define: { ...shared } } } as const;
export default defineConfig({ ...base });
`,
    });
    expect(mistakes(found)).toEqual([['define-unquoted', 'shared.ts', 1]]);
  });
});

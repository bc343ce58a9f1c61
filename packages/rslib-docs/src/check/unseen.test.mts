import { describe, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { BASE, config } from '../../testing/fixtures/fixture.mts';
import type { Finding } from './finding.mts';

const { checkFiles, checkPackage } = makeChecker();

const told = (findings: readonly Finding[]) => findings.map(({ level, id }) => `${level} ${id}`);

const manifest = (fields: object) => JSON.stringify({ type: 'module', ...fields });

describe('what only a build can show', () => {
  it('notes files that builds of Rslib do not write, and says whose builds were looked at', async () => {
    const found = await checkPackage({
      'package.json': manifest({ main: './lib/index.js' }),
      'rslib.config.ts': config('{}'),
    });
    expect(told(found)).toEqual(['note package-files', 'note packed-types']);
    expect(found[0]!.message).toBe(
      `Rslib's own builds, as this configuration describes them, do not write "./lib/index.js"; another tool may. They write dist/index.js.`,
    );
  });

  it('names each file once that only a build can tell of', async () => {
    const found = await checkPackage({
      'package.json': manifest({ main: './dist/a.js', exports: './dist/a.js' }),
      'rslib.config.ts': config('{ source: { entry: unknown() } }'),
    });
    const [note] = found.filter(({ id }) => id === 'package-files');
    expect(note?.message).toContain('are written: ./dist/a.js. Run');
  });

  it('notes declarations of two items in one folder', async () => {
    const found = await checkPackage({
      'rslib.config.ts': config('{ lib: [{ dts: true }, { format: "cjs", dts: true }] }'),
    });
    expect(told(found)).toContain('note declarations-race');
    expect(found[0]!.message).toMatch(/may delete files .* no build was looked at/);
  });

  it('takes a folder as an entry of a bundleless build for all that is in it', async () => {
    const found = await checkPackage({
      'package.json': manifest({ exports: ['./dist/index.js', './dist/math.js'] }),
      'rslib.config.ts': config(
        `{ bundle: false, source: { entry: { index: ['./src/', '!./src/tests'] } } }`,
      ),
      'src/math.ts': 'export const b = 1;\n',
      'src/tests/a.ts': 'export {};\n',
    });
    expect(told(found)).toEqual(['note packed-types']);
  });
});

describe('a tsconfig.json that extends what cannot be read', () => {
  const files = {
    ...BASE,
    'package.json': manifest({ types: './dist/index.d.ts', devDependencies: { typescript: '7' } }),
    'rslib.config.ts': config('{ dts: true, output: { target: "web" } }'),
    'src/index.ts': `import './a.css';\nexport const a = 1;\n`,
    'src/a.css': '',
  };

  it.each(['@none/tsconfig', './none.json', '../../outside.json'])(
    'is named, and nothing rests on its options: %s',
    async (base) => {
      const found = await checkFiles({
        ...files,
        'tsconfig.json': `{ "extends": "${base}", "include": ["src"] }`,
      });
      const expected = ['note package-files', 'note packed-types', 'note tsconfig-extends'];
      expect(told(found)).toEqual(expected);
      expect(found[0]!.message).toMatch(/^Only a build can tell/);
      expect(found.at(-1)).toMatchObject({ file: 'tsconfig.json' });
    },
  );

  it('is checked where it can be read', async () => {
    const found = await checkFiles({
      ...files,
      'base.json': '{ "compilerOptions": { "strict": true } }',
      'tsconfig.json': '{ "extends": "./base.json", "include": ["src"] }',
    });
    expect(told(found)).toContain('error root-dir');
    expect(told(found)).toContain('error style-types');
  });
});

describe('where there is nothing to look at', () => {
  it('refuses a folder without a configuration, an entry and a call of Rslib', async () => {
    await expect(checkFiles({ 'package.json': '{}' })).rejects.toThrow(
      /nothing to check .* src\/index/,
    );
    const scripts = { build: 'rslib --entry.index=lib/a.ts' };
    expect(told(await checkFiles({ 'package.json': manifest({ scripts }) }))).toEqual([
      'note no-config',
    ]);
  });

  it('says nothing of styles where no component of Vue has any', async () => {
    const vue = `import { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';
export default { bundle: false, output: { target: 'web' }, plugins: [pluginUnpluginVue()] };
`;
    const found = await checkPackage({
      'rslib.config.mjs': vue,
      'src/a.vue': '<template><p /></template>\n',
    });
    expect(told(found)).not.toContain('warning unplugin-vue-bundleless');
  });
});

import { describe, expect, it } from 'vitest';
import { makeChecker, mistakes } from '../../testing/library.mts';
import { config } from '../../testing/fixtures/fixture.mts';

const { checkPackage } = makeChecker();

describe('projects that are right', () => {
  const esm = (more = '') => config(`{ lib: [{ format: 'esm'${more} }] }`);
  const manifest = (more: object) =>
    JSON.stringify({ type: 'module', exports: './dist/index.js', ...more });

  it.each<[string, Record<string, string>]>([
    [
      'a list that is filled later',
      {
        'rslib.config.mjs': `const lib = [];\nlib.push({ format: 'esm' });\nexport default { lib };\n`,
      },
    ],
    [
      'a configuration that is changed later',
      {
        'rslib.config.mjs': `const own = { lib: [] };\nown.lib = [{ format: 'esm' }];\nexport default own;\n`,
      },
    ],
    [
      'a configuration of another file',
      {
        'shared.ts': esm(),
        'rslib.config.ts': `export { default } from './shared';\n`,
      },
    ],
    [
      'a name that is asked for with typeof',
      {
        'rslib.config.ts': esm(),
        'src/index.ts': `export const dir = typeof __dirname === 'undefined' ? '' : __dirname;\n`,
      },
    ],
    [
      'styles that another lib item writes',
      {
        'rslib.config.ts': config(
          `{ lib: [{ format: 'esm', output: { target: 'web' } }, { format: 'cjs' }] }`,
        ),
        'src/index.ts': `import './a.css';\nexport const a = 1;\n`,
        'src/a.css': '',
      },
    ],
    [
      'styles of a package that users install',
      {
        'package.json': manifest({ dependencies: { '@a/b': '1.0.0' } }),
        'rslib.config.ts': esm(),
        'src/index.ts': `import '@a/b/style.css';\nexport const a = 1;\n`,
      },
    ],
    [
      'packages in browser',
      {
        'package.json': manifest({ browser: { crypto: 'crypto-browserify' } }),
        'rslib.config.ts': esm(),
      },
    ],
    [
      'a file that another script of the build writes',
      {
        'package.json': manifest({
          exports: { './a.css': './dist/a.css' },
          scripts: {
            build: 'npm run build:js && npm run build:css',
            'build:js': 'rslib',
            'build:css': 'tailwindcss -o dist/a.css',
          },
        }),
        'rslib.config.ts': esm(),
      },
    ],
  ])('%s', async (_, files) => {
    expect(mistakes(await checkPackage(files))).toEqual([]);
  });

  it('follows a configuration that another file exports', async () => {
    const found = await checkPackage({
      'shared.ts': config('{ lib: [] }'),
      'rslib.config.ts': `export { default } from './shared';\n`,
    });
    expect(mistakes(found)).toEqual([['lib-empty', 'shared.ts', 3]]);
  });

  it('says of src and tests without rootDir only where the declarations land', async () => {
    const found = await checkPackage({
      'package.json': manifest({ types: './dist/index.d.ts' }),
      'rslib.config.ts': esm(', dts: true'),
      'tests/a.ts': 'export {};\n',
      'tsconfig.json': '{ "include": ["src", "tests"] }',
    });
    expect(mistakes(found)).toEqual([]);
    expect(found[0]).toMatchObject({ id: 'package-files', file: 'package.json', line: 1 });
    expect(found[0]!.message).toContain('dist/src/index.d.ts');
  });
});

import { describe, expect, it } from 'vitest';
import { makeChecker, mistakes } from '../../testing/library.mts';
import { config } from '../../testing/fixtures/fixture.mts';

const { checkPackage } = makeChecker();

describe('projects that are right', () => {
  const esm = config(`{ lib: [{ format: 'esm' }] }`);
  const manifest = (more: object) =>
    JSON.stringify({ type: 'module', exports: './dist/index.js', ...more });

  it.each(
    Object.entries<Record<string, string>>({
      'a list that is changed later': {
        'rslib.config.mjs': `const lib = [{ format: 'umd' }];\nlib.pop();\nexport default { lib };\n`,
      },
      'a configuration that is changed later': {
        'rslib.config.mjs': `const own = { format: 'umd' };\nown.format = 'esm';\nexport default own;\n`,
      },
      'a configuration that is changed later, as another type': {
        'rslib.config.ts': `const own = { format: 'umd' };\n(own as any).format = 'esm';\nexport default own;\n`,
      },
      'code around a configuration that our compiler is strict about, and what a variable switches on':
        {
          'rslib.config.ts': `import { defineConfig, type RsbuildPlugin } from '@rslib/core';
import 'not-installed';
const names = process.env.NAMES.split(',');
const plugin = (): RsbuildPlugin => ({ name: 'a', setup() {} });
export default defineConfig({
  source: { define: { A: JSON.stringify(names[0].length), B: JSON.stringify(names.none) } },
  tools: { rspack: (config) => void (config.resolve.alias.foo = 'bar') },
  plugins: [process.env.ANALYZE && plugin(), process.env.CI === '1' && plugin()],
  output: { minify: process.env.MINIFY && true },
});
`,
        },
      'an entry that a script may write': {
        'package.json': manifest({ scripts: { prebuild: 'node make.mjs', build: 'rslib' } }),
        'rslib.config.ts': config(`{ source: { entry: { index: './src/made.ts' } } }`),
      },
      'an iife that exports nothing, and types only': {
        'rslib.config.ts': config(`{ format: 'iife', output: { target: 'web' } }`),
        'src/index.ts': `type A = 1;\nexport type { A };\nexport {};\n`,
      },
      'code of JavaScript without types': {
        'rslib.config.mjs': `import fs from 'node:fs';
const { version } = JSON.parse(fs.readFileSync('package.json'));
export default {
  source: { define: { A: JSON.stringify(version), B: JSON.parse(fs.readFileSync('b.json')).b } },
};
`,
      },
      'styles that another lib item writes': {
        'rslib.config.ts': config(
          `{ lib: [{ format: 'esm', output: { target: 'web' } }, { format: 'cjs' }] }`,
        ),
        'src/index.ts': `import './a.css';\nexport const a = 1;\n`,
        'src/a.css': '',
      },
      'sources with what users install, types only, JSX with its own React, and typeof': {
        'package.json': manifest({
          browser: { crypto: 'crypto-browserify' },
          dependencies: { '@a/b': '1.0.0' },
          devDependencies: { react: '19', vue: '3' },
          peerDependencies: { react: '*' },
        }),
        'rslib.config.ts': esm,
        'src/index.ts': ['styles', 'jsx', 'react', 'name']
          .map((one) => `export * from './${one}';\n`)
          .join(''),
        'src/styles.ts': `import '@a/b/style.css';\nexport const a = 1;\n`,
        'src/jsx.tsx': `import * as React from 'react';\nexport const A = () => <i>a</i>;\n`,
        'src/react.ts': `import { useState } from 'react';\nimport { Ref } from 'vue';\nexport const use: Ref = useState;\n`,
        'src/name.ts': `export const dir = typeof __dirname === 'undefined' ? '' : __dirname;\n`,
      },
      'values of define that are code': {
        'rslib.config.ts': config(
          `{ source: { define: { A: 'true', B: '"b"', C: 'process.env.C', D: JSON.stringify(1), E: 'globalThis.e', F: '{ "a": 1 }' } } }`,
        ),
      },
    }),
  )('%s', async (_, files) => {
    expect(mistakes(await checkPackage(files))).toEqual([]);
  });

  it('follows a configuration that another file exports', async () => {
    const found = await checkPackage({
      'shared.ts': config('{ environments: {} }'),
      'rslib.config.ts': `export { default } from './shared';\n`,
    });
    expect(mistakes(found)).toEqual([['environments', 'shared.ts', 3]]);
  });
});

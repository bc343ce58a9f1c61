import { manifest, seeds, withFiles } from './seed.mts';

const WEB = `output: { target: 'web' }`;
const EXPORTING = { 'src/index.ts': 'export const a = 1;\n' };

/** Mistakes in what is combined, and in sources. */
export const FORMAT_SEEDS = [
  ...seeds(
    'bundle-only-format',
    `{ bundle: false, lib: [{ format: 'umd', ${WEB} }] }`,
    `{ lib: [{ format: 'umd', bundle: false, ${WEB} }, { format: 'esm' }] }`,
    `() => ({ format: 'umd', bundle: false, ${WEB} })`,
  ),
  ...seeds(
    'glob-in-bundle',
    `{ source: { entry: { index: './src/**' } } }`,
    `{ lib: [{ format: 'cjs', source: { entry: { index: ['./src/*.ts', '!./src/a.ts'] } } }] }`,
    `{ bundle: true, source: { entry: { index: './src/{a,b}.ts' } } }`,
  ),
  ...seeds(
    'iife-exports',
    withFiles(`{ format: 'iife' }`, EXPORTING),
    withFiles(`{ lib: [{ format: 'esm' }, { format: 'iife', ${WEB} }] }`, EXPORTING),
    withFiles(`{ format: 'iife', source: { entry: { main: './src/main.ts' } } }`, {
      'src/main.ts': `const main = (): void => {};\nexport default main;\n`,
    }),
  ),
  ...seeds(
    'umd-target',
    `{ format: 'umd' }`,
    `{ lib: [{ format: 'esm' }, { format: 'umd', umdName: 'Lib' }] }`,
    `{ lib: [{ format: 'umd' }, { format: 'cjs', ${WEB} }] }`,
  ),
  ...seeds('mf-plugin', `{ format: 'mf' }`, `{ lib: [{ format: 'mf' }, { format: 'esm' }] }`, {
    'rslib.config.mjs': `export default { plugins: [], lib: [{ format: 'mf' }] };\n`,
  }),
  ...seeds(
    'external-helpers',
    `{ externalHelpers: true }`,
    withFiles(`{ externalHelpers: true }`, manifest({ peerDependencies: { '@swc/helpers': '*' } })),
    `{ lib: [{ format: 'esm', syntax: 'es5', externalHelpers: true }] }`,
  ),
  ...seeds(
    'wasm-format',
    `{ wasm: { mode: 'compile' }, lib: [{ format: 'esm' }, { format: 'cjs' }] }`,
    `{ lib: [{ format: 'cjs', wasm: { mode: 'compile' } }] }`,
    `{ format: 'umd', ${WEB}, wasm: { mode: 'compile' } }`,
  ),
  ...seeds(
    'unplugin-vue-bundleless',
    ...[
      `{ bundle: false, ${WEB}, plugins: [pluginUnpluginVue()] }`,
      `{ lib: [{ bundle: false, ${WEB}, plugins: [pluginUnpluginVue()] }] }`,
      `{ lib: [{ bundle: false }, { format: 'cjs' }], ${WEB}, plugins: [pluginUnpluginVue()] }`,
    ].map((options) => ({
      'rslib.config.ts': `import { defineConfig } from '@rslib/core';\nimport { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';\n\nexport default defineConfig(${options});\n`,
      'src/a.vue': '<template><p /></template>\n<style>p { color: red }</style>\n',
    })),
  ),
  ...seeds(
    'styles-dropped',
    withFiles('{}', { 'src/index.ts': `import './a.css';\n`, 'src/a.css': 'a {}\n' }),
    withFiles(`{ bundle: false }`, {
      'src/index.ts': `export * from './b';\n`,
      'src/b.ts': `import s from './b.module.scss';\nexport const name: string = s.b;\n`,
      'src/b.module.scss': '.b {}\n',
    }),
    withFiles(
      `{ lib: [{ format: 'cjs', output: { distPath: 'dist/cjs' } }, { format: 'esm', ${WEB} }] }`,
      {
        'src/index.ts': `import './a.less';\n`,
        'src/a.less': 'a {}\n',
      },
    ),
  ),
  ...seeds(
    'esm-shims',
    withFiles('{}', { 'src/index.ts': 'export const here: string = __dirname;\n' }),
    withFiles(`{ lib: [{ format: 'esm' }, { format: 'cjs' }] }`, {
      'src/index.ts': `export { here } from './here';\n`,
      'src/here.ts': 'export const here: string = __filename;\n',
    }),
    withFiles(`{ shims: { esm: { __filename: true } } }`, {
      'src/index.ts': `import path from 'node:path';\nexport const file: string = path.join(__dirname, 'a');\n`,
    }),
  ),
  ...seeds(
    'svgr-bundleless',
    ...[
      `{ bundle: false, ${WEB}, plugins: [pluginSvgr()] }`,
      `{ lib: [{ bundle: false }], ${WEB}, plugins: [pluginSvgr()] }`,
      `{ bundle: false, ${WEB}, plugins: [pluginSvgr({ mixedImport: true })] }`,
    ].map((options) => ({
      'rslib.config.ts': `import { defineConfig } from '@rslib/core';\nimport { pluginSvgr } from '@rsbuild/plugin-svgr';\n\nexport default defineConfig(${options});\n`,
      'src/index.ts': `import Logo from './logo.svg?react';\nexport const LogoImage = Logo;\n`,
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    })),
  ),
  ...seeds(
    'svgr-plugin',
    ...[
      `{ ${WEB} }`,
      `{ lib: [{ format: 'esm', ${WEB} }] }`,
      `{ lib: [{ format: 'cjs' }], ${WEB}, plugins: [] }`,
    ].map((options) =>
      withFiles(options, {
        'src/index.ts': `export { default } from './icons';\n`,
        'src/icons.ts': `import Logo from './logo.svg?react';\nexport default Logo;\n`,
        'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      }),
    ),
  ),
  ...seeds(
    'import-meta-env-cjs',
    ...['{}', `{ lib: [{ format: 'cjs' }] }`, `{ bundle: false }`].map((options) =>
      withFiles(options, { 'src/index.ts': 'export const mode: string = import.meta.env.MODE;\n' }),
    ),
  ),
];

import { NO_FILE, manifest, seeds, withFiles } from './seed.mts';

const JS = 'rslib.config.mjs';

/** Mistakes in single options. */
export const OPTION_SEEDS = [
  ...seeds(
    'source-alias',
    `{ source: { alias: { '@': './src' } } }`,
    `{ lib: [{ source: { alias: { '@': './src' } } }] }`,
    { [JS]: `const source = { alias: { '@': './src' } };\nexport default { source };\n` },
  ),
  ...seeds('lib-empty', `{ lib: [] }`, `() => ({ lib: [] })`, {
    [JS]: `const lib = [];\nexport default { lib };\n`,
  }),
  ...seeds(
    'auto-external-top-level',
    `{ autoExternal: false }`,
    `{ lib: [{ format: 'esm' }], autoExternal: { dependencies: false } }`,
    { [JS]: `export default { autoExternal: true };\n` },
  ),
  ...seeds(
    'auto-external-deprecated',
    `{ lib: [{ autoExternal: false }] }`,
    `{ lib: [{ format: 'cjs', autoExternal: { devDependencies: true } }] }`,
    `() => { return { lib: [{ autoExternal: true }] }; }`,
  ),
  ...seeds(
    'environments',
    `{ environments: { web: {} } }`,
    `async () => ({ environments: { node: { output: { target: 'node' } } } })`,
    { [JS]: `export default { lib: [{ format: 'cjs' }], environments: {} };\n` },
  ),
  ...seeds(
    'web-worker',
    `{ output: { target: 'web-worker' } }`,
    `{ lib: [{ format: 'esm', output: { target: 'web-worker' } }] }`,
    {
      [JS]: `/** @type {import('@rslib/core').RslibConfig} */\nexport default { output: { target: 'web-worker' } };\n`,
    },
  ),
  ...seeds(
    'es-version',
    { [JS]: `export default { syntax: 'es2030' };\n` },
    { [JS]: `export default { lib: [{ syntax: 'ES2027' }] };\n` },
    `{ syntax: 'es2026' as never }`,
  ),
  ...seeds(
    'minify-replaces',
    `{ output: { minify: { jsOptions: { minimizerOptions: { format: { comments: 'all' } } } } } }`,
    `{ lib: [{ format: 'cjs', output: { minify: { jsOptions: { minimizerOptions: { format: { comments: false } } } } } }] }`,
    `{ output: { minify: { js: true, jsOptions: { minimizerOptions: { ecma: 2020 } } } } }`,
  ),
  ...seeds(
    'shims-import-meta-url',
    `{ format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }`,
    `{ lib: [{ format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }, { format: 'esm' }] }`,
    `{ lib: [{ format: 'cjs' }], shims: { cjs: { 'import.meta.url': false, 'import.meta.dirname': true } } }`,
  ),
  ...seeds(
    'ids-duplicated',
    `{ lib: [{ id: 'a' }, { id: 'a', format: 'cjs' }] }`,
    `{ lib: [{ id: 'esm' }, { id: 'x', format: 'umd', output: { target: 'web' } }, { id: 'x', format: 'cjs' }] }`,
    { [JS]: `const id = 'main';\nexport default { lib: [{ id }, { id, format: 'cjs' }] };\n` },
  ),
  ...seeds(
    'entry-object',
    { [JS]: `export default { source: { entry: './src/index.ts' } };\n` },
    { [JS]: `const entry = './src/index.ts';\nexport default { source: { entry } };\n` },
    { [JS]: `export default { lib: [{ source: { entry: './src/index.ts' } }] };\n` },
  ),
  ...seeds(
    'plugin-not-called',
    {
      [JS]: `import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact] };\n`,
    },
    {
      [JS]: `import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { lib: [{ plugins: [pluginSass] }] };\n`,
    },
    {
      [JS]: `import { pluginVue } from '@rsbuild/plugin-vue';\nexport default { plugins: [{ name: 'a', setup() {} }, pluginVue] };\n`,
    },
  ),
  ...seeds(
    'types',
    `{ lib: [{ formats: ['esm'] }] }`,
    `{ output: { sourcemap: true } }`,
    `{ umdName: 'Lib', lib: [{ format: 'umd', output: { target: 'web' } }] }`,
  ),
  ...seeds(
    'entry-missing',
    `{ source: { entry: { index: './src/main.ts' } } }`,
    `{ lib: [{ source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } } }] }`,
    `() => ({ source: { entry: { index: ['./src/index.tsx'] } } })`,
  ),
  ...seeds(
    'no-entry',
    withFiles('{}', { 'src/index.ts': NO_FILE }),
    withFiles(`{ lib: [{ format: 'cjs' }] }`, {
      'src/index.ts': NO_FILE,
      'src/main.ts': 'export {};\n',
    }),
    withFiles(`() => ({ dts: { isolated: true } })`, {
      'src/index.ts': NO_FILE,
      'index.ts': 'export {};\n',
    }),
  ),
  ...seeds(
    'several-configs',
    withFiles('{}', { [JS]: 'export default {};\n' }),
    withFiles('{}', { 'rslib.config.js': 'export default {};\n', ...manifest({}) }),
    withFiles('{}', { 'rslib.config.cts': 'export = {};\n' }),
  ),
];

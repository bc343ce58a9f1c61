import { BASE, NO_FILE, manifest, seeds, withFiles } from './seed.mts';

/** `tsconfig.json` with other compiler options. */
const tsconfig = (change: Readonly<Record<string, unknown>>, file = 'tsconfig.json') => {
  const own = JSON.parse(BASE['tsconfig.json']!) as { compilerOptions: object; include: string[] };
  const compilerOptions = { ...own.compilerOptions, ...change };
  return { [file]: JSON.stringify({ ...own, compilerOptions }) };
};
const typescript = (version: string) => manifest({ devDependencies: { typescript: version } });
const script = (build: string, fields: object = {}) => manifest({ scripts: { build }, ...fields });

/** Mistakes in declarations, scripts and what a package promises. */
export const PACKAGE_SEEDS = [
  ...seeds(
    'tsgo-off',
    withFiles(`{ dts: { tsgo: false } }`, typescript('7.0.2')),
    withFiles(`{ lib: [{ dts: { tsgo: false } }] }`, typescript('^7.0.0')),
    withFiles(`{ dts: { tsgo: false, bundle: true } }`, typescript('~7.1.0')),
  ),
  ...seeds(
    'tsgo-on',
    withFiles(`{ dts: { tsgo: true } }`, typescript('6.0.3')),
    withFiles(`{ lib: [{ dts: { tsgo: true } }] }`, typescript('^5.9.0')),
    withFiles(`() => ({ dts: { tsgo: true } })`, typescript('^6.0.0')),
  ),
  ...seeds(
    'isolated-conflict',
    `{ dts: { isolated: true, tsgo: true } }`,
    `{ lib: [{ dts: { isolated: true, build: true } }] }`,
    `{ dts: { isolated: true, abortOnError: false } }`,
  ),
  ...seeds(
    'tsconfig-missing',
    ...[
      '{ dts: true }',
      '{ lib: [{ dts: { bundle: true } }] }',
      '() => ({ dts: { isolated: true } })',
    ].map((options) => withFiles(options, { 'tsconfig.json': NO_FILE })),
  ),
  ...seeds(
    'root-dir',
    withFiles(`{ dts: true }`, tsconfig({ rootDir: undefined })),
    withFiles(
      `{ lib: [{ format: 'esm', dts: { bundle: true } }, { format: 'cjs' }] }`,
      tsconfig({ rootDir: undefined }),
    ),
    withFiles(
      `{ dts: true, source: { tsconfigPath: './tsconfig.build.json' } }`,
      tsconfig({ rootDir: undefined }, 'tsconfig.build.json'),
    ),
  ),
  ...seeds(
    'style-types',
    ...[
      `{ dts: true, output: { target: 'web' } }`,
      `{ lib: [{ dts: true, bundle: false }], output: { target: 'web' } }`,
      `{ dts: { bundle: true }, output: { emitCss: true } }`,
    ].map((options) =>
      withFiles(options, {
        ...tsconfig({ types: ['node'] }),
        'src/index.ts': `import './a.css';\n\nexport const a: number = 1;\n`,
        'src/a.css': 'a {}\n',
      }),
    ),
  ),
  ...seeds(
    'declarations-race',
    `{ lib: [{ format: 'esm', dts: true }, { format: 'cjs', dts: { autoExtension: true } }] }`,
    `{ lib: [{ format: 'esm', dts: { autoExtension: true } }, { format: 'cjs', dts: { autoExtension: true } }] }`,
    `{ dts: true, lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: './dist' } }] }`,
  ),
  ...seeds(
    'unknown-command',
    withFiles('{}', script('rslib dev')),
    withFiles('{}', script('tsc && rslib preview')),
    withFiles('{}', script('rslib init')),
  ),
  ...seeds(
    'inspect-mode',
    withFiles('{}', script('rslib inspect --mode none')),
    withFiles('{}', script('rslib inspect --verbose --mode=none')),
    withFiles('{}', script('rslib inspect --mode prod')),
  ),
  ...seeds(
    'native-loader',
    withFiles('{}', script('rslib --config-loader native')),
    withFiles('{}', script('rslib build --config-loader=native', { engines: { node: '>=20' } })),
    withFiles(
      '{}',
      script('rslib --config-loader native', { engines: { node: '^20.19.0 || >=22.12.0' } }),
    ),
  ),
  ...seeds(
    'browserslist-ignored',
    withFiles('{}', manifest({ browserslist: ['chrome 60'] })),
    withFiles(
      `{ lib: [{ format: 'esm' }] }`,
      manifest({ browserslist: { production: ['ie 11'] } }),
    ),
    withFiles('{}', { '.browserslistrc': 'chrome 60\n' }),
  ),
  ...seeds(
    'target-ignored',
    withFiles('{}', tsconfig({ target: 'es2017' })),
    withFiles(`{ lib: [{ format: 'cjs' }] }`, tsconfig({ target: 'es2015' })),
    withFiles('{}', tsconfig({ target: 'es2019' })),
  ),
  ...seeds(
    'package-files',
    withFiles('{}', manifest({ main: './dist/index.cjs' })),
    withFiles(
      `{ lib: [{ format: 'esm', dts: true }, { format: 'cjs' }] }`,
      manifest({
        exports: {
          '.': {
            types: './dist/index.d.ts',
            import: './dist/index.mjs',
            require: './dist/index.cjs',
          },
        },
      }),
    ),
    withFiles(
      `{ format: 'esm' }`,
      manifest({ exports: { types: './dist/index.d.ts', default: './dist/index.js' } }),
    ),
  ),
];

/** Options that no page documents, each with the reason. An entry that is documented fails. */
export const UNDOCUMENTED: Readonly<Record<string, string>> = {
  root: 'The flag --root does the same and is documented.',
  mode: 'Rslib sets it; a library has one mode.',
  customLogger: 'For tools that embed Rslib.',
  environments: 'Not supported: Rslib makes the environments itself.',
  dev: 'For applications and for mf-dev.',
  html: 'For applications: Rslib writes no pages.',
  moduleFederation: 'The plugin of Module Federation replaces it.',
  security: 'For applications.',
  server: 'For applications and for mf-dev.',
  splitChunks: 'Rslib sets it so that the files of a library have known names.',
};

/**
 * Groups of options, whose keys have no heading each, with the reason. A group has no default: its
 * options do.
 */
export const DOCUMENTED_IN_PART: Readonly<Record<string, string>> = {
  output: 'Only what libraries use; the page links the rest.',
  performance: 'Only what libraries use; the page names what acts on HTML pages.',
  source: 'Only what libraries use; the page links the rest.',
  resolve: 'Only what libraries use; the page links the rest.',
  tools: 'Only what libraries use; the page links the rest.',
};

/** What the pages say of a type in other words than the package, and why. */
export const OTHER_TYPES: Readonly<Record<string, string>> = {
  'output.target': 'The types of Rsbuild allow web-worker, which Rslib refuses.',
  'output.copy': 'The types of the package are made from others, and say the same.',
  'output.assetPrefix': "A string; the package names 'auto' for editors only.",
};

/** The page about the command, with the sections that list its flags. */
export const CLI_PAGE = 'docs/guide/basic/cli.mdx';
export const CLI_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  build: ['common-flags', 'rslib-build'],
  inspect: ['common-flags', 'rslib-inspect'],
  'mf-dev': ['common-flags'],
};

/** A section of a page that lists exports: all on its lines, or the first name of each line. */
export interface ExportList {
  page: string;
  section: string;
  kind: 'values' | 'types';
  lines: RegExp;
  first?: true;
}

const API = 'docs/guide/advanced/javascript-api.mdx';

/** Where the exports of `@rslib/core` are listed, in backticks. */
export const EXPORT_LISTS: readonly ExportList[] = [
  {
    page: 'docs/guide/start/npm-packages.mdx',
    section: 'rslib-core',
    kind: 'values',
    // The item of the list that names the entry point and says what it exports.
    lines: /^- `@rslib\/core` /,
  },
  { page: API, section: 'functions', kind: 'values', lines: /^\| `/, first: true },
  { page: API, section: 'types', kind: 'types', lines: /^`/ },
];

/** How the default of an option is observed: a library in which another value changes the output. */
export interface Observation {
  /** The default as a value, where the page says it in words. */
  value?: string;
  /** A value that must give another output; else the library proves nothing. */
  other: string;
  /** Other options that the observation needs, as the inside of a lib item. */
  beside?: string;
  files?: Readonly<Record<string, string>>;
}

const TWO_FILES = {
  'src/index.ts': `export { add } from './math/add';\nexport const here = import.meta.url;\n`,
  'src/math/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
};
const COUNTER = {
  'package.json': '{ "type": "module", "dependencies": { "@swc/helpers": "*" } }',
  'src/index.ts': 'export class Counter {\n  #count = 0;\n  next = () => ++this.#count;\n}\n',
};

/** A WebAssembly module that exports the function `a`, and ends with a line break as files here do. */
const WASM =
  '\0asm\x01\0\0\0\x01\x04\x01`\0\0\x03\x02\x01\0\x07\x05\x01\x01a\0\0\n\x04\x01\x02\0\x0b\0\x02\x01\n';

export const OBSERVATIONS: Readonly<Record<string, Observation>> = {
  autoExtension: { other: 'false', beside: `format: 'cjs'` },
  autoExternal: {
    value: 'true',
    other: 'false',
    files: {
      'package.json': '{ "type": "module", "dependencies": { "nanoid": "*" } }',
      'src/index.ts': `export { nanoid } from 'nanoid/non-secure';\n`,
    },
  },
  banner: { other: `{ js: '/* first */' }` },
  bundle: { other: 'false', files: TWO_FILES },
  dts: { other: 'true' },
  externalHelpers: { other: 'true', beside: `syntax: 'es5'`, files: COUNTER },
  footer: { other: `{ js: '/* last */' }` },
  format: { other: `'cjs'` },
  lib: { other: `[{ format: 'cjs' }]` },
  outBase: {
    value: `'./src/math'`,
    other: `'./src'`,
    beside: `bundle: false, source: { entry: { index: './src/math/**' } }`,
    files: {
      'src/math/add.ts': TWO_FILES['src/math/add.ts'],
      'src/math/sub/sub.ts': 'export const sub = 1;\n',
    },
  },
  redirect: { other: '{ js: { extension: false } }', beside: 'bundle: false', files: TWO_FILES },
  shims: {
    value: `{ cjs: { 'import.meta.url': true, 'import.meta.dirname': true, 'import.meta.filename': true }, esm: { __filename: false, __dirname: false, require: false } }`,
    other: `{ cjs: { 'import.meta.url': false } }`,
    beside: `format: 'cjs'`,
    files: TWO_FILES,
  },
  syntax: {
    value: `['node >= 12']`,
    other: `'esnext'`,
    files: {
      'package.json': '{ "type": "module", "engines": { "node": ">=12" } }',
      'src/index.ts': 'export const nameOf = (user?: { name: string }) => user?.name;\n',
    },
  },
  umdName: { other: `'Greeter'`, beside: `format: 'umd', output: { target: 'web' }` },
  wasm: {
    value: `{ mode: 'preserve' }`,
    other: `{ mode: 'compile' }`,
    beside: 'bundle: false',
    files: { 'src/index.ts': `export { a } from './a.wasm';\n`, 'src/a.wasm': WASM },
  },
};

/** Options whose default cannot be observed, with the reason. */
export const UNOBSERVED: Readonly<Record<string, string>> = {
  id: 'The default is a name that no output holds.',
  plugins: 'Without plugins there is nothing to see.',
  experiments: 'The one experiment needs a newer Node.js than Rslib requires.',
  logLevel: 'It changes what is printed; the samples of the page show that.',
};

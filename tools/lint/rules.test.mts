import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LINTER = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
const { dir, at, write } = tempFolder();

/** What the linter reads, and what the code below imports. */
const COPIED = [
  'oxlint.config.mjs',
  'tsconfig.json',
  'tools/lint/restricted-syntax.mjs',
  'tools/lint/zones.mjs',
  'packages/kit/package.json',
  'packages/kit/node/files.ts',
  'packages/kit/shared/attempt.ts',
  'packages/runtime/package.json',
  'packages/search/package.json',
  'packages/search/engine/engine.ts',
  'src/features/blog/Blog.tsx',
  'src/site/identity.ts',
  'tools/site/commands.mts',
];
const LINKED = {
  'eslint-plugin-import-x': path.join(ROOT, 'node_modules/eslint-plugin-import-x'),
  oxlint: path.join(ROOT, 'node_modules/oxlint'),
  '@rslib-docs/kit': at('packages/kit'),
  '@rslib-docs/search': at('packages/search'),
};

/** Folder, what its code imports, and what is said of it. */
const IMPORTS: [string, string, string?][] = [
  ['packages/runtime/navigation', '@rslib-docs/kit/shared/attempt'],
  ['packages/kit/browser', '../shared/attempt'],
  ['src/features/home', '@rslib-docs/kit/shared/attempt'],
  [
    'packages/runtime/navigation',
    '../../kit/shared/attempt',
    'Relative import from another package is not allowed',
  ],
  ['src/features/home', '@site/packages/kit/shared/attempt', 'Import a package by its name'],
  ['packages/kit/shared', '../../../src/site/identity', 'packages must not import src'],
  [
    'packages/runtime/navigation',
    '@rslib-docs/search/engine/engine',
    'packages/runtime must not import packages/search',
  ],
  [
    'packages/kit/browser',
    '../node/files',
    'packages/kit/browser must not import packages/kit/node',
  ],
  [
    'src/features/home',
    '@site/src/features/blog/Blog',
    'Feature "home" must not import another feature',
  ],
  ['src/site', '@site/tools/site/commands.mts', 'src must not import tools'],
];

/** Code of the theme, and what is said of it. */
const FAULTS: [string, string][] = [
  ['export const ask = (b: any) => b;', 'no-explicit-any'],
  ['export const ask = (b: unknown) => b == 1;', 'eqeqeq'],
  ['export const ask = (b: unknown) => b === NaN;', 'use-isnan'],
  ["import { B } from 'b'; export const ask = (b: B) => b;", 'consistent-type-imports'],
  ['const _unused = 1;', 'no-unused-vars'],
  ['// eslint-disable-next-line eqeqeq', 'Unused eslint-disable directive'],
  ['export const Ask = () => <p>{Math.random()}</p>;', 'purity'],
  ['export const Ask = (b: unknown) => b && useId();', 'rules-of-hooks'],
  ['export const ask = (b: B) => b.NormalModuleReplacementPlugin;', 'Use replaceModules'],
  ['export const ask = () => document.documentElement.lang;', 'read facts from'],
  ["export const ask = (root: B) => root.className === '';", 'read facts from'],
  ["document.documentElement.getAttribute('dir');", 'read facts from'],
  ['export const { title } = document.documentElement;', 'read facts from'],
  ["history.replaceState(null, '', '/');", 'use writeAddress'],
  ["addEventListener('keydown', console.log);", 'use onKeys'],
  ["export const query = '(min-width: 900px)';", 'Take the width'],
  ['export const query = `print and (max-width: 900px)`;', 'Take the width'],
  ["window.matchMedia('print');", 'Use mediaMatches'],
  ['export const ask = (b: B) => b.defaultParseFrontMatter();', 'use parseHeader'],
];

const CASES = [
  ...IMPORTS.map(([folder, asked, message]) => {
    return { folder, code: `import * as x from '${asked}';\nconsole.log(x);\n`, message };
  }),
  ...FAULTS.map(([code, message]) => ({ folder: 'src/theme', code, message })),
].map((one, index) => ({ ...one, file: `${one.folder}/case-${index}.tsx` }));

let all: { filename: string; code?: string; message: string; help?: string }[];

beforeAll(() => {
  for (const file of COPIED) write(file, fs.readFileSync(path.join(ROOT, file)));
  for (const { file, code } of CASES) write(file, code);
  fs.mkdirSync(at('node_modules/@rslib-docs'), { recursive: true });
  for (const [name, target] of Object.entries(LINKED))
    fs.symlinkSync(target, at(`node_modules/${name}`));
  const files = CASES.map(({ file }) => file);
  const args = [LINTER, '--config', 'oxlint.config.mjs', '--format', 'json', ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  all = (JSON.parse(stdout) as { diagnostics: typeof all }).diagnostics;
});

it.each(CASES)('$folder: $code', ({ file, message }) => {
  const ofFile = all.filter(({ filename }) => filename === file);
  const said = ofFile.map((one) => [one.code, one.message, one.help].join(' ')).join('\n');
  if (message) expect(said).toContain(message);
  else expect(said).toBe('');
});

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { Folder } from '../folder.mts';
import { check } from './check.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
/** Below the project, whose packages it builds with. */
const DIR = `.cache/rslib-docs/${process.pid}`;
const ELSEWHERE = path.join(PROJECT, DIR, '..', `elsewhere-${process.pid}.txt`);

const { library } = makeChecker();
afterAll(() => fs.rmSync(path.join(PROJECT, DIR), { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;
const MANIFEST = { name: 'my-lib', type: 'module', scripts: { build: 'rslib' } };
const config = (options: string) => ({ 'rslib.config.mjs': `export default ${options};\n` });
const source = (text: string) => ({ ...config('{}'), 'src/index.ts': `${text}\n` });
const ONE = source('export const a = 1;');

/** What is said of a package that is built: level, rule, line and page. */
async function build(manifest: object, files: Files) {
  fs.rmSync(path.join(PROJECT, DIR), { recursive: true, force: true });
  const all = { 'package.json': JSON.stringify({ ...MANIFEST, ...manifest }, null, 2), ...files };
  for (const [file, text] of Object.entries(all)) {
    const whole = path.join(PROJECT, DIR, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, text);
  }
  const options = { lang: 'en', dir: DIR, isBuilt: true } as const;
  const findings = await check(library, Folder.open(PROJECT), options);
  const told = findings.map(({ level, id, line = 0, page }) => `${level} ${id} ${line} ${page}`);
  return { findings, told, said: findings.map(({ message }) => message).join('\n') };
}

const TIMEOUT = { timeout: 120_000 };
const HASHBANG = '#!/usr/bin/env node';
const START = { exports: './dist/index.js' };

it(
  'builds in a copy, which is gone afterwards, and says nothing of code for browsers',
  TIMEOUT,
  async () => {
    const text = 'export const width = document.body.clientWidth;';
    expect((await build(START, source(text))).told).toEqual([]);
    const left = fs.readdirSync(path.join(PROJECT, DIR)).sort();
    expect(left).toEqual(['package.json', 'rslib.config.mjs', 'src']);
    const beside = fs.readdirSync(path.join(PROJECT, DIR, '..'));
    expect(beside.filter((name) => name.startsWith('.rslib-docs'))).toEqual([]);
  },
);

it('names a promised file that was not written, with the change to make', TIMEOUT, async () => {
  const { told, said, findings } = await build({ main: './dist/index.mjs' }, ONE);
  expect(told).toEqual(['error package-files 7 config/lib/auto-extension#how-it-works']);
  expect(said).toContain('It wrote dist/index.js.');
  expect(findings[0]!.fix?.text).toBe('"./dist/index.js"');
});

/** What is found, and what is said of it, by the manifest and the files of a package. */
const CASES: Readonly<Record<string, [object, Files, (string | RegExp)[], string?]>> = {
  'a file that is built and not published': [
    { ...START, files: ['lib'] },
    ONE,
    ['error package-files 7 guide/basic/publish#npm-pack'],
  ],
  'no error where who publishes decides: a folder': [
    { exports: './index.js', publishConfig: { directory: 'dist' } },
    ONE,
    [/^note package-files/, /^note publish-config/],
  ],
  'no error where who publishes decides: a field': [
    { exports: './src/index.ts', publishConfig: { exports: './dist/index.mjs' } },
    ONE,
    [/^note package-files/, /^note publish-config/],
  ],
  'no mistake where a build misses what is not installed': [
    { devDependencies: { 'not-installed-here': '1.0.0' } },
    {
      'rslib.config.mjs': `import 'not-installed-here';\nexport default {};\n`,
      'src/index.ts': `export * from 'not-installed-here';\n`,
    },
    [/^note build/],
    'not-installed-here, which is not installed',
  ],
  'no error where another command may write a file': [
    {
      exports: { '.': './dist/index.js', './a': './dist/a.css' },
      scripts: { build: 'rslib && tailwindcss -o dist/a.css' },
    },
    ONE,
    [/^note package-files/],
    '`tailwindcss -o dist/a.css` may write it',
  ],
  'no error where a script may write what a build misses': [
    { scripts: { prebuild: 'node generate.mjs', build: 'rslib' } },
    source(`export * from './generated';`),
    [/^note build/],
  ],
  'what does not start for users': [
    START,
    {
      ...config(`{ bundle: false, source: { entry: { index: './src/index.ts' } } }`),
      'src/index.ts': `export * from './math';\n`,
      'src/math.ts': 'export const a = 1;\n',
    },
    ['error start 7 guide/basic/output-structure#entries-in-bundleless-mode'],
  ],
  'a bin that does not start: a banner above the hashbang of its source': [
    { bin: './dist/index.js' },
    {
      ...config(`{ banner: { js: '${HASHBANG}' } }`),
      'src/index.ts': `${HASHBANG}\nconsole.log(1);\n`,
    },
    ['error start 7 config/lib/banner#hashbang'],
  ],
  'a file that is not there when the package starts': [
    START,
    source(`import fs from 'node:fs';
export const text = fs.readFileSync(new URL('a.txt', import.meta.url.replace('?', '')));`),
    ['error start 7 config/rsbuild/output#output-copy'],
  ],
  'what users do not get: packages, and aliases of types': [
    { ...START, devDependencies: { semver: '7' } },
    {
      ...config(`{ bundle: false, dts: true, redirect: { dts: { path: false } } }`),
      'tsconfig.json': JSON.stringify({
        compilerOptions: { rootDir: 'src', paths: { '@/*': ['./src/*'] } },
        include: ['src'],
      }),
      'src/index.ts': `export { a } from '@/a';\nexport { valid } from 'semver';\n`,
      'src/a.ts': 'export const a: number = 1;\n',
    },
    [
      /^warning undeclared \d+ guide\/faq\/errors#cannot-find-package$/,
      /^warning alias \d+ config\/lib\/redirect#redirect-dts$/,
    ],
  ],
  'what a build that stops has printed': [
    {},
    source(`export * from './none';`),
    [/^\w+ build/],
    "Can't resolve './none'",
  ],
};

it.each(Object.entries(CASES))(
  'tells %s',
  TIMEOUT,
  async (_name, [manifest, files, found, says = '']) => {
    const { told, said } = await build(manifest, files);
    const wanted = found.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
    expect(told).toEqual(wanted);
    expect(said).toContain(says);
  },
);

it(
  'names two items that write one file, and what the build changed elsewhere',
  TIMEOUT,
  async () => {
    const { told, findings } = await build(
      { main: './dist/index.js' },
      {
        ...ONE,
        'rslib.config.mjs': `import fs from 'node:fs';
fs.writeFileSync(${JSON.stringify(ELSEWHERE)}, '');
export default { autoExtension: false, lib: [{ format: 'esm' }, { format: 'cjs' }] };
`,
      },
    );
    fs.rmSync(ELSEWHERE);
    expect(told[0]).toMatch(/^error same-file/);
    expect(told.at(-1)).toMatch(/^note elsewhere/);
    expect(findings.at(-1)!.message).toContain(path.basename(ELSEWHERE));
  },
);

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeChecker } from '../../testing/library.mts';
import { Folder } from '../folder.mts';
import { check } from './check.mts';
import type { Finding } from './finding.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
/** Below the project, whose packages it builds with. */
const DIR = `.cache/rslib-docs/${process.pid}`;

const { library } = makeChecker();
afterAll(() => fs.rmSync(path.join(PROJECT, DIR), { recursive: true, force: true }));

const TIMEOUT = { timeout: 120_000 };
const MANIFEST = { name: 'my-lib', type: 'module', scripts: { build: 'rslib' } };

async function build(
  manifest: object,
  files: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  fs.rmSync(path.join(PROJECT, DIR), { recursive: true, force: true });
  const all = { 'package.json': JSON.stringify({ ...MANIFEST, ...manifest }, null, 2), ...files };
  for (const [file, text] of Object.entries(all)) {
    const whole = path.join(PROJECT, DIR, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, text);
  }
  const options = { lang: 'en', dir: DIR, isBuilt: true } as const;
  return check(library, Folder.open(PROJECT), options);
}

const told = (findings: readonly Finding[]) =>
  findings.map(({ level, id, line, page }) => [level, id, line, page]);

const CONFIG = { 'rslib.config.mjs': 'export default {};\n' };
const ONE = { ...CONFIG, 'src/index.ts': 'export const a = 1;\n' };

it(
  'builds in a copy, which is gone afterwards, and leaves the package as it was',
  TIMEOUT,
  async () => {
    expect(await build({ exports: './dist/index.js' }, ONE)).toEqual([]);
    expect(fs.readdirSync(path.join(PROJECT, DIR)).sort()).toEqual([
      'package.json',
      'rslib.config.mjs',
      'src',
    ]);
    const left = fs.readdirSync(path.join(PROJECT, DIR, '..'));
    expect(left.filter((name) => name.startsWith('.rslib-docs'))).toEqual([]);
  },
);

it('names a promised file that was not written, with the change to make', TIMEOUT, async () => {
  const found = await build({ main: './dist/index.mjs' }, ONE);
  const page = 'config/lib/auto-extension#how-it-works';
  expect(told(found)).toEqual([['error', 'package-files', 7, page]]);
  expect(found[0]!.message).toContain('It wrote dist/index.js.');
  expect(found[0]!.fix?.text).toBe('"./dist/index.js"');
});

it('names a file that is built and not published', TIMEOUT, async () => {
  const found = await build({ exports: './dist/index.js', files: ['lib'] }, ONE);
  expect(told(found)).toEqual([['error', 'package-files', 7, 'guide/basic/publish#npm-pack']]);
});

it.each([
  { exports: './index.js', publishConfig: { directory: 'dist' } },
  { exports: './src/index.ts', publishConfig: { exports: './dist/index.mjs' } },
])('calls nothing an error that who publishes decides: %j', TIMEOUT, async (manifest) => {
  const found = await build(manifest, ONE);
  expect(found.map(({ level, id }) => `${level} ${id}`)).toEqual([
    'note package-files',
    'note publish-config',
  ]);
});

it('calls it no mistake that a build misses what is not installed', TIMEOUT, async () => {
  const text = `export * from 'not-installed-here';\n`;
  const files = { 'rslib.config.mjs': `import 'not-installed-here';\nexport default {};\n` };
  const found = await build(
    { devDependencies: { 'not-installed-here': '1.0.0' } },
    { ...ONE, ...files, 'src/index.ts': text },
  );
  expect(found.map(({ level, id }) => `${level} ${id}`)).toEqual(['note build']);
  expect(found[0]!.message).toContain('not-installed-here, which is not installed');
});

it('calls it no error where another command may write it', TIMEOUT, async () => {
  const scripts = { build: 'rslib && tailwindcss -o dist/a.css' };
  const found = await build(
    { exports: { '.': './dist/index.js', './a': './dist/a.css' }, scripts },
    ONE,
  );
  expect(told(found).map(([level, id]) => [level, id])).toEqual([['note', 'package-files']]);
  expect(found[0]!.message).toContain('`tailwindcss -o dist/a.css` may write it');
});

it('starts what users start, and names the fault of the package', TIMEOUT, async () => {
  const found = await build(
    { exports: './dist/index.js' },
    {
      'rslib.config.mjs': `export default { bundle: false, source: { entry: { index: './src/index.ts' } } };\n`,
      'src/index.ts': `export * from './math';\n`,
      'src/math.ts': 'export const a = 1;\n',
    },
  );
  const page = 'guide/basic/output-structure#entries-in-bundleless-mode';
  expect(told(found)).toEqual([['error', 'start', 7, page]]);
});

it('starts each bin: a banner above the hashbang of a source stops it', TIMEOUT, async () => {
  const hashbang = '#!/usr/bin/env node';
  const found = await build(
    { bin: './dist/index.js' },
    {
      'rslib.config.mjs': `export default { banner: { js: '${hashbang}' } };\n`,
      'src/index.ts': `${hashbang}\nconsole.log(1);\n`,
    },
  );
  expect(told(found)).toEqual([['error', 'start', 7, 'config/lib/banner#hashbang']]);
});

it('names what users do not get: packages, and aliases of types', TIMEOUT, async () => {
  const paths = { '@/*': ['./src/*'] };
  const found = await build(
    { exports: './dist/index.js', devDependencies: { semver: '7' } },
    {
      'rslib.config.mjs': `export default {
  bundle: false,
  dts: true,
  redirect: { dts: { path: false } },
};
`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: { rootDir: 'src', paths },
        include: ['src'],
      }),
      'src/index.ts': `export { a } from '@/a';\nexport { valid } from 'semver';\n`,
      'src/a.ts': 'export const a: number = 1;\n',
    },
  );
  expect(told(found).map(([level, id, , page]) => [level, id, page])).toEqual([
    ['warning', 'undeclared', 'guide/faq/errors#cannot-find-package'],
    ['warning', 'alias', 'config/lib/redirect#redirect-dts'],
  ]);
});

it('calls it no error where a script may write what a build misses', TIMEOUT, async () => {
  const scripts = { prebuild: 'node generate.mjs', build: 'rslib' };
  const text = `export * from './generated';\n`;
  const found = await build({ scripts }, { ...ONE, 'src/index.ts': text });
  expect(told(found).map(([level, id]) => [level, id])).toEqual([['note', 'build']]);
});

it('names a file that is not there when the package starts', TIMEOUT, async () => {
  const text = `import fs from 'node:fs';
export const text = fs.readFileSync(new URL('a.txt', import.meta.url.replace('?', '')));
`;
  const found = await build({ exports: './dist/index.js' }, { ...ONE, 'src/index.ts': text });
  expect(told(found)).toEqual([['error', 'start', 7, 'config/rsbuild/output#output-copy']]);
});

it('says nothing of code for browsers, which Node.js does not start', TIMEOUT, async () => {
  const text = `export const width = document.body.clientWidth;\n`;
  expect(await build({ exports: './dist/index.js' }, { ...ONE, 'src/index.ts': text })).toEqual([]);
});

it(
  'names two items that write one file, and what the build changed elsewhere',
  TIMEOUT,
  async () => {
    const elsewhere = path.join(PROJECT, DIR, '..', `elsewhere-${process.pid}.txt`);
    const found = await build(
      { main: './dist/index.js' },
      {
        ...ONE,
        'rslib.config.mjs': `import fs from 'node:fs';
fs.writeFileSync(${JSON.stringify(elsewhere)}, '');
export default { autoExtension: false, lib: [{ format: 'esm' }, { format: 'cjs' }] };
`,
      },
    );
    fs.rmSync(elsewhere);
    const ids = found.map(({ level, id }) => `${level} ${id}`);
    expect(ids[0]).toBe('error same-file');
    expect(ids.at(-1)).toBe('note elsewhere');
    expect(found.at(-1)!.message).toContain(path.basename(elsewhere));
  },
);

it('says what a build that stops has printed', TIMEOUT, async () => {
  const found = await build({}, { ...CONFIG, 'src/index.ts': `export * from './none';\n` });
  expect(found.map(({ id, message }) => [id, message])).toEqual([
    ['build', expect.stringContaining("Can't resolve './none'")],
  ]);
});

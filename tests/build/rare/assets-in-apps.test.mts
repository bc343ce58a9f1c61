import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { createRslib } from '@rslib/core';
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { listFiles } from '@rslib-docs/kit/node/files';
import { emptyFolder } from '../../lib/stock-site.mts';

const ADVANCED = path.resolve(import.meta.dirname, '../../../docs/guide/advanced');
const PAGES = ['wasm-and-workers', 'static-assets'];
/** Stands in each file that an app may lack. */
const MARK = 'file of the library';
/** Larger than what bundlers put into their code. */
const PADDING = '.'.repeat(20_000);

/** A cache expects that `node_modules` never changes, but the library here does. */
const UNCACHED = {
  performance: { buildCache: false },
  mode: 'production',
  logLevel: 'silent',
} as const;

const dir = emptyFolder('assets-in-apps');
const library = path.join(dir, 'node_modules/library');
const app = path.join(dir, 'app.js');

/** How apps are built, by the heads of the tables. */
const BUNDLERS: Record<string, (out: string) => Promise<void>> = {
  Vite: async (out) => {
    const build = { outDir: out, target: 'esnext', rolldownOptions: { input: app } };
    await buildWithVite({ root: dir, configFile: false, logLevel: 'silent', build });
  },
  Rsbuild: async (out) => {
    const config = {
      source: { entry: { index: app } },
      output: { distPath: { root: out }, overrideBrowserslist: ['chrome >= 120'] },
      ...UNCACHED,
    };
    await (await createRsbuild({ cwd: dir, config })).build();
  },
  webpack: (out) =>
    new Promise((resolve, reject) => {
      const output = { path: out };
      webpack(
        { context: dir, mode: 'production', target: ['web', 'es2022'], entry: app, output },
        (error, stats) => {
          if (error ?? stats?.hasErrors())
            reject(error ?? new Error(stats!.toString('errors-only')));
          else resolve();
        },
      );
    }),
};

interface Claim {
  /** Code of the first cell: of the source, and where there is more, of the configuration. */
  written: string[];
  bundler: string;
  cell: string;
}

/** The cells of the table about apps. */
function readClaims(page: string): Claim[] {
  const text = fs.readFileSync(path.join(ADVANCED, `${page}.mdx`), 'utf8');
  const table = /\{\/\* #in-apps \*\/\}[^]*?\n((?:\|.*\n)+)/.exec(text)![1]!;
  const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim()); // prettier-ignore
  const [head, , ...rows] = table.trim().split('\n').map(cells);
  return rows.flatMap(([source, ...row]) => {
    const written = [...source!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    return row.map((cell, at) => ({ written, bundler: head![at + 1]!.split(' ')[0]!, cell }));
  });
}

async function buildLibrary([code, option]: readonly string[]): Promise<void> {
  fs.rmSync(path.join(library, 'dist'), { recursive: true, force: true });
  const name = /^import \W*(\w+)/.exec(code!)?.[1];
  const source = name ? `${code};\nexport const use = () => ${name};` : `export const use = () => ${code};`; // prettier-ignore
  fs.writeFileSync(path.join(library, 'src/index.js'), source);
  const isBundleless = option === 'bundle: false';
  const files = name && isBundleless ? ['./src/index.js', './src/add.wasm'] : ['./src/index.js'];
  const config = {
    lib: [{ bundle: !isBundleless }],
    source: { entry: { index: isBundleless ? files : files[0]! } },
    output: { target: 'web' as const },
    ...UNCACHED,
  };
  await (await createRslib({ cwd: library, config })).build();
}

/** Expected text of a cell of the table. */
async function tryBundler(bundler: string): Promise<string> {
  const out = path.join(dir, `out-${bundler}`);
  fs.rmSync(out, { recursive: true, force: true });
  try {
    await BUNDLERS[bundler]!(out);
  } catch {
    return 'build error';
  }
  const files = await listFiles(out, '');
  const hasMark = (file: string) => fs.readFileSync(path.join(out, file), 'latin1').includes(MARK);
  return files.some(hasMark) ? 'works' : 'file is missing';
}

beforeAll(() => {
  fs.mkdirSync(path.join(library, 'src'), { recursive: true });
  const manifest = {
    name: 'library',
    version: '1.0.0',
    type: 'module',
    exports: './dist/index.js',
  };
  fs.writeFileSync(path.join(library, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(app, `import { use } from 'library';\nconsole.log(use());\n`);
  // A module with one function, and a section that holds nothing but text.
  const add = Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=', 'base64');
  const text = Buffer.from(`\u0001x${MARK}${PADDING}`);
  const length = [text.length, text.length >> 7, text.length >> 14].map((part) => part & 127);
  const section = Buffer.from([0, length[0]! | 128, length[1]! | 128, length[2]!]);
  fs.writeFileSync(path.join(library, 'src/add.wasm'), Buffer.concat([add, section, text]));
  fs.writeFileSync(
    path.join(library, 'src/logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><!--${MARK}${PADDING}--></svg>`,
  );
  fs.writeFileSync(path.join(library, 'src/worker.ts'), `self.postMessage('${MARK}');`);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

it.each(PAGES)(
  'apps have the files of a library, or lack them, as %s says',
  async (page) => {
    const claims = readClaims(page);
    const found: Claim[] = [];
    let built = '';
    for (const claim of claims) {
      if (built !== claim.written.join()) await buildLibrary(claim.written);
      built = claim.written.join();
      found.push({ ...claim, cell: await tryBundler(claim.bundler) });
    }
    expect(found).toEqual(claims);
    expect(claims.map(({ cell }) => cell)).toContain('file is missing');
  },
  300_000,
);

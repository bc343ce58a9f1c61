import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { SHOWCASE_FORMATS, type ShowcaseFormat } from '../../src/features/home/showcase-data';
import { listFiles } from '@rslib-docs/kit/node/list-files';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBRARY = path.join(import.meta.dirname, 'library');
const RSLIB = 'node_modules/@rslib/core/bin/rslib.js';
const run = promisify(execFile);

export interface BuiltFile {
  /** Relative to `dist`. */
  path: string;
  format: ShowcaseFormat;
  content: string;
}

export interface BuiltLibrary {
  files: BuiltFile[];
  /** What the call gives, by format, where it was run. */
  printed: Partial<Record<ShowcaseFormat, string>>;
}

async function copyLibrary(): Promise<string> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'home-showcase-'));
  await fs.cp(LIBRARY, dir, { recursive: true });
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

async function build(dir: string, ...args: string[]): Promise<string[]> {
  await fs.rm(path.join(dir, 'dist'), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  await run(process.execPath, [RSLIB, ...args], { cwd: dir, env });
  return listFiles(path.join(dir, 'dist'), '');
}

/** Which format writes which file. The declarations are slow, so ESM gets what nobody else wrote. */
async function formatOfFiles(dir: string): Promise<(file: string) => ShowcaseFormat> {
  const owner = new Map<string, ShowcaseFormat>();
  for (const format of SHOWCASE_FORMATS.slice(1)) {
    for (const file of await build(dir, '--lib', format)) owner.set(file, format);
  }
  return (file) => owner.get(file) ?? SHOWCASE_FORMATS[0];
}

/** Takes the export as each kind of consumer does, by the fields of package.json. */
async function callEach(dir: string, call: string): Promise<BuiltLibrary['printed']> {
  const node = async (...args: string[]) =>
    (await run(process.execPath, args, { cwd: dir })).stdout.trim();
  const scope = vm.createContext({});
  vm.runInContext(await fs.readFile(path.join(dir, 'dist/umd/index.js'), 'utf8'), scope);
  const log = `console.log(${call})`;
  return {
    esm: await node('--input-type=module', '-e', `import { mix } from 'palette'; ${log}`),
    cjs: await node('--input-type=commonjs', '-e', `const { mix } = require('palette'); ${log}`),
    umd: String(vm.runInContext(`Palette.${call}`, scope)),
  };
}

/** Builds the sample library with the installed Rslib, in a folder that is removed again. */
export async function buildLibrary(call: string): Promise<BuiltLibrary> {
  const dir = await copyLibrary();
  try {
    const formatOf = await formatOfFiles(dir);
    const files = await Promise.all(
      (await build(dir)).map(async (file) => ({
        path: file,
        format: formatOf(file),
        content: await fs.readFile(path.join(dir, 'dist', file), 'utf8'),
      })),
    );
    return { files, printed: await callEach(dir, call) };
  } finally {
    await fs.rm(dir, { recursive: true, force: true });
  }
}

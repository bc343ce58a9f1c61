import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_PACKAGES, readJson } from '../runner/packages.mts';
import { cleanEnvironment } from '../runner/run-builds.mts';
import type { Checks } from './recipe.mts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where packages are found: what samples import first, as a version of ours may be another one. */
const PLACES = [path.join(SAMPLE_PACKAGES, 'node_modules'), 'node_modules'];

/**
 * Rslib looks for API Extractor beside itself. These are copied, so that they find what the project
 * has installed and nothing else.
 */
const COPIED = ['@rslib/core', 'rsbuild-plugin-dts'];

type Versions = Record<string, string>;

export interface PackageJson {
  name?: string;
  bin?: string | Record<string, string>;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Versions;
}

const readPackage = (dir: string) => readJson<PackageJson>(dir, 'package.json');

/** Folder of a package on this machine; undefined where it is not here. */
function locate(name: string, range: string): string | undefined {
  // TypeScript is here in two versions; every other package in one.
  const isNative = name === 'typescript' && /^[\^~]?7\b/.test(range);
  const folder = isNative ? 'typescript-native' : name;
  return PLACES.map((place) => path.join(ROOT, place, folder)).find((one) =>
    existsSync(path.join(one, 'package.json')),
  );
}

/** Commands of a package, as npm puts them into `.bin`. */
async function linkCommands(folder: string, name: string, modules: string): Promise<void> {
  const { bin = {} } = await readPackage(folder);
  const commands = typeof bin === 'string' ? { [name.split('/').at(-1)!]: bin } : bin;
  await fs.mkdir(path.join(modules, '.bin'), { recursive: true });
  for (const [command, script] of Object.entries(commands)) {
    const file = path.join('..', name, script);
    const link = path.join(modules, '.bin', command);
    if (process.platform === 'win32') {
      await fs.writeFile(`${link}.cmd`, `@node "%~dp0\\${file}" %*\r\n`);
    } else await fs.symlink(file, link);
  }
}

async function installOne(name: string, range: string, modules: string): Promise<boolean> {
  const target = path.join(modules, name);
  if (existsSync(target)) return true;
  const folder = locate(name, range);
  if (!folder) return false;
  await fs.mkdir(path.dirname(target), { recursive: true });
  if (COPIED.includes(name)) {
    await fs.cp(folder, target, { recursive: true });
    const { dependencies = {} } = await readPackage(folder);
    for (const [other, wanted] of Object.entries(dependencies)) {
      await installOne(other, wanted, modules);
    }
  } else await fs.symlink(folder, target, 'junction');
  await linkCommands(target, name, modules);
  return true;
}

/**
 * Puts packages into `node_modules` of a folder from those that are on this machine, without
 * network. Gives the names of those that are not.
 */
export async function install(dir: string, packages: Readonly<Versions>): Promise<string[]> {
  const modules = path.join(dir, 'node_modules');
  await fs.mkdir(modules, { recursive: true });
  const missing: string[] = [];
  for (const [name, range] of Object.entries(packages)) {
    if (!(await installOne(name, range, modules))) missing.push(name);
  }
  return missing;
}

/** What `npm install` brings to someone who works on a package. */
export const developmentPackages = (own: PackageJson): Versions => ({
  ...own.peerDependencies,
  ...own.optionalDependencies,
  ...own.dependencies,
  ...own.devDependencies,
});

/** What `npm install` brings to someone who uses a package. */
export function productionPackages(own: PackageJson): Versions {
  const peers = Object.entries(own.peerDependencies ?? {}).filter(
    ([name]) => !own.peerDependenciesMeta?.[name]?.optional,
  );
  return { ...Object.fromEntries(peers), ...own.optionalDependencies, ...own.dependencies };
}

/** Each step of the judge: a build, an archive, a program. */
const STEP_MS = 120_000;
/** TypeScript 7: it checks a small program in a fraction of the time of 6. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

/** How a package's types are resolved: by Node.js, and by bundlers. */
const RESOLUTIONS = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const;

interface Ended {
  isOk: boolean;
  /** How it ended, in words that follow its name. */
  how: string;
  output: string;
}

export function run(cwd: string, command: string, args: readonly string[]): Promise<Ended> {
  const options = {
    cwd,
    env: cleanEnvironment({}),
    timeout: STEP_MS,
    maxBuffer: Infinity,
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
  };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const output = stdout + stderr;
      if (typeof error?.code === 'string') reject(error);
      else if (error?.killed)
        resolve({ isOk: false, how: `was stopped after ${STEP_MS} ms`, output });
      else resolve({ isOk: !error, how: `ended with exit code ${error?.code ?? 0}`, output });
    });
  });
}

/**
 * Packs the project into `target`; gives the archive with the paths in it, sorted, or what npm says
 * where it cannot.
 */
export async function pack(dir: string, target: string) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const { isOk, how, output } = await run(dir, 'npm', args);
  if (!isOk) return `it ${how}: ${output.trim()}`;
  // Warnings may stand around it. A list up to npm 11, an object by name from 12.
  const json = JSON.parse(/^(?:\[|\{)[^]*^(?:\]|\})$/m.exec(output)![0]) as object;
  const [{ filename, files }] = Object.values(json) as [
    { filename: string; files: { path: string }[] },
  ];
  return { archive: path.join(target, filename), files: files.map((file) => file.path).sort() };
}

/** An empty project that has installed the archive, and what that depends on. */
export async function createConsumer(
  dir: string,
  archive: string,
  packages: readonly string[],
): Promise<void> {
  const unpacked = path.join(dir, 'unpacked');
  await fs.mkdir(unpacked, { recursive: true });
  const { isOk, how, output } = await run(dir, 'tar', ['-xzf', archive, '-C', unpacked]);
  if (!isOk) throw new Error(`tar ${how}: ${output.trim()}`);
  const own = await readPackage(path.join(unpacked, 'package'));
  const further = Object.fromEntries(packages.map((name) => [name, '']));
  await install(dir, { ...productionPackages(own), ...further });
  const target = path.join(dir, 'node_modules', own.name!);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.rename(path.join(unpacked, 'package'), target);
  await fs.writeFile(path.join(dir, 'package.json'), '{ "private": true }\n');
}

export async function runProgram(dir: string, file: string, code: string): Promise<Ended> {
  await fs.writeFile(path.join(dir, file), code);
  return run(dir, process.execPath, [file]);
}

/** Checks the consumer's code under each resolution; gives what the compiler finds, else ''. */
export async function checkTypes(
  dir: string,
  { esm, cjs, skipLibCheck }: NonNullable<Checks['types']>,
): Promise<Record<string, string>> {
  await fs.writeFile(path.join(dir, 'types.mts'), esm);
  if (cjs) await fs.writeFile(path.join(dir, 'types.cts'), cjs);
  const found: Record<string, string> = {};
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      skipLibCheck,
      noEmit: true,
      jsx: 'react-jsx',
    };
    // Only Node.js tells the two kinds of modules of one package apart.
    const files = cjs && name === 'node16' ? ['types.mts', 'types.cts'] : ['types.mts'];
    const project = `tsconfig.${name}.json`;
    await fs.writeFile(path.join(dir, project), JSON.stringify({ compilerOptions, files }));
    const args = [TSC, '--pretty', 'false', '-p', project];
    const { isOk, how, output } = await run(dir, process.execPath, args);
    found[name] = isOk ? '' : output.trim() || `tsc ${how}`;
  }
  return found;
}

import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_PACKAGES } from '@rslib-docs/samples/runner/packages';
import { ROOT } from '../sites/site.mts';

/** Where packages are found: what samples import first, as a version of ours may be another one. */
const PLACES = [path.join(SAMPLE_PACKAGES, 'node_modules'), 'node_modules'];

/**
 * Rslib looks for API Extractor beside itself. These are copied, so that they find what the project
 * has installed and nothing else.
 */
const COPIED = ['@rslib/core', 'rsbuild-plugin-dts'];

export interface PackageJson {
  name?: string;
  version?: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optionalDependencies?: Record<string, string>;
}

export const readPackage = async (dir: string): Promise<PackageJson> =>
  JSON.parse(await fs.readFile(path.join(dir, 'package.json'), 'utf8')) as PackageJson;

/** TypeScript is here in two versions; every other package in one. */
function aliasOf(name: string, range: string): string {
  return name === 'typescript' && /^[\^~]?7\b/.test(range) ? 'typescript-native' : name;
}

/** Folder of a package on this machine; undefined where it is not here. */
function locate(name: string, range = ''): string | undefined {
  const folders = PLACES.map((place) => path.join(ROOT, place, aliasOf(name, range)));
  return folders.find((folder) => existsSync(path.join(folder, 'package.json')));
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
export async function install(
  dir: string,
  packages: Readonly<Record<string, string>>,
): Promise<string[]> {
  const modules = path.join(dir, 'node_modules');
  await fs.mkdir(modules, { recursive: true });
  const missing: string[] = [];
  for (const [name, range] of Object.entries(packages)) {
    if (!(await installOne(name, range, modules))) missing.push(name);
  }
  return missing;
}

/** What `npm install` brings to someone who works on a package. */
export const developmentPackages = (own: PackageJson): Record<string, string> => ({
  ...own.peerDependencies,
  ...own.optionalDependencies,
  ...own.dependencies,
  ...own.devDependencies,
});

/** What `npm install` brings to someone who uses a package. */
export function productionPackages(own: PackageJson): Record<string, string> {
  const peers = Object.entries(own.peerDependencies ?? {}).filter(
    ([name]) => !own.peerDependenciesMeta?.[name]?.optional,
  );
  return { ...Object.fromEntries(peers), ...own.optionalDependencies, ...own.dependencies };
}

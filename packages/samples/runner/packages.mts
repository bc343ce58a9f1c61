import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NpxProgram } from './plan.mts';

/** Packages that samples import and the site does not need, with a lockfile of their own. */
export const SAMPLE_PACKAGES = 'packages/samples/runner/packages';
/** The scripts behind `npx`, below the project. */
export const SCRIPTS: Readonly<Record<NpxProgram, string>> = {
  rslib: 'node_modules/@rslib/core/bin/rslib.js',
  publint: `${SAMPLE_PACKAGES}/node_modules/publint/src/cli.js`,
  '@arethetypeswrong/cli': `${SAMPLE_PACKAGES}/node_modules/@arethetypeswrong/cli/dist/index.js`,
};
/** Docusaurus has another Rspack at the root than that with which Rsbuild, and so Rslib, builds. */
const RSPACK = '@rspack/core';
const ITS_USER = '@rsbuild/core';
/** Packages of the project whose version can change what a sample gives. */
const OWN = ['@rslib/core', ITS_USER, RSPACK, 'rsbuild-plugin-dts', 'typescript'];

export const readJson = async <T,>(...place: string[]): Promise<T> =>
  JSON.parse(await fs.readFile(path.join(...place), 'utf8')) as T;

/** npm writes this file last: where it is, the installation is complete. */
const INSTALLED_LOCK = 'node_modules/.package-lock.json';

interface Locked {
  version?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, Locked | undefined>;
}

async function isInstalled(dir: string): Promise<boolean> {
  const installed = await readJson<Lock>(dir, INSTALLED_LOCK).catch(() => undefined);
  if (!installed) return false;
  const { packages } = await readJson<Lock>(dir, 'package-lock.json');
  return Object.entries(packages).every(
    ([name, wanted]) =>
      name === '' || wanted?.optional || installed.packages[name]?.version === wanted?.version,
  );
}

/** Installs the packages where they are missing or differ from the lockfile. */
export async function installPackages(root: string, folder = SAMPLE_PACKAGES): Promise<void> {
  const dir = path.join(root, folder);
  if (await isInstalled(dir)) return;
  console.error(`Installing packages: npm ci in ${folder}`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: dir, shell: process.platform === 'win32' };
  await promisify(execFile)(npm, ['ci', '--no-audit', '--no-fund'], options);
}

/** Makes the packages visible to projects below `dir`: those that are named, not what they need. */
export async function linkPackages(root: string, dir: string): Promise<void> {
  const from = path.join(root, SAMPLE_PACKAGES);
  const { dependencies } = await readJson<{ dependencies: object }>(from, 'package.json');
  for (const name of Object.keys(dependencies)) {
    const link = path.join(dir, 'node_modules', name);
    await fs.mkdir(path.dirname(link), { recursive: true });
    await fs.symlink(path.join(from, 'node_modules', name), link, 'junction').catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}

async function manifestOf(root: string, name: string): Promise<string> {
  const modules = path.join(root, 'node_modules');
  if (name !== RSPACK) return path.join(modules, name, 'package.json');
  const user = await fs.realpath(path.join(modules, ITS_USER));
  return createRequire(path.join(user, 'package.json')).resolve(`${RSPACK}/package.json`);
}

/** Installed versions of the packages that build, as `name@version`. */
export function toolVersions(root: string): Promise<string[]> {
  return Promise.all(
    OWN.map(async (name) => {
      const file = await manifestOf(root, name);
      return `${name}@${(await readJson<{ version: string }>(file)).version}`;
    }),
  );
}

/** Versions that the lockfile of a folder names for packages, as `name@version`. */
export async function lockedVersions(
  root: string,
  names: readonly string[],
  folder = SAMPLE_PACKAGES,
): Promise<string[]> {
  const { packages } = await readJson<Lock>(root, folder, 'package-lock.json');
  return names.map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`);
}

export async function hashOfLock(root: string, folder: string): Promise<string> {
  const lock = await fs.readFile(path.join(root, folder, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex').slice(0, 12);
}

export const describePackages = async (root: string): Promise<string> =>
  `${(await toolVersions(root)).join(' ')} packages@${await hashOfLock(root, SAMPLE_PACKAGES)}`;

export async function describeVersions(root: string): Promise<string> {
  return `node@${process.version} ${await describePackages(root)}`;
}

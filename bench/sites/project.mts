import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site.mts';

/** First Node.js that Astro and tsup accept. */
const WANTED_NODE = [22, 19] as const;

const INSTALLED_FROM = ['package.json', 'package-lock.json', '.npmrc'];

/** Installs into `target` what the lockfile in `source` says, unless it is there. */
export async function install(source: string, target: string): Promise<void> {
  const read = (dir: string) => fs.readFile(path.join(dir, 'package-lock.json'), 'utf8');
  const wanted = await read(source);
  // npm writes the second file last.
  const isComplete = existsSync(path.join(target, 'node_modules/.package-lock.json'));
  if (isComplete && (await read(target).catch(() => undefined)) === wanted) return;
  console.error(`Installing the packages of ${path.relative(ROOT, source)} …`);
  await fs.rm(path.join(target, 'node_modules'), { recursive: true, force: true });
  await fs.mkdir(target, { recursive: true });
  for (const file of INSTALLED_FROM) {
    await fs.copyFile(path.join(source, file), path.join(target, file));
  }
  const isWindows = process.platform === 'win32';
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const options = { cwd: target, shell: isWindows };
  await promisify(execFile)(npm, ['ci', '--no-audit', '--no-fund'], options);
}

/** Exact version of a dependency that the package.json of a folder pins. */
export function pinnedVersion(dir: string, name: string): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[name];
  if (!version) throw new Error(`${dir}/package.json does not name ${name}.`);
  return version;
}

/** A Node.js that is new enough for Astro and tsup: this one, else the one among the packages. */
export function findNewerNode(dir: string): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > WANTED_NODE[0] || (major === WANTED_NODE[0] && minor >= WANTED_NODE[1])) {
    return process.execPath;
  }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const found = path.join(dir, 'node_modules', name, file);
  if (existsSync(found)) return found;
  throw new Error(
    `No Node.js ${WANTED_NODE.join('.')} or later for ${path.basename(dir)}: the package ${name} ` +
      'is not installed. Run npm run bench with a newer Node.js.',
  );
}

/**
 * Gives a project a `node_modules` of its own whose packages are links, so that the caches which
 * tools keep in that folder are the project's.
 */
export async function linkPackages(from: string, dir: string): Promise<void> {
  const target = path.join(dir, 'node_modules');
  await fs.mkdir(target, { recursive: true });
  for (const name of await fs.readdir(from)) {
    if (name === '.cache') continue;
    await fs.symlink(path.join(from, name), path.join(target, name), 'junction');
  }
}

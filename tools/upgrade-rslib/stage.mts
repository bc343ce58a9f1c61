import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@rslib-docs/kit/node/command';
import { SAMPLE_PACKAGES, installPackages } from '@rslib-docs/samples/runner/packages';
import { copySources } from '../versions/staging.mts';

export const RSLIB = '@rslib/core';
const TYPESCRIPT = 'typescript';
/** Where what is tried lies, below the project; one folder for each version. */
export const WORK_FOLDER = '.cache/upgrade-rslib';
/** Packages as the registry gave them, for the history of options. */
const PUBLISHED = '.cache/published';
/** Its plugins are written against it, so they must meet the one that comes with the new Rslib. */
const RSBUILD = '@rsbuild/core';

interface PackageJson {
  version: string;
  peerDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): PackageJson =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson;

/** The version of an installed package. */
export const versionOf = (root: string, name: string): string =>
  readJson(path.join(root, 'node_modules', name, 'package.json')).version;

/** Names of the packages in a folder `node_modules`, with their scope. */
function packagesIn(modules: string): string[] {
  const names = fs.readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@')
      ? fs.readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`)
      : name,
  );
}

/** Whether the package asks for the Rsbuild of who uses it. */
function isPlugin(dir: string): boolean {
  const file = path.join(dir, 'package.json');
  return fs.existsSync(file) && RSBUILD in (readJson(file).peerDependencies ?? {});
}

/**
 * Makes the packages of one folder `node_modules` those of another, but for those that `instead`
 * has. Links lead to the originals; a plugin is copied, so that it finds the packages of here.
 */
export function overlay(from: string, to: string, instead: ReadonlyMap<string, string>): void {
  for (const name of packagesIn(from)) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const other = instead.get(name);
    const isWorkspace = fs.lstatSync(source).isSymbolicLink();
    if (other !== undefined) fs.symlinkSync(other, target, 'junction');
    else if (isWorkspace) {
      const inside = path.relative(path.dirname(source), fs.realpathSync(source));
      fs.symlinkSync(path.resolve(path.dirname(target), inside), target, 'junction');
    } else if (isPlugin(source)) fs.cpSync(source, target, { recursive: true });
    else fs.symlinkSync(source, target, 'junction');
  }
  for (const file of ['.bin', '.package-lock.json']) {
    const source = path.join(from, file);
    if (fs.existsSync(source)) fs.symlinkSync(source, path.join(to, file), 'junction');
  }
}

/** The packages of the samples in a copy; a new clone has none of them yet. */
export async function overlaySamples(root: string, project: string): Promise<void> {
  await installPackages(root);
  const modules = path.join(SAMPLE_PACKAGES, 'node_modules');
  overlay(path.join(root, modules), path.join(project, modules), new Map());
}

/** The last line of npm that says what went wrong. */
function whyNpmFailed(error: unknown): string {
  const { stderr = '', message } = error as { stderr?: string; message: string };
  const lines = stderr
    .split('\n')
    .filter((line) => /^npm error (?!A complete log|code |\s*$)/.test(line));
  return (lines[0] ?? message.split('\n')[0]!).replace(/^npm error /, '');
}

/** Runs npm; a refusal with its reason where it fails. */
export async function npm(args: readonly string[], cwd: string, what: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const options = { cwd, shell: isWindows };
  try {
    await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', [...args], options);
  } catch (error) {
    throw new Refusal(what, [whyNpmFailed(error)]);
  }
}

export interface Stage {
  /** A copy of the project with the other Rslib. What lies below its `.cache` stays. */
  project: string;
  /** The version that `asked` means, such as `latest`. */
  version: string;
}

/** Installs a version of Rslib beside the project, and makes a copy of the project that uses it. */
export async function createStage(root: string, asked: string): Promise<Stage> {
  const folder = path.join(root, WORK_FOLDER, asked);
  const tool = path.join(folder, 'rslib');
  fs.rmSync(tool, { recursive: true, force: true });
  fs.mkdirSync(tool, { recursive: true });
  const dependencies = { [RSLIB]: asked, [TYPESCRIPT]: versionOf(root, TYPESCRIPT) };
  fs.writeFileSync(
    path.join(tool, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  // An old version may not name this TypeScript among those that it knows.
  const install = ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts'];
  await npm(install, tool, `${RSLIB}@${asked} cannot be installed; nothing has changed:`);

  const project = path.join(folder, 'project');
  fs.mkdirSync(project, { recursive: true });
  for (const entry of fs.readdirSync(project)) {
    if (entry !== '.cache') fs.rmSync(path.join(project, entry), { recursive: true, force: true });
  }
  copySources(root, project);
  // What the registry gave once is the same for every version that is tried.
  const published = path.join(root, PUBLISHED);
  fs.mkdirSync(published, { recursive: true });
  fs.mkdirSync(path.join(project, '.cache'), { recursive: true });
  fs.rmSync(path.join(project, PUBLISHED), { recursive: true, force: true });
  fs.symlinkSync(published, path.join(project, PUBLISHED), 'junction');
  const modules = path.join(tool, 'node_modules');
  const instead = new Map(packagesIn(modules).map((name) => [name, path.join(modules, name)]));
  overlay(path.join(root, 'node_modules'), path.join(project, 'node_modules'), instead);
  await overlaySamples(root, project);
  return { project, version: versionOf(tool, RSLIB) };
}

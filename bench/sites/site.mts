import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { DEFAULT_LOCALE, type Locale } from '../../src/site/locales';
import type { PlainPage } from './content.mts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the sites are made and built. */
export const WORK = path.join(ROOT, '.cache/bench');

export const SITE_IDS = ['ours', 'docusaurus', 'rspress', 'vitepress', 'starlight'] as const;
export type SiteId = (typeof SITE_IDS)[number];

/** The page on which everything is measured: text, tables and code. */
export const MEASURED_ROUTE = '/guide/basic/cli';
/** Where a navigation from it leads; this page is edited between two builds. */
export const NEXT_ROUTE = '/guide/basic/configure-rslib';

/** Where most generators put a page of a language. */
export const addressIn = (route: string, locale: Locale): string =>
  (locale === DEFAULT_LOCALE ? '' : `/${locale}`) + route;

export interface Command {
  /** Path of Node.js. */
  node: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** CSS selectors of what a visitor presses, in a window of 1280 pixels. */
export interface Controls {
  /** Switches between light and dark; a `select` is given another value. */
  appearance: string;
  /** The link to a route in the sidebar. */
  sidebarLink(href: string): string;
  /** Opens the search, and where the query is typed, and one result. Absent without own search. */
  search?: { open: string; input: string; result: string };
}

/** A site made of our content by one generator. */
export interface BenchSite {
  id: SiteId;
  name: string;
  version: string;
  /** The project's folder, absolute. */
  dir: string;
  /** The built pages, absolute. */
  output: string;
  /** How it is built; asked after `prepare`. */
  build(): Command;
  /** Output and caches, relative to `dir`, without which a build is cold. */
  traces: readonly string[];
  /** The file of `NEXT_ROUTE`, relative to `dir`. */
  editedFile: string;
  /** Writes a new project. The pages are those of the site, and further ones after them. */
  prepare(pages: readonly PlainPage[]): Promise<void>;
  /** What follows the first screen in the measured page, where the page says it. */
  firstScreenEnd?: string;
  /** Address of a route below the root of the host. */
  address(route: string, locale: Locale): string;
  controls: Controls;
}

/** First Node.js that Astro and tsup accept. */
const WANTED_NODE = [22, 19] as const;

const INSTALLED_FROM = ['package.json', 'package-lock.json', '.npmrc'];

/** Installs into `target` what the lockfile in `source` says, unless it is there. */
export async function install(source: string, target: string): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const file of INSTALLED_FROM)
    await fs.copyFile(path.join(source, file), path.join(target, file));
  await installPackages(ROOT, path.relative(ROOT, target));
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
  const name = `node-${process.platform}-${process.arch}`;
  const found = path.join(dir, 'node_modules', name, 'bin/node');
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
    await fs.symlink(path.join(from, name), path.join(target, name));
  }
}

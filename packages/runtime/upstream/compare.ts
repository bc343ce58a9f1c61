import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { INVENTORY, type UpstreamName } from './inventory';
import { adviceOn } from './upstream-error';

/** An upstream file as it was when we last compared ours with it. */
export interface ComparedFile {
  /** Version of its package. */
  version: string;
  sha256: string;
}

/** By the name under which the file is required. */
export type UpstreamLock = Readonly<Record<string, ComparedFile>>;

/** An upstream file as it is installed. */
export interface InstalledFile extends ComparedFile {
  text: string;
}

export interface UpstreamChange {
  row: UpstreamName;
  file: string;
  state: 'changed' | 'new' | 'gone';
}

/** Written by `npm run site -- upstream --write` only; from the root of the project. */
export const UPSTREAM_LOCK = 'packages/runtime/upstream/inventory.lock.json';

/** The package of a file that is named as it is required, and its path in the package. */
export function splitFile(file: string): { package: string; file: string } {
  const [, name, inside] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file)!;
  return { package: name!, file: inside! };
}

/** The file as it is installed for the project; undefined where there is none. */
function readInstalled(root: string, file: string): InstalledFile | undefined {
  // Not `resolve`, which packages may limit to their public files.
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(file) ?? [];
  const folder = folders.find((one) => fs.existsSync(path.join(one, splitFile(file).package)));
  if (folder === undefined || !fs.existsSync(path.join(folder, file))) return undefined;
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const manifest = fs.readFileSync(
    path.join(folder, splitFile(file).package, 'package.json'),
    'utf8',
  );
  const { version } = JSON.parse(manifest) as { version: string };
  return { version, sha256: createHash('sha256').update(text).digest('hex'), text };
}

/** All files of the inventory that are installed for the project. */
export function readInstalledUpstream(root: string): Map<string, InstalledFile> {
  const files = Object.values(INVENTORY).flatMap((row): readonly string[] => row.files);
  return new Map(
    [...new Set(files)].flatMap((file) => {
      const found = readInstalled(root, file);
      return found ? [[file, found] as const] : [];
    }),
  );
}

export function readUpstreamLock(root: string): UpstreamLock {
  return JSON.parse(fs.readFileSync(path.join(root, UPSTREAM_LOCK), 'utf8')) as UpstreamLock;
}

/** The files that are not as they were when ours were last compared with them. */
export function findUpstreamChanges(
  lock: UpstreamLock,
  installed: ReadonlyMap<string, ComparedFile>,
): UpstreamChange[] {
  return Object.entries(INVENTORY).flatMap(([name, { files }]) =>
    files.flatMap((file): UpstreamChange[] => {
      const row = name as UpstreamName;
      const now = installed.get(file);
      if (!now) return [{ row, file, state: 'gone' }];
      if (!lock[file]) return [{ row, file, state: 'new' }];
      return lock[file].sha256 === now.sha256 ? [] : [{ row, file, state: 'changed' }];
    }),
  );
}

/**
 * Refuses to go on with another Docusaurus than the one that ours was compared with.
 *
 * @throws {Error} which names the rows, and what to do about each.
 */
export function assertComparedUpstream(root: string): void {
  const lock = readUpstreamLock(root);
  const installed = readInstalledUpstream(root);
  const changes = findUpstreamChanges(lock, installed);
  if (changes.length === 0) return;
  const lines = changes.map(({ row, file, state }) => {
    const before = lock[file]?.version ?? 'none';
    const now = installed.get(file)?.version ?? 'none';
    return `Upstream "${row}": ${file} is ${state} (compared: ${before}, installed: ${now}).\n  ${adviceOn(row)}`;
  });
  throw new Error(
    `${lines.join('\n')}\nSee what changed: npm run site -- upstream. Then keep it as compared: npm run site -- upstream --write`,
  );
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ENGINES_CACHE = path.resolve(import.meta.dirname, '../../.cache/engines');
/** Where Debian's packages are unpacked, as if it were the root of a system. */
export const SPHINX_ROOT = path.join(ENGINES_CACHE, 'sphinx');

/** How the search daemon is started. */
export interface Searchd {
  command: string;
  env: NodeJS.ProcessEnv;
}

/** Folders of libraries among the unpacked packages, such as `usr/lib/x86_64-linux-gnu`. */
function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib']
    .map((folder) => path.join(root, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))])
    .filter((folder) => fs.statSync(folder).isDirectory());
}

/** The daemon that SEARCHD names, else the unpacked one; whether it runs says `runs`. */
export function searchdIn(root = SPHINX_ROOT): Searchd {
  const { SEARCHD } = process.env;
  if (SEARCHD) return { command: SEARCHD, env: process.env };
  const LD_LIBRARY_PATH = libraryFolders(root).join(':');
  return {
    command: path.join(root, 'usr/bin/searchd'),
    env: { ...process.env, LD_LIBRARY_PATH },
  };
}

/** Whether the daemon is there with all its libraries. */
export function runs({ command, env }: Searchd): boolean {
  return spawnSync(command, ['--help'], { env, stdio: 'ignore' }).status === 0;
}

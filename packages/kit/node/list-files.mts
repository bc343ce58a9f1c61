import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A link to a folder that holds the link itself: who follows it never comes to an end. */
async function refuseLoop(link: string): Promise<void> {
  const target = await fs.realpath(link).catch(() => undefined);
  if (target === undefined) return;
  const holder = await fs.realpath(path.dirname(link));
  if (holder !== target && !holder.startsWith(target + path.sep)) return;
  const shown = path.relative(process.cwd(), link);
  throw new Error(`${shown} is a link to a folder that holds it. Remove the link.`);
}

/** What a folder holds, at any depth; what was installed there is nobody's own. */
async function entriesBelow(dir: string): Promise<Dirent[]> {
  const entries = await fs.readdir(dir, { withFileTypes: true });
  const own = entries.filter(({ name }) => name !== 'node_modules');
  const folders = own.filter((entry) => entry.isDirectory());
  const below = folders.map(({ name }) => entriesBelow(path.join(dir, name)));
  return [...own, ...(await Promise.all(below)).flat()];
}

/**
 * Paths of all files below `dir` with the given ending, relative to it, with forward slashes, but
 * for those of `node_modules`. Links to folders are not followed; one that leads in a circle is an
 * error, because others follow it.
 */
export async function listFiles(dir: string, ending: string): Promise<string[]> {
  const entries = await entriesBelow(dir);
  for (const entry of entries) {
    if (entry.isSymbolicLink()) await refuseLoop(path.join(entry.parentPath, entry.name));
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

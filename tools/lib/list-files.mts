import fs from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below `dir` with the given ending, relative to it, with forward slashes. */
export async function listFiles(dir: string, ending: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

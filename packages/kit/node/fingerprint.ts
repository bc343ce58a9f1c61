import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from './files';

export interface FingerprintInputs {
  /** Files and folders, relative to the project, that count by their names and their content. */
  texts: readonly string[];
  /** Folders that count by the names in them. */
  names: readonly string[];
  /** Folders of pages that count by their front matter, too. */
  headers: readonly string[];
  settings: RegExp;
}

/** Tests decide nothing; packages are named by the lockfile. */
const IGNORED = /^node_modules$|^dist$|\.(?:test|spec)\.\w+$/;
const HEADER = /^---\n[\s\S]*?\n---\n/;

async function filesOf(root: string, place: string): Promise<string[]> {
  const entry = await ifThere(fs.stat(path.join(root, place)));
  if (!entry?.isDirectory()) return entry ? [place] : [];
  const names = (await fs.readdir(path.join(root, place))).filter((name) => !IGNORED.test(name));
  const inner = names.sort().map((name) => filesOf(root, path.join(place, name)));
  return (await Promise.all(inner)).flat();
}

/** Changes with everything that is named, with the version of Node.js and the place of the project. */
export async function fingerprint(root: string, inputs: FingerprintInputs): Promise<string> {
  const hash = createHash('sha256');
  // Lengths keep the border between two parts: `ab`,`c` is not `a`,`bc`.
  const add = (text: string): void => void hash.update(`${text.length}:`).update(text);
  const textOf = (file: string): Promise<string> => fs.readFile(path.join(root, file), 'latin1');
  add(process.version);
  add(path.resolve(root));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (inputs.settings.test(name)) add(`${name}=${value}`);
  }
  for (const [kind, places] of Object.entries({ ...inputs, settings: [] })) {
    for (const file of (await Promise.all(places.map((one) => filesOf(root, one)))).flat()) {
      add(file);
      if (kind === 'texts') add(await textOf(file));
      if (kind === 'headers') add(HEADER.exec(await textOf(file))?.[0] ?? '');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

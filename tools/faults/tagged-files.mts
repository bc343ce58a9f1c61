import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { tagsIn } from './faults.mts';

/** Where tests are. */
const FOLDERS = ['packages', 'src', 'tools', 'tests', 'bench'];
const TEST_FILE = /\.(?:test|spec)\.m?ts$/;
/** Whose titles and data only look like tags. */
const OWN_TEST = 'tools/faults/faults.test.mts';

/** The test files that name a fault, by its id; paths are from the root of the project. */
export async function findTaggedFiles(root: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const folder of FOLDERS) {
    for (const name of await listFiles(path.join(root, folder), 'ts')) {
      const file = `${folder}/${name}`;
      if (!TEST_FILE.test(name) || name.includes('node_modules/') || file === OWN_TEST) continue;
      const ids = tagsIn(await fs.readFile(path.join(root, file), 'utf8'));
      for (const id of ids) files.set(id, [...(files.get(id) ?? []), file]);
    }
  }
  return files;
}

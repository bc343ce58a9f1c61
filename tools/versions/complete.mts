import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';
import { readVersions } from '@rslib-docs/kit/node/versions/places';
import { Refusal } from '@rslib-docs/kit/node/command';
import { UNRELEASED_PLACES, nameVersion, placesOf } from './version-files.mts';

export interface Completion {
  /** Pages that were copied, and those that are English until somebody translates them. */
  copied: string[];
  left: string[];
}

/**
 * Gives a version that Docusaurus' own command has cut its Chinese half: the label, and the pages
 * whose English has not changed since. Overwrites no page.
 */
export async function completeVersion(root: string, version: string): Promise<Completion> {
  if (!readVersions(root).includes(version)) {
    throw new Refusal(`${version} is not completed:`, ['versions.json does not name it']);
  }
  const places = placesOf(version);
  const read = (folder: string, file: string): Promise<string | undefined> =>
    fs.readFile(path.join(root, folder, file), 'utf8').catch(() => undefined);
  const copied: string[] = [];
  const left: string[] = [];
  for (const file of await listFiles(path.join(root, places.english), '.mdx')) {
    if ((await read(places.chinese, file)) !== undefined) continue;
    const chinese = await read(UNRELEASED_PLACES.chinese, file);
    const isSame = (await read(places.english, file)) === (await read('docs', file));
    if (chinese === undefined || !isSame) {
      left.push(`${places.chinese}/${file}`);
      continue;
    }
    const target = path.join(root, places.chinese, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, chinese);
    copied.push(file);
  }
  const labels = path.join(root, places.labels);
  const isNew = await fs.access(labels).then(
    () => false,
    () => true,
  );
  if (isNew) await fs.copyFile(path.join(root, UNRELEASED_PLACES.labels), labels);
  nameVersion(root, version);
  return { copied, left };
}

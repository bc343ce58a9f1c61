import fs from 'node:fs';
import path from 'node:path';
import { listFiles, writeFiles } from '@rslib-docs/kit/node/files';
import { readVersions } from '@rslib-docs/kit/node/versions';
import { Refusal } from '@rslib-docs/kit/node/command';
import { UNRELEASED_PLACES, nameVersion, placesOf } from './files.mts';

export interface Completion {
  /** Pages that were copied, and pages that are English until they are translated. */
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
  const { english, chinese, labels } = placesOf(version);
  const exists = (file: string) => fs.existsSync(path.join(root, file));
  const read = (file: string) =>
    exists(file) ? fs.readFileSync(path.join(root, file), 'utf8') : undefined;
  const files = new Map<string, string>();
  const copied: string[] = [];
  const left: string[] = [];
  for (const page of await listFiles(path.join(root, english), '.mdx')) {
    const target = `${chinese}/${page}`;
    if (exists(target)) continue;
    const translated = read(`${UNRELEASED_PLACES.chinese}/${page}`);
    if (translated === undefined || read(`${english}/${page}`) !== read(`docs/${page}`)) {
      left.push(target);
      continue;
    }
    files.set(target, translated);
    copied.push(page);
  }
  if (!exists(labels)) files.set(labels, read(UNRELEASED_PLACES.labels)!);
  writeFiles(root, files);
  nameVersion(root, version);
  return { copied, left };
}

export async function complete(root: string, version: string): Promise<void> {
  const { copied, left } = await completeVersion(root, version);
  console.log(`${version} has its Chinese label, and ${copied.length} pages that it lacked.`);
  if (left.length === 0) return;
  console.log('English until they are translated, as docs/ has changed since:');
  for (const file of left) console.log(`  ${file}`);
}

import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT, readSampleTypes, type Hover } from './sample-types';

/** What is known of samples; starting the compiler takes seconds. */
const CACHE = 'node_modules/.cache/type-hovers';
/** Raised when other texts are made of the same types. */
const VERSION = 1;
/** Packages that decide what a sample's types are. */
const PACKAGES = ['@rslib/core', '@rsbuild/core', '@types/node', 'twoslash', 'typescript'];

async function versionOf(name: string): Promise<string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as { version: string }).version;
}

let versions: Promise<string[]> | undefined;

/** Name of what is known of a sample; another for other code and other packages. */
export function cacheKey(code: string, lang: string, packages: readonly string[]): string {
  const parts = JSON.stringify([VERSION, packages, lang, code]);
  return createHash('sha256').update(parts).digest('hex');
}

/** Hovers of a sample, from the cache where it has been compiled before. */
export async function typeHovers(code: string, lang: string): Promise<Hover[]> {
  versions ??= Promise.all(PACKAGES.map(versionOf));
  const file = path.join(ROOT, CACHE, `${cacheKey(code, lang, await versions)}.json`);
  const found = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (found !== undefined) return JSON.parse(found) as Hover[];
  const hovers = await readSampleTypes(code, lang);
  // Beside and then into place: another build may read at the same time.
  const draft = `${file}.${process.pid}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(hovers));
  await fs.rename(draft, file);
  return hovers;
}

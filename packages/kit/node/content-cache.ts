import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

// Not `__dirname`, which is another folder where a module of `tools/` imports this one.
const ROOT = path.resolve(__filename, '../../../..');
/** All builds share it; who wants a cold one names a folder of its own (BUILD_CACHE_DIR). */
const CACHE = path.resolve(ROOT, process.env.BUILD_CACHE_DIR ?? 'node_modules/.cache');

/** Source that changes with any package; for work in which dozens of them take part. */
export const ALL_PACKAGES = 'node_modules/.package-lock.json';

/** What decides, beside its content, what becomes of a piece of work. */
export interface CacheInputs {
  /** Packages, by their installed versions. */
  packages: readonly string[];
  /** Own files and folders, relative to the site's root, by their text. */
  sources: readonly string[];
}

async function versionOf(name: string): Promise<string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as { version: string }).version;
}

async function textsOf(source: string): Promise<string[]> {
  const place = path.join(ROOT, source);
  if ((await fs.stat(place)).isFile()) return [await fs.readFile(place, 'utf8')];
  const names = (await fs.readdir(place)).filter((name) => !name.includes('.test.')).sort();
  return (await Promise.all(names.map((name) => textsOf(path.join(source, name))))).flat();
}

async function describeInputs({ packages, sources }: CacheInputs): Promise<string[][]> {
  return Promise.all([
    Promise.all(packages.map(versionOf)),
    ...sources.map((source) => textsOf(source)),
  ]);
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Name under which work is kept; another for other content and for other inputs. */
export const cacheKey = (content: unknown, cacheInputs: unknown): string =>
  hashOf([cacheInputs, content]);

/** Gives what was made of the content before, or has it made; `content` is anything that is JSON. */
export type FromCache = (content: unknown, make: () => Promise<Buffer | string>) => Promise<Buffer>;

async function readOrMake(file: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
  const found = await fs.readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  // Beside and then into place: another build may read, or write the same, at the same time.
  const draft = `${file}.${randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, made);
  await fs.rename(draft, file);
  return made;
}

/**
 * Keeps the slow work of builds by content, in a folder of that name that all builds share. Where
 * an entry cannot be written, the build fails with the system's error.
 */
export function contentCache(name: string, cacheInputs: CacheInputs): FromCache {
  /** Their texts are long, and a build asks thousands of times. */
  let described: Promise<string> | undefined;
  /** Pages that hold the same are made side by side. */
  const running = new Map<string, Promise<Buffer>>();
  return async (content, make) => {
    described ??= describeInputs(cacheInputs).then(hashOf);
    const file = path.join(CACHE, name, cacheKey(content, await described));
    const work = running.get(file) ?? readOrMake(file, make);
    running.set(file, work);
    try {
      return await work;
    } finally {
      running.delete(file);
    }
  };
}

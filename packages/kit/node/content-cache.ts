import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from './files';
import { withinTime } from './within-time';
import { readMarkdown, type MarkdownPage } from '../shared/markdown/read-markdown';

// Not `__dirname`, which is another folder where a module of `tools/` imports this one.
const ROOT = path.resolve(__filename, '../../../..');
/** All builds share it; who wants a cold one names a folder of its own (BUILD_CACHE_DIR). */
const CACHE = path.resolve(ROOT, process.env.BUILD_CACHE_DIR ?? 'node_modules/.cache');

/** Source that changes with any package; for work in which dozens of them take part. */
export const ALL_PACKAGES = 'node_modules/.package-lock.json';

/** What decides, beside its content, what becomes of a piece of work. */
export interface CacheInputs {
  packages: readonly string[];
  /** Own files and folders, relative to the site's root, by their text; tests and data aside. */
  sources: readonly string[];
}

async function versionOf(name: string): Promise<string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as { version: string }).version;
}

async function textsOf(source: string): Promise<string[]> {
  const place = path.join(ROOT, source);
  if ((await fs.stat(place)).isFile()) return [await fs.readFile(place, 'utf8')];
  const names = (await fs.readdir(place)).filter((name) => !/\.test\.|\.json$/.test(name)).sort();
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

async function readCommitted(file: string): Promise<Map<string, Buffer>> {
  const entries = JSON.parse(await fs.readFile(path.join(ROOT, file), 'utf8')) as object;
  return new Map(
    Object.entries(entries).map(([key, value]) => [key, Buffer.from(JSON.stringify(value))]),
  );
}

async function readOrMake(file: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
  const found = await ifThere(fs.readFile(file));
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
 * Keeps the slow work of builds by content, in a folder of that name that all builds share.
 * `committed` names a JSON file of entries, by key, that a first build finds too.
 */
export function contentCache(name: string, cacheInputs: CacheInputs, committed?: string) {
  /** Their texts are long, and a build asks thousands of times. */
  let described: Promise<string> | undefined;
  let entries: Promise<Map<string, Buffer>> | undefined;
  /** Pages that hold the same are made side by side. */
  const running = new Map<string, Promise<Buffer>>();
  /** Name of the entry; another for other content, which is anything that is JSON, and inputs. */
  const keyOf = async (content: unknown): Promise<string> => {
    described ??= describeInputs(cacheInputs).then(hashOf);
    return hashOf([await described, content]);
  };
  const fromCache = async (content: unknown, make: () => Promise<Buffer | string>) => {
    const key = await keyOf(content);
    if (committed) {
      const found = (await (entries ??= readCommitted(committed))).get(key);
      if (found) return found;
    }
    const work = running.get(key) ?? readOrMake(path.join(CACHE, name, key), make);
    running.set(key, work);
    try {
      return await work;
    } finally {
      running.delete(key);
    }
  };
  return Object.assign(fromCache, { keyOf });
}

/** Reads an MDX source as `readMarkdown` does. Throws where that takes too long. */
export const readMarkdownInTime = (
  source: string,
  below: Readonly<Record<string, string>> = {},
): Promise<MarkdownPage> => readMarkdown(source, below, (parse) => withinTime('the page', parse));

const markdownCache = contentCache('markdown', {
  packages: [],
  sources: ['packages/kit/shared/markdown', ALL_PACKAGES],
});

/** As `readMarkdown`, or what that found before. Syntax trees of code in it are plain objects. */
export async function readCachedMarkdown(
  source: string,
  below: Readonly<Record<string, string>> = {},
): Promise<MarkdownPage> {
  const make = async () => JSON.stringify(await readMarkdownInTime(source, below));
  const read = await markdownCache(JSON.stringify([source, below]), make);
  return JSON.parse(String(read)) as MarkdownPage;
}

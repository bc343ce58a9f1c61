import { ifThere } from '@rslib-docs/kit/node/read-text-file';
import fs from 'node:fs/promises';
import path from 'node:path';
import { checkHeader } from '@rslib-docs/kit/shared/markdown/check-header';
import { AREAS, TRANSLATIONS, isPartial, versionArea, type Area } from '../core/places';
import type { SectionedPage } from '../core/sections';
import { readVersions } from '@rslib-docs/kit/node/versions/places';
import { cacheOf, hashOf } from './cache.mts';
import type { Finding } from './findings.mts';
import { readerFingerprint } from './fingerprints.mts';
import { readText } from './lock.mts';
import { listFiles } from '@rslib-docs/kit/node/list-files';

/** A page with its files, relative to the project. At least one of them exists. */
export interface PagePair {
  page: string;
  english: string;
  chinese: string;
  hasEnglish: boolean;
  hasChinese: boolean;
}

async function filesBelow(root: string, folder: string): Promise<Set<string>> {
  const dir = path.join(root, folder);
  if (!(await ifThere(fs.stat(dir)))?.isDirectory()) return new Set();
  return new Set((await Promise.all(['.mdx', '.md'].map((one) => listFiles(dir, one)))).flat());
}

async function listPairs(root: string, { name, english, chinese }: Area): Promise<PagePair[]> {
  const [en, zh] = await Promise.all([
    filesBelow(root, english),
    filesBelow(root, `${TRANSLATIONS}/${chinese}`),
  ]);
  return [...new Set([...en, ...zh])].map((file) => ({
    page: `${name}/${file}`,
    english: `${english}/${file}`,
    chinese: `${TRANSLATIONS}/${chinese}/${file}`,
    hasEnglish: en.has(file),
    hasChinese: zh.has(file),
  }));
}

const byName = (a: PagePair, b: PagePair): number => (a.page < b.page ? -1 : 1);

/** Every page of both languages, by name. */
export async function listPages(root: string): Promise<PagePair[]> {
  const pairs = (await Promise.all(AREAS.map((area) => listPairs(root, area)))).flat();
  return pairs.filter(({ english }) => !isPartial(english)).sort(byName);
}

/** Content that readers get beside these pages: parts of pages, and pages of old versions. */
export async function listOtherContent(root: string): Promise<PagePair[]> {
  const areas = [...AREAS, ...readVersions(root).map(versionArea)];
  const pairs = await Promise.all(areas.map((area) => listPairs(root, area)));
  const pages = new Set((await listPages(root)).map(({ page }) => page));
  return pairs
    .flat()
    .filter(({ page }) => !pages.has(page))
    .sort(byName);
}

/** Where in a file an error of the Markdown or YAML reader happened, and what it says. */
export function describeError(error: unknown): { line: number; message: string } {
  const { line, reason, message, linePos } = error as {
    line?: number;
    reason?: string;
    message?: string;
    linePos?: { line: number }[];
  };
  const text = (reason ?? message ?? String(error)).split('\n')[0]!;
  // The MDX reader names the place of a tag in its words: `(7:1-7:6)`.
  const named = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)?.[1];
  // The YAML reader counts from the line after the opening `---`.
  const at = (named && Number(named)) || line || (linePos?.[0] ? linePos[0].line + 1 : 1);
  return { line: at, message: text };
}

export type ReadPage = SectionedPage | Finding | undefined;

export function isFinding(page: ReadPage): page is Finding {
  return page !== undefined && 'kind' in page;
}

const readers = new Map<string, Promise<string>>();

async function cutCached(root: string, kind: string, source: string): Promise<SectionedPage> {
  const reader = readers.get(root) ?? readerFingerprint(root);
  readers.set(root, reader);
  const hash = hashOf(await reader, source);
  return cacheOf(root).get(kind, hash, async () => {
    // The readers of Markdown and MDX take longer to load than everything else that is read here.
    const { readSections } = await import('../core/sections');
    return readSections(source);
  });
}

/** Reads a page; one that cannot be read is a finding. */
export async function readPage(root: string, page: string, file: string): Promise<ReadPage> {
  const source = await readText(root, file);
  return source === undefined ? undefined : readSource(root, page, file, source);
}

/** The same of a text that the file holds, or held once; `kind` is that of its cache entry. */
export async function readSource(
  root: string,
  page: string,
  file: string,
  source: string,
  kind: 'sections' | 'accepted' = 'sections',
): Promise<SectionedPage | Finding> {
  try {
    checkHeader(source);
    return await cutCached(root, kind, source);
  } catch (error) {
    return { kind: 'broken', file, page, ...describeError(error) };
  }
}

/** The page that a person means: its name, its file in either language, or its address. */
export function findPage(pages: readonly PagePair[], asked: string): PagePair | undefined {
  const wanted = asked.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  const names = [
    wanted,
    ...['.mdx', '.md', '/index.mdx'].map((end) => wanted.replace(/\/$/, '') + end),
  ];
  return pages.find(({ page, english, chinese }) =>
    names.some(
      (name) => name === page || name === english || name === chinese || `docs/${name}` === page,
    ),
  );
}

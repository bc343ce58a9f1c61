import fs from 'node:fs/promises';
import path from 'node:path';
import { contentCache, readCachedMarkdown } from '@rslib-docs/kit/node/content-cache';
import { fingerprint } from '@rslib-docs/kit/node/fingerprint';
import { listFiles, ifThere, readTextFile } from '@rslib-docs/kit/node/files';
import { readVersions } from '@rslib-docs/kit/node/versions';
import { checkSource } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { AREAS, TRANSLATIONS, isPartial, type Area } from '../core/places';
import type { SectionedPage } from '../core/sections';

/** Something that a translator or maintainer has to look at. */
export interface Finding {
  kind: string;
  /** Path relative to the project. */
  file: string;
  line: number;
  /** Name of the page, where the finding is about one. */
  page?: string;
  section?: string;
  key?: string;
  message: string;
}

/** Faults of texts that would show something wrong; a text that is only missing is English. */
export const HARMFUL_KINDS: ReadonlySet<string> = new Set(['json', 'markup', 'placeholder']);

export function formatFinding({ kind, file, line, section, key, message }: Finding): string {
  const place = key ? ` "${key}"` : section ? ` #${section}` : '';
  return `${file}:${line}:${place} ${message} [${kind}]`;
}

type Place = Pick<Finding, 'file' | 'line'>;

export function byPlace(a: Place, b: Place): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** A page with its files, relative to the project. At least one of them exists. */
export interface PagePair {
  page: string;
  english: string;
  chinese: string;
  hasEnglish: boolean;
  hasChinese: boolean;
}

/** The areas of pages, old versions included. */
export function allAreas(root: string): Area[] {
  const versions = readVersions(root).map((version): Area => {
    const name = `versioned_docs/version-${version}`;
    return { name, english: name, chinese: `docusaurus-plugin-content-docs/version-${version}` };
  });
  return [...AREAS, ...versions];
}

async function filesBelow(root: string, folder: string): Promise<Set<string>> {
  const dir = path.join(root, folder);
  if (!(await ifThere(fs.stat(dir)))?.isDirectory()) return new Set();
  return new Set((await listFiles(dir, '')).filter((file) => /\.mdx?$/.test(file)));
}

async function listPairs(root: string, areas: readonly Area[]): Promise<PagePair[]> {
  const lists = areas.map(async ({ name, english, chinese }) => {
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
  });
  return (await Promise.all(lists)).flat().sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** Every page of both languages, by name. */
export async function listPages(root: string): Promise<PagePair[]> {
  return (await listPairs(root, AREAS)).filter(({ english }) => !isPartial(english));
}

/** Content that readers get beside these pages: parts of pages, and pages of old versions. */
export async function listOtherContent(root: string): Promise<PagePair[]> {
  const isOfArea = (file: string) => AREAS.some(({ english }) => file.startsWith(`${english}/`));
  const pairs = await listPairs(root, allAreas(root));
  return pairs.filter(({ english }) => isPartial(english) || !isOfArea(english));
}

/** The page that a person means: its name, its file in either language, or its address. */
export function findPage(pages: readonly PagePair[], asked: string): PagePair | undefined {
  const wanted = asked.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  const names = [
    wanted,
    ...['.mdx', '.md', '/index.mdx'].map((end) => wanted.replace(/\/$/, '') + end),
  ];
  return pages.find(({ page, english, chinese }) =>
    names.some((name) => [page, english, chinese].includes(name) || `docs/${name}` === page),
  );
}

export async function readText(root: string, file: string): Promise<string | undefined> {
  return ifThere(readTextFile(path.join(root, file)));
}

/** What readers of MDX and YAML say of common mistakes, and what to do about these. */
const IN_PLAIN_WORDS: readonly [RegExp, string][] = [
  [/^.* before name.*/, 'a "<" begins a tag here: write &lt;, or ` around code'],
  [/^.*(?:in|parse) expression.*/, 'a "{" begins code here: write \\{, or ` around code'],
  [/^Expected a closing tag for `<(\w+)>`.*/, '<$1> is not closed: write </$1>, or &lt; for <'],
  [/^Unterminated comment.*/, 'this comment has no end: write */}'],
  [/^.* before attribute.*/, 'this tag cannot be read: write name="value" in half-width signs'],
  [/^Markdown link with URL `(.*?)`.*/, 'the link $1 leads to no page: write it as in English'],
];

/** The place of an error of a reader or of Docusaurus in a file, and its message. */
export function describeError(error: unknown): { line: number; message: string } {
  type ReaderError = Partial<Error> & {
    reason?: string;
    line?: number;
    linePos?: { line: number }[];
  };
  const causes: ReaderError[] = [];
  for (let one = error; one; one = (one as Error).cause) causes.push(one);
  const { reason, message, linePos } = causes.at(-1) ?? {};
  const line = causes.findLast((one) => one.line)?.line;
  const says = causes.map((one) => one.message).join(' ');
  // The MDX reader names the place of a tag in its words: `(7:1-7:6)`.
  const place = /\((\d+):\d+(?:-\d+:\d+)?\)|on line (\d+)/.exec(says);
  const named = place && Number(place[1] ?? place[2]);
  // The YAML reader counts from the line after the opening `---`.
  const at = named || line || (linePos?.[0] ? linePos[0].line + 1 : 1);
  const [told = ''] = (reason ?? message ?? String(error)).split('\n');
  const plain = IN_PLAIN_WORDS.find(([said]) => said.test(told));
  return { line: at, message: plain ? told.replace(...plain) : told };
}

/**
 * What a check finds in a file. Whatever it throws is a finding of that file as well, so that no
 * other file goes unchecked.
 */
export async function checkFile(
  file: string,
  check: () => Finding[] | Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [{ kind: 'broken', file, ...describeError(error) }];
  }
}

const fromCache = contentCache('translations', { packages: [], sources: [] });

/** Changes with the code that reads and checks texts; in another site, with its lockfile. */
export const codeFingerprint = (root: string): Promise<string> =>
  fingerprint(root, {
    texts: ['package-lock.json', 'packages/translations', 'packages/kit/shared'],
    ...{ names: [], headers: [], settings: /^$/ },
  });
let ownCode: Promise<string> | undefined;

/** The result of slow work, from an earlier run where `inputs` and our code are the same. */
export async function cached<T>(
  kind: string,
  inputs: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  ownCode ??= codeFingerprint(process.cwd());
  const text = await fromCache([kind, await ownCode, ...inputs], async () =>
    JSON.stringify(await make()),
  );
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    // Somebody damaged the file of the cache.
    return make();
  }
}

export function cutIntoSections(source: string): Promise<SectionedPage> {
  return cached('sections', [source], async () => {
    // The readers of Markdown and MDX take longer to load than all other modules here.
    const { readSections } = await import('../core/sections');
    return readSections(source, readCachedMarkdown);
  });
}

export type ReadPage = SectionedPage | Finding | undefined;

export function isFinding(page: ReadPage): page is Finding {
  return page !== undefined && 'kind' in page;
}

/** Reads a page; one that cannot be read is a finding. */
export async function readPage(root: string, page: string, file: string): Promise<ReadPage> {
  const source = await readText(root, file);
  return source === undefined ? undefined : readSource(page, file, source);
}

/** The same of a text that the file may hold later. */
export async function readSource(
  page: string,
  file: string,
  source: string,
): Promise<SectionedPage | Finding> {
  try {
    checkSource(source);
    return await cutIntoSections(source);
  } catch (error) {
    return { kind: 'broken', file, page, ...describeError(error) };
  }
}

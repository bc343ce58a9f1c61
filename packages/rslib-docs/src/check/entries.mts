import path from 'node:path';
import { globSync, isDynamicPattern, type GlobOptions } from 'tinyglobby';
import type { Lib } from './libs.mts';
import { inPackage, type Project } from './project.mts';
import { otherWriters } from './scripts.mts';
import { UNKNOWN, textOf, valueAt, type Entry, type Unknown, type Value } from './value.mts';

const DEFAULT_ENDINGS = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
const DEFAULT_PATTERN = './src/**';
const INSTALLED = ['**/node_modules/**', '**/.git/**'];
const OUTSIDE = /^!?\.\.\//;

function texts(value: Value): string[] | undefined {
  if (value.kind === 'literal') return textOf(value) === undefined ? undefined : [textOf(value)!];
  if (value.kind === 'object') {
    const own = valueAt(value, 'import');
    return own && texts(own);
  }
  if (value.kind !== 'list' || value.isOpen) return undefined;
  const all = value.items.map(textOf);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** The files of the package that patterns mean, without those that were installed. */
const matching = (project: Project, patterns: readonly string[], more: GlobOptions = {}) =>
  globSync(
    patterns.filter((pattern) => !OUTSIDE.test(pattern)),
    {
      cwd: project.folder.whole(project.dir),
      // What was built is none of the sources.
      ignore: [...INSTALLED, '**/dist/**'],
      followSymbolicLinks: false,
      ...more,
    },
  );

/** The files that a lib item is built from, relative to the package, as far as they can be told. */
export function readEntries(project: Project, { isBundled, value }: Lib): string[] | Unknown {
  const entry = valueAt(value, 'source.entry');
  if (isBundled === UNKNOWN) return UNKNOWN;
  if (entry === undefined) {
    if (!isBundled) return matching(project, [DEFAULT_PATTERN]);
    const names = DEFAULT_ENDINGS.map((ending) => `src/index.${ending}`);
    return names.filter((file) => project.folder.isFile(inPackage(project, file))).slice(0, 1);
  }
  const known = knownEntries(value);
  const isAll = entry.kind === 'object' && !entry.isOpen && known.length === entry.entries.size;
  if (!isAll) return UNKNOWN;
  const files = known.flatMap((one) => one.files);
  return isBundled ? files.map((file) => path.posix.normalize(file)) : matching(project, files);
}

/** The entries of a lib item whose files are known, with these. */
function knownEntries(value: Lib['value']): { entry: Entry; files: string[] }[] {
  const all = valueAt(value, 'source.entry');
  if (all?.kind !== 'object') return [];
  return [...all.entries.values()].flatMap((entry) => {
    const files = texts(entry.value);
    return files ? [{ entry, files }] : [];
  });
}

/** The first entry that names a pattern. */
export const globEntry = (lib: Lib): Entry | undefined =>
  knownEntries(lib.value).find(({ files }) => files.some((file) => isDynamicPattern(file)))?.entry;

/** Whether a file of an entry is there, also without its ending, or as a folder. */
const isThere = (project: Project, file: string): boolean =>
  matching(project, [file, `${file}.*`, `${file}/**`], { ignore: INSTALLED }).length > 0;

/** The first entry that surely leads to no file: no other command writes it before. */
export function unmatchedEntry(project: Project, lib: Lib): Entry | undefined {
  if (otherWriters(project).length > 0) return undefined;
  return knownEntries(lib.value).find(({ files }) => {
    if (!files.every((file) => /^!?\.\//.test(file))) return false;
    if (lib.isBundled === true)
      return files.some((file) => !isDynamicPattern(file) && !isThere(project, file));
    const more = { ignore: INSTALLED, followSymbolicLinks: true };
    return matching(project, files, more).length === 0;
  })?.entry;
}

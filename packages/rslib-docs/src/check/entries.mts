import path from 'node:path';
import { globSync, isDynamicPattern, type GlobOptions } from 'tinyglobby';
import type { Lib } from './libs.mts';
import { inPackage, type Project } from './project.mts';
import { otherWriters } from './scripts.mts';
import {
  UNKNOWN,
  entriesOf,
  textOf,
  valueAt,
  type Entry,
  type Unknown,
  type Value,
} from './value.mts';

const DEFAULT_ENDINGS = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
const INSTALLED = ['**/node_modules/**', '**/.git/**'];
const OUTSIDE = /^!?\.\.\//;

function patternsOf(value: Value | undefined): string[] | undefined {
  if (value?.kind === 'object') return patternsOf(valueAt(value, 'import'));
  if (value?.kind === 'list' && value.isOpen) return undefined;
  const all = (value?.kind === 'list' ? value.items : [value]).map(textOf);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** The files of the package that patterns mean, without those that were installed or built. */
const matching = (project: Project, patterns: readonly string[], more: GlobOptions = {}) =>
  globSync(
    patterns.filter((pattern) => !OUTSIDE.test(pattern)),
    {
      cwd: project.folder.whole(project.dir),
      ignore: [...INSTALLED, '**/dist/**'],
      followSymbolicLinks: false,
      ...more,
    },
  );

/** The entries of a lib item whose files are known, with these. */
const knownEntries = ({ value }: Lib): { entry: Entry; files: string[] }[] =>
  [...entriesOf(valueAt(value, 'source.entry')).values()].flatMap((entry) => {
    const files = patternsOf(entry.value);
    return files ? [{ entry, files }] : [];
  });

/** The files that a lib item is built from, relative to the package, as far as they can be told. */
export function readEntries(project: Project, lib: Lib): string[] | Unknown {
  const { isBundled, value } = lib;
  const entry = valueAt(value, 'source.entry');
  if (isBundled === UNKNOWN) return UNKNOWN;
  if (entry === undefined) {
    if (!isBundled) return matching(project, ['./src/**']);
    const names = DEFAULT_ENDINGS.map((ending) => `src/index.${ending}`);
    return names.filter((file) => project.folder.isFile(inPackage(project, file))).slice(0, 1);
  }
  const known = knownEntries(lib);
  const isAll = entry.kind === 'object' && !entry.isOpen && known.length === entry.entries.size;
  if (!isAll) return UNKNOWN;
  const files = known.flatMap((one) => one.files);
  return isBundled ? files.map((file) => path.posix.normalize(file)) : matching(project, files);
}

export const globEntry = (lib: Lib): Entry | undefined =>
  knownEntries(lib).find(({ files }) => files.some((file) => isDynamicPattern(file)))?.entry;

/** Whether a file of an entry is there, also without its ending, or as a folder. */
const isThere = (project: Project, file: string): boolean =>
  matching(project, [file, `${file}.*`, `${file}/**`], { ignore: INSTALLED }).length > 0;

/** The first entry that surely leads to no file: no other command writes it before. */
export function unmatchedEntry(project: Project, lib: Lib): Entry | undefined {
  if (otherWriters(project).length > 0) return undefined;
  return knownEntries(lib).find(({ files }) => {
    if (!files.every((file) => /^!?\.\//.test(file))) return false;
    if (lib.isBundled === true)
      return files.some((file) => !isDynamicPattern(file) && !isThere(project, file));
    const more = { ignore: INSTALLED, followSymbolicLinks: true };
    return matching(project, files, more).length === 0;
  })?.entry;
}

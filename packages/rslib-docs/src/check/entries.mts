import fs from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import type { Lib } from './libs.mts';
import { inPackage, type Project } from './project.mts';
import { UNKNOWN, textOf, valueAt, type Unknown, type Value } from './value.mts';

export const DEFAULT_ENTRY = 'src/index';
const DEFAULT_ENDINGS = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
const DEFAULT_PATTERNS = ['./src/**'];

/** The entries of one build. Paths are relative to the package. */
export interface LibEntries {
  /** By the name of the output; in bundleless mode all files under their own paths. */
  files: ReadonlyMap<string, string>;
}

const plain = (file: string): string => path.posix.normalize(file);

/** A pattern as Rslib reads it: a folder stands for all that is in it. */
const widen = (pattern: string): string =>
  pattern.endsWith('*') ? plain(pattern) : path.posix.join(pattern, '**');

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

/** All files of the package; what was installed or built is none of its sources. */
function listFiles(project: Project): string[] {
  const found: string[] = [];
  const walk = (dir: string): void => {
    const whole = project.folder.whole(inPackage(project, dir));
    for (const entry of fs.readdirSync(whole, { withFileTypes: true })) {
      const file = path.posix.join(dir, entry.name);
      if (entry.isDirectory() && !/^(?:node_modules|\.git|dist)$/.test(entry.name)) walk(file);
      else if (entry.isFile()) found.push(file);
    }
  };
  walk('.');
  return found;
}

function matching(project: Project, patterns: readonly string[]): string[] {
  const include = patterns.filter((one) => !one.startsWith('!')).map(widen);
  const ignore = patterns.filter((one) => one.startsWith('!')).map((one) => widen(one.slice(1)));
  const isMatch = picomatch(include, { ignore });
  return listFiles(project).filter((file) => isMatch(file));
}

export function defaultEntry(project: Project): string | undefined {
  const names = DEFAULT_ENDINGS.map((ending) => `${DEFAULT_ENTRY}.${ending}`);
  return names.find((file) => project.folder.isFile(inPackage(project, file)));
}

/** The entries of a lib item, as far as they can be told. */
export function readEntries(project: Project, lib: Lib): LibEntries | Unknown {
  const { isBundled } = lib;
  const entry = valueAt(lib.value, 'source.entry');
  if (isBundled === UNKNOWN || entry?.kind === 'unknown') return UNKNOWN;
  if (!isBundled) {
    const patterns =
      entry === undefined ? [DEFAULT_PATTERNS] : entriesOf(entry)?.map(([, own]) => own);
    if (!patterns) return UNKNOWN;
    return { files: new Map(matching(project, patterns.flat()).map((file) => [file, file])) };
  }
  if (entry === undefined) {
    const file = defaultEntry(project);
    return { files: new Map(file === undefined ? [] : [['index', file]]) };
  }
  const own = entriesOf(entry);
  if (!own) return UNKNOWN;
  return { files: new Map(own.map(([name, [file = '']]) => [name, plain(file)])) };
}

/** Names with the files or patterns of each; undefined where one of them is not known. */
function entriesOf(entry: Value): [string, string[]][] | undefined {
  if (entry.kind !== 'object' || entry.isOpen) return undefined;
  const all = [...entry.entries].map(([name, { value }]) => [name, texts(value)] as const);
  return all.every(([, own]) => own !== undefined) ? (all as [string, string[]][]) : undefined;
}

export const isGlob = (file: string): boolean => picomatch.scan(file).isGlob;

import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Lib } from './libs.mts';
import { inPackage, type Project } from './project.mts';
import { UNKNOWN, textOf, valueAt, type Unknown, type Value } from './value.mts';

const DEFAULT_ENDINGS = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
const DEFAULT_PATTERN = './src/**';

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

/** The files of the package that patterns mean; what was installed or built is none of its sources. */
const matching = (project: Project, patterns: readonly string[]): string[] =>
  globSync(
    patterns.filter((pattern) => !/^!?\.\.\//.test(pattern)),
    {
      cwd: project.folder.whole(project.dir),
      ignore: ['**/node_modules/**', '**/.git/**', '**/dist/**'],
      followSymbolicLinks: false,
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
  if (entry.kind !== 'object' || entry.isOpen) return UNKNOWN;
  const all = [...entry.entries.values()].map((own) => texts(own.value));
  if (all.includes(undefined)) return UNKNOWN;
  const files = (all as string[][]).flat();
  return isBundled ? files.map((file) => path.posix.normalize(file)) : matching(project, files);
}

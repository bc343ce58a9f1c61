import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type ts from 'typescript';
import { isOpenFor, type Outputs } from './outputs.mts';
import { inPackage, type Project } from './project.mts';
import { valueAt, type Value } from './value.mts';

/** A file that `package.json` promises. */
export interface Target {
  /** The path as it is written. */
  text: string;
  node: ts.Node;
}

const FIELDS = [
  'main',
  'module',
  'types',
  'typings',
  'unpkg',
  'jsdelivr',
  'browser',
  'bin',
  'exports',
];

function texts(value: Value): Target[] {
  if (value.kind === 'literal')
    return typeof value.value === 'string' ? [{ text: value.value, node: value.node }] : [];
  if (value.kind === 'list') return value.items.flatMap(texts);
  return value.kind === 'object'
    ? [...value.entries.values()].flatMap(({ value: own }) => texts(own))
    : [];
}

/** All files that `package.json` leads users to. */
export function readTargets({ manifest }: Project): Target[] {
  const found = FIELDS.flatMap((field) => {
    const value = valueAt(manifest, field);
    const all = value === undefined ? [] : texts(value);
    // An object, too, names packages without a dot.
    const isMap = field === 'browser' && value?.kind === 'object';
    return isMap ? all.filter(({ text }) => text.startsWith('.')) : all;
  });
  // Other packages, and folders of older tools.
  return found.filter(
    ({ text }) => !text.endsWith('/') && (/^\.?\//.test(text) || !/^[#@]/.test(text)),
  );
}

const plain = (text: string): string => path.posix.normalize(text);

/** The endings that Node.js tries for a `main` without one. */
const spellings = (file: string): string[] =>
  path.posix.extname(file) === '' ? [file, `${file}.js`, `${file}/index.js`] : [file];

function isPresent(files: ReadonlySet<string>, file: string): boolean {
  if (!file.includes('*')) return spellings(file).some((one) => files.has(one));
  const [before = '', ...after] = file.split('*');
  const end = after.at(-1) ?? '';
  return [...files].some((one) => one.startsWith(before) && one.endsWith(end));
}

const isBelow = (dir: string, file: string): boolean => dir === '.' || file.startsWith(`${dir}/`);

export interface MissingTarget extends Target {
  /** Written files, the most similar first. */
  written: string[];
}

const SHOWN = 4;

function toMissing(target: Target, files: ReadonlySet<string>): MissingTarget {
  const file = plain(target.text);
  const written = [...files].sort((a, b) => distance(a, file) - distance(b, file));
  return { ...target, written: written.slice(0, SHOWN) };
}

/** Targets that no build of Rslib is known to write, and those about which only a build can tell. */
export function findMissing(
  project: Project,
  outputs: Outputs,
): { missing: MissingTarget[]; untold: Target[] } {
  const missing: MissingTarget[] = [];
  const untold: Target[] = [];
  for (const target of readTargets(project)) {
    const file = plain(target.text);
    const isBuilt = [...outputs.dirs].some((dir) => isBelow(dir, file));
    const isThere =
      !isBuilt &&
      (file.includes('*') ||
        spellings(file).some((one) => project.folder.isFile(inPackage(project, one))));
    if (isThere || isPresent(outputs.files, file)) continue;
    if (isOpenFor(outputs, file)) untold.push(target);
    else missing.push(toMissing(target, outputs.files));
  }
  return { missing, untold };
}

/** Targets that do not exist after a build: `files` are all files, `built` the build's own. */
export function findUnbuilt(
  project: Project,
  files: ReadonlySet<string>,
  built: ReadonlySet<string>,
): MissingTarget[] {
  return readTargets(project)
    .filter(({ text }) => !isPresent(files, plain(text)))
    .map((target) => toMissing(target, built));
}

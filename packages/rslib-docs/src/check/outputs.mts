import path from 'node:path';
import { declarationDir, outputDir } from './dirs.mts';
import { readEntries, type LibEntries } from './entries.mts';
import type { Lib } from './libs.mts';
import type { Project } from './project.mts';
import { hasFlags, otherWriters } from './scripts.mts';
import { STYLE } from './sources.mts';
import { UNKNOWN, literalAt, textOf, valueAt, type Unknown } from './value.mts';

/** The output files of a configuration's builds, as far as they are known. */
export interface Outputs {
  /** Relative to the package. */
  files: ReadonlySet<string>;
  /** Folders that builds write to. */
  dirs: ReadonlySet<string>;
  /** Endings about which nothing can be said, `''` for all. */
  open: ReadonlySet<string>;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
const DECLARATION = /\.d\.[cm]?ts$/;
const ALL = '';

/** `.js`, `.mjs` or `.cjs`; UNKNOWN where names are made by a function or hold a hash. */
function scriptEnding({ manifest }: Project, { value, format }: Lib): string | Unknown {
  const filename = valueAt(value, 'output.filename.js');
  if (filename !== undefined) {
    const ending = /^\[name\](\.[^[\]/]+)$/.exec(textOf(filename) ?? '')?.[1];
    return ending ?? UNKNOWN;
  }
  const isAutomatic = literalAt(value, 'autoExtension', true);
  const hash = literalAt(value, 'output.filenameHash', false);
  if (format === UNKNOWN || isAutomatic === UNKNOWN || hash !== false) return UNKNOWN;
  if (!isAutomatic || !manifest) return '.js';
  const isModule = literalAt(manifest, 'type', 'commonjs') === 'module';
  if (format === 'esm') return isModule ? '.js' : '.mjs';
  return format === 'cjs' && isModule ? '.cjs' : '.js';
}

/** The folder that all files share. */
export function commonDir(files: readonly string[]): string {
  const [first = [], ...rest] = files.map((file) => path.posix.dirname(file).split('/'));
  const shared = first.findIndex((part, at) => rest.some((one) => one[at] !== part));
  return (shared < 0 ? first : first.slice(0, shared)).join('/') || '.';
}

function bundlelessFiles(lib: Lib, { files }: LibEntries, ending: string): string[] | Unknown {
  const sources = [...files.values()].filter((file) => !DECLARATION.test(file));
  const base = literalAt(lib.value, 'outBase', commonDir(sources));
  if (typeof base !== 'string') return UNKNOWN;
  return sources.flatMap((file) => {
    const own = path.posix.relative(path.posix.normalize(base), file);
    if (STYLE.test(file)) return [own.replace(STYLE, '.css'), own.replace(STYLE, ending)];
    return [own.replace(/\.[^./]+$/, ending)];
  });
}

function scriptFiles(project: Project, lib: Lib): string[] | Unknown {
  const ending = scriptEnding(project, lib);
  const entries = readEntries(project, lib);
  const dir = outputDir(lib);
  const part = literalAt(lib.value, 'output.distPath.js', '');
  if (ending === UNKNOWN || entries === UNKNOWN || dir === UNKNOWN) return UNKNOWN;
  if (typeof part !== 'string') return UNKNOWN;
  const names = lib.isBundled
    ? [...entries.files.keys()].map((name) => name + ending)
    : bundlelessFiles(lib, entries, ending);
  return names === UNKNOWN ? UNKNOWN : names.map((name) => path.posix.join(dir, part, name));
}

const DECLARATION_ENDINGS: Readonly<Record<string, string>> = {
  '.mjs': '.d.mts',
  '.cjs': '.d.cts',
};

function declarationFiles(project: Project, lib: Lib): string[] | Unknown {
  const { tsconfig, folder, dir: own } = project;
  const { value } = lib;
  const dir = declarationDir(project, lib);
  const ending = scriptEnding(project, lib);
  const isAutomatic = literalAt(value, 'dts.autoExtension', false);
  const bundle = valueAt(value, 'dts.bundle');
  const isOwnBuild = literalAt(value, 'dts.build', false);
  if (dir === UNKNOWN || ending === UNKNOWN || isAutomatic === UNKNOWN) return UNKNOWN;
  if (isOwnBuild !== false || bundle?.kind === 'unknown') return UNKNOWN;
  const usual = (isAutomatic && DECLARATION_ENDINGS[ending]) || '.d.ts';
  const isBundle = bundle !== undefined && (bundle.kind !== 'literal' || bundle.value === true);
  if (isBundle) {
    const entries = readEntries(project, lib);
    if (entries === UNKNOWN || !lib.isBundled) return UNKNOWN;
    return [...entries.files.keys()].map((name) => path.posix.join(dir, name + usual));
  }
  // One of a folder above may name files of other packages too.
  if (!tsconfig || tsconfig.isOpen || path.posix.dirname(tsconfig.file) !== own) return UNKNOWN;
  const base = path.posix.join(folder.root, own);
  const sources = tsconfig.fileNames
    .filter((file) => SCRIPT.test(file) && !DECLARATION.test(file))
    .map((file) => path.posix.relative(base, file));
  const { rootDir } = tsconfig.options;
  const root = rootDir === undefined ? commonDir(sources) : path.posix.relative(base, rootDir);
  return sources.map((file) => {
    const name = path.posix.relative(root, file);
    const ended = /\.([cm])tsx?$/.exec(name)?.[1];
    return path.posix.join(dir, name.replace(SCRIPT, ended ? `.d.${ended}ts` : usual));
  });
}

/** Endings that a lib item may write in ways that are not looked at. */
function openEndings({ value, format, hasDeclarations }: Lib): string[] {
  const isWide =
    format === 'mf' ||
    format === UNKNOWN ||
    ['output.copy', 'experiments', 'tools.rspack'].some((one) => valueAt(value, one) !== undefined);
  return isWide ? [ALL] : hasDeclarations === UNKNOWN ? ['.ts'] : [];
}

/** Files whose declarations are made by a program of their framework, never by Rslib. */
const COMPONENT = /\.(?:vue|svelte)$/;

function hasComponents(project: Project, lib: Lib): boolean {
  const entries = readEntries(project, lib);
  if (entries === UNKNOWN) return true;
  const files = [...entries.files.values()];
  const imports = project.sources.reachable(files).flatMap((facts) => facts.imports);
  return [...files, ...imports.map(({ specifier }) => specifier)].some((one) =>
    COMPONENT.test(one),
  );
}

/** The output files of all builds of the configuration. */
export function predictOutputs(project: Project): Outputs {
  const files = new Set<string>();
  const dirs = new Set<string>();
  const open = new Set<string>(otherWriters(project));
  if (project.isOpen || hasFlags(project)) open.add(ALL);
  for (const lib of project.libs) {
    for (const ending of openEndings(lib)) open.add(ending);
    const dir = outputDir(lib);
    if (dir !== UNKNOWN) dirs.add(dir);
    const scripts = scriptFiles(project, lib);
    if (scripts === UNKNOWN) open.add(ALL);
    else for (const file of scripts) files.add(file);
    // Which styles come of a bundle is up to its sources and plugins.
    const hasStyles = lib.target !== 'node' || valueAt(lib.value, 'output.emitCss') !== undefined;
    if (hasStyles) open.add('.css');
    if (hasComponents(project, lib)) open.add('.ts');
    if (lib.hasDeclarations !== true) continue;
    const declarations = declarationFiles(project, lib);
    if (declarations === UNKNOWN) open.add('.ts');
    else for (const file of declarations) files.add(file);
    const own = declarationDir(project, lib);
    if (own !== UNKNOWN) dirs.add(own);
  }
  return { files, dirs, open };
}

/** Whether nothing can be said about a file. */
export const isOpenFor = ({ open }: Outputs, file: string): boolean =>
  open.has(ALL) || open.has(path.posix.extname(file).replace(/^\.[cm]ts$/, '.ts'));

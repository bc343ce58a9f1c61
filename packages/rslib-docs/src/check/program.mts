import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Folder } from '../folder.mts';
import type { PackedTypes } from '../library/contract.mts';

/** Folder of this package's declarations, for the compiler only. */
const PACKED = '/rslib-docs';
const LIBRARIES = `${PACKED}/typescript`;
const PACKAGES = `${PACKED}/node_modules`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  // Options of a plugin that is not installed have no types.
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** Where a package is installed for a folder, within the root; relative to the root. */
export function findInstalled(folder: Folder, dir: string, name: string): string | undefined {
  for (let at = dir; ; at = path.posix.dirname(at)) {
    const found = path.posix.join(at, 'node_modules', name);
    const manifest = `${found}/package.json`;
    // A link may lead out of the folder, where nothing is read.
    if (folder.holds(path.posix.join(folder.root, manifest)) && folder.isFile(manifest))
      return found;
    if (at === '.') return undefined;
  }
}

interface Packed {
  files: ReadonlyMap<string, string>;
  folders: ReadonlySet<string>;
  /** Read once for all programs: most of the time goes there. */
  sources: Map<string, ts.SourceFile>;
}

const packed = new WeakMap<PackedTypes, Packed>();

function toPacked(types: PackedTypes): Packed {
  const files = new Map([
    ...Object.entries(types.packages).map(([file, text]) => [`${PACKAGES}/${file}`, text] as const),
    ...Object.entries(types.libraries).map(
      ([file, text]) => [`${LIBRARIES}/${file}`, text] as const,
    ),
  ]);
  const folders = new Set<string>();
  for (const file of files.keys())
    for (let at = path.posix.dirname(file); !folders.has(at); at = path.posix.dirname(at))
      folders.add(at);
  return { files, folders, sources: new Map() };
}

/** Reads nothing but the folder, and what the package brings. */
export function createHost(folder: Folder, types: PackedTypes): ts.CompilerHost {
  const known = packed.get(types) ?? toPacked(types);
  packed.set(types, known);
  const stat = (name: string) =>
    folder.holds(name) ? fs.statSync(name, { throwIfNoEntry: false }) : undefined;
  const readFile = (name: string) =>
    known.files.get(name) ?? (stat(name)?.isFile() ? fs.readFileSync(name, 'utf8') : undefined);
  return {
    fileExists: (name) => known.files.has(name) || (stat(name)?.isFile() ?? false),
    readFile,
    directoryExists: (name) => known.folders.has(name) || (stat(name)?.isDirectory() ?? false),
    getDirectories: (name) => {
      if (!stat(name)?.isDirectory()) return [];
      const entries = fs.readdirSync(name, { withFileTypes: true });
      return entries.filter((one) => one.isDirectory()).map((one) => one.name);
    },
    realpath: (name) => (stat(name) ? fs.realpathSync(name).replaceAll('\\', '/') : name),
    getSourceFile: (name, language) => {
      const text = readFile(name);
      if (text === undefined) return undefined;
      const source = known.sources.get(name) ?? ts.createSourceFile(name, text, language, true);
      if (known.files.has(name)) known.sources.set(name, source);
      return source;
    },
    getDefaultLibFileName: () => `${LIBRARIES}/lib.esnext.d.ts`,
    getDefaultLibLocation: () => LIBRARIES,
    getCurrentDirectory: () => folder.root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => {
      throw new Error('Nothing is written.');
    },
  };
}

/** The types that check a configuration: the project's, if it has them. */
export interface TypeSource {
  /** Whether `@rslib/core` is installed in the project. */
  isOwn: boolean;
  /** Whether `@types/node` is. */
  hasNode: boolean;
}

/** A program of some files; `edited` replaces files on the disk. */
export function createProgram(
  host: ts.CompilerHost,
  { isOwn, hasNode }: TypeSource,
  rootNames: readonly string[],
  edited: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const options: ts.CompilerOptions = {
    ...OPTIONS,
    ...(!(isOwn && hasNode) && { typeRoots: [`${PACKAGES}/@types`] }),
  };
  const resolve = (name: string, file: string) =>
    ts.resolveModuleName(name, file, options, host).resolvedModule;
  const own: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, language, ...rest) => {
      const text = edited.get(name);
      return text === undefined
        ? host.getSourceFile(name, language, ...rest)
        : ts.createSourceFile(name, text, language, true);
    },
    resolveModuleNameLiterals: (literals, file) =>
      literals.map(({ text }) => ({
        resolvedModule: isOwn
          ? (resolve(text, file) ?? resolve(text, `${PACKED}/index.ts`))
          : (resolve(text, `${PACKED}/index.ts`) ?? resolve(text, file)),
      })),
  };
  return ts.createProgram({ rootNames, options, host: own });
}

/** The `tsconfig.json` of a package, with what it extends. */
export interface ProjectConfig {
  /** Relative to the root. */
  file: string;
  options: ts.CompilerOptions;
  /** Whether it extends what cannot be read, which may set any option and any files. */
  isOpen: boolean;
}

/** The compiler's errors for an `extends`: no such file or package, an unreadable one, or a circle. */
const UNREAD = new Set([6053, 5083, 18000]);

/** @param file Relative to the root. */
export function readProjectConfig(
  folder: Folder,
  file: string,
  host: ts.CompilerHost,
): ProjectConfig {
  const whole = folder.whole(file);
  const base = path.posix.dirname(whole);
  const parseHost: ts.ParseConfigHost = {
    fileExists: host.fileExists,
    readFile: host.readFile,
    useCaseSensitiveFileNames: true,
    // Which files there are is not asked.
    readDirectory: () => [],
  };
  const source = ts.readJsonConfigFile(whole, host.readFile);
  const parsed = ts.parseJsonSourceFileConfigFileContent(source, parseHost, base);
  const { options, errors } = parsed;
  return { file, options, isOpen: errors.some(({ code }) => UNREAD.has(code)) };
}

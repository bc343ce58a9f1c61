import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Folder } from '../folder.mts';
import type { PackedTypes } from '../library.mts';

/** Folder of this package's declarations, for the compiler only. */
const PACKED = '/rslib-docs';
const LIBRARIES = `${PACKED}/typescript`;
const PACKAGES = `${PACKED}/node_modules`;

export const OPTIONS: ts.CompilerOptions = {
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

export function findInstalled(folder: Folder, dir: string, name: string): string | undefined {
  const found = folder.findAbove(dir, (at) => {
    const manifest = path.posix.join(at, 'node_modules', name, 'package.json');
    // A link may lead out of the folder, where nothing is read.
    return folder.holds(path.posix.join(folder.root, manifest)) && folder.isFile(manifest);
  });
  return found && path.posix.join(found, 'node_modules', name);
}

interface Packed {
  files: ReadonlyMap<string, string>;
  folders: ReadonlySet<string>;
  /** Read once for all programs: most of the time goes there. */
  sources: Map<string, ts.SourceFile>;
}

const packed = new WeakMap<PackedTypes, Packed>();

function toPacked({ packages, libraries }: PackedTypes): Packed {
  const below = (folder: string, texts: Record<string, string>) =>
    Object.entries(texts).map(([file, text]) => [`${folder}/${file}`, text] as const);
  const files = new Map([...below(PACKAGES, packages), ...below(LIBRARIES, libraries)]);
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
    realpath: (name) => (stat(name) ? fs.realpathSync(name).replaceAll('\\', '/') : name),
    getSourceFile: (name, language) => {
      const text = readFile(name);
      if (text === undefined) return undefined;
      const source = known.sources.get(name) ?? ts.createSourceFile(name, text, language, true);
      if (known.files.has(name)) known.sources.set(name, source);
      return source;
    },
    getDefaultLibFileName: () => `${LIBRARIES}/lib.esnext.d.ts`,
    getCurrentDirectory: () => folder.root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    // Nothing is.
    writeFile: () => undefined,
  };
}

/**
 * A program of one file, whose text is given, with the types of the project where it has them.
 * @param isOwn Whether `@rslib/core` is installed there
 * @param hasNode Whether `@types/node` is
 */
export function createProgram(
  host: ts.CompilerHost,
  { isOwn, hasNode }: { isOwn: boolean; hasNode: boolean },
  file: string,
  text: string,
): ts.Program {
  const typeRoots = isOwn && hasNode ? {} : { typeRoots: [`${PACKAGES}/@types`] };
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, OPTIONS, host).resolvedModule;
  const own: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, language, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, language, true)
        : host.getSourceFile(name, language, ...rest),
    resolveModuleNameLiterals: (literals, from) => {
      const places = [from, `${PACKED}/index.ts`];
      const [first, second] = isOwn ? places : places.toReversed();
      return literals.map((one) => ({
        resolvedModule: resolve(one.text, first!) ?? resolve(one.text, second!),
      }));
    },
  };
  return ts.createProgram({ rootNames: [file], options: { ...OPTIONS, ...typeRoots }, host: own });
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
  { fileExists, readFile }: ts.CompilerHost,
): ProjectConfig {
  const whole = folder.whole(file);
  // Which files there are is not asked.
  const host = { fileExists, readFile, useCaseSensitiveFileNames: true, readDirectory: () => [] };
  const source = ts.readJsonConfigFile(whole, readFile);
  const base = path.posix.dirname(whole);
  const { options, errors } = ts.parseJsonSourceFileConfigFileContent(source, host, base);
  return { file, options, isOpen: errors.some(({ code }) => UNREAD.has(code)) };
}

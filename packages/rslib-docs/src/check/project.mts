import path from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import type { Folder } from '../folder.mts';
import type { Library } from '../library.mts';
import { NoProject } from '../texts.mts';
import { Evaluator, exportedConfig, withTypes } from './evaluate.mts';
import type { Fix } from './finding.mts';
import { readLibs, type Lib } from './libs.mts';
import {
  createHost,
  createProgram,
  findInstalled,
  readProjectConfig,
  type ProjectConfig,
} from './program.mts';
import { namedConfig } from './scripts.mts';
import { Sources } from './sources.mts';
import { entriesOf, literalAt, textOf, valueAt, type Value } from './value.mts';

/** In the order in which Rslib looks for them. */
const CONFIG_NAMES = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'].map((end) => `rslib.config.${end}`);
export const MANIFEST = 'package.json';
const RSLIB = '@rslib/core';

/** The contents of a package's files, as far as they are known without running any. */
export interface Project {
  folder: Folder;
  /** Path of the package, relative to the root of the folder. */
  dir: string;
  /** Name of the configuration that Rslib takes; undefined where there is none. */
  config: string | undefined;
  /** Others, which it does not look at. */
  otherConfigs: readonly string[];
  exported: { source: ts.SourceFile; program: ts.Program; value: Value } | undefined;
  libs: readonly Lib[];
  /** Whether there may be further lib items than `libs`. */
  isOpen: boolean;
  manifest: Value | undefined;
  tsconfig: ProjectConfig | undefined;
  sources: Sources;
  /** Version of `@rslib/core`, where it is known. */
  rslib: string | undefined;
}

export const inPackage = ({ dir }: Pick<Project, 'dir'>, file: string): string =>
  path.posix.join(dir, file);

/** The file that a finding about the whole package names. */
export const mainFile = (project: Project): string =>
  inPackage(project, project.config ?? MANIFEST);

export function placeOf({ folder }: Project, node: ts.Node): { file: string; line: number } {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: folder.relative(source.fileName), line: line + 1 };
}

export const toFix = ({ folder }: Project, node: ts.Node, text: string): Fix => ({
  file: folder.relative(node.getSourceFile().fileName),
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

export const declares = ({ manifest }: Project, name: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => entriesOf(valueAt(manifest, kind)).has(name));

/** The version of Rslib that is installed, else the lowest that is asked for where it is not `documented`. */
function versionOf(
  folder: Folder,
  dir: string,
  { manifest, documented }: { manifest: Value | undefined; documented: string },
): string | undefined {
  const installed = findInstalled(folder, dir, RSLIB);
  const own = installed && folder.readJson(`${installed}/${MANIFEST}`)?.version;
  if (typeof own === 'string') return own;
  const asked = ['dependencies', 'devDependencies', 'peerDependencies']
    .map((kind) => textOf(valueAt(valueAt(manifest, kind), RSLIB)))
    .find((one) => one !== undefined);
  const range = asked?.replace(/^(?:workspace|catalog|npm):/, '');
  // A catalog that is written elsewhere names none.
  if (!semver.validRange(range) || semver.satisfies(documented, range!)) return undefined;
  return semver.minVersion(range!)?.version;
}

function readManifest(folder: Folder, dir: string): Value | undefined {
  const file = path.posix.join(dir, MANIFEST);
  if (!folder.readJson(file)) return undefined;
  const [name, text] = [folder.whole(file), folder.read(file)];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.JSON, true, ts.ScriptKind.JSON);
  const [statement] = (source as ts.JsonSourceFile).statements;
  return statement && new Evaluator().evaluate(statement.expression);
}

/** Whether a folder without a configuration has packages below it and builds nothing itself. */
const isWorkspaceRoot = (folder: Folder, dir: string, manifest?: Value): boolean =>
  (valueAt(manifest, 'workspaces') !== undefined ||
    folder.isFile(path.posix.join(dir, 'pnpm-workspace.yaml'))) &&
  !folder.isFolder(path.posix.join(dir, 'src'));

function readExported(
  host: ts.CompilerHost,
  types: { isOwn: boolean; hasNode: boolean },
  file: string,
): Project['exported'] {
  const written = ts.createSourceFile(file, host.readFile(file)!, ts.ScriptTarget.ESNext, true);
  const config = exportedConfig(written);
  if (!config) return undefined;
  const program = createProgram(host, types, file, withTypes(written, config));
  const source = program.getSourceFile(file)!;
  const value = new Evaluator(program.getTypeChecker()).evaluate(exportedConfig(source)!);
  return { source, program, value };
}

/** The `tsconfig.json` that the first lib item names, here or above, as TypeScript looks for it. */
function readTsconfig(
  folder: Folder,
  dir: string,
  { libs, host }: { libs: readonly Lib[]; host: ts.CompilerHost },
): ProjectConfig | undefined {
  if (libs.length === 0) return undefined;
  const name = literalAt(libs[0]!.value, 'source.tsconfigPath', 'tsconfig.json');
  if (typeof name !== 'string') return undefined;
  const at = folder.findAbove(dir, (one) => folder.isFile(path.posix.join(one, name)));
  return at === undefined ? undefined : readProjectConfig(folder, path.posix.join(at, name), host);
}

/** Reads a package, and runs nothing. @throws Problem where there is none, or no file to read */
export function readProject(library: Library, folder: Folder, dir: string): Project {
  const manifest = readManifest(folder, dir);
  const isThere = (name: string) => folder.isFile(path.posix.join(dir, name));
  const named = namedConfig({ manifest });
  const isNamed = named !== undefined && isThere(named);
  const [config, ...otherConfigs] = isNamed ? [named] : CONFIG_NAMES.filter(isThere);
  const place = path.posix.join(folder.root, dir);
  if (!config && !manifest) throw new NoProject('emptyFolder', { place });
  if (!config && isWorkspaceRoot(folder, dir, manifest))
    throw new NoProject('workspaceRoot', { place });
  const host = createHost(folder, library.types);
  const types = {
    isOwn: findInstalled(folder, dir, RSLIB) !== undefined,
    hasNode: findInstalled(folder, dir, '@types/node') !== undefined,
  };
  const whole = config === undefined ? undefined : folder.whole(path.posix.join(dir, config));
  const exported = whole === undefined ? undefined : readExported(host, types, whole);
  const isExported = config === undefined || exported !== undefined;
  const { libs, isOpen } = isExported ? readLibs(exported?.value) : { libs: [], isOpen: true };
  const tsconfig = readTsconfig(folder, dir, { libs, host });
  const { version: documented } = library.facts;
  return {
    folder,
    dir,
    config,
    otherConfigs,
    exported,
    libs,
    isOpen,
    manifest,
    tsconfig,
    sources: new Sources(folder, dir, host, tsconfig?.options),
    rslib: versionOf(folder, dir, { manifest, documented }),
  };
}

import path from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { NoProject, type Folder } from '../folder.mts';
import type { Library } from '../library/library.mts';
import { Evaluator, exportedConfig } from './evaluate.mts';
import type { Fix } from './finding.mts';
import { readLibs, type Lib } from './libs.mts';
import {
  createHost,
  createProgram,
  findInstalled,
  readProjectConfig,
  type ProjectConfig,
  type TypeSource,
} from './program.mts';
import { namedConfig } from './scripts.mts';
import { Sources } from './sources.mts';
import { withTypes } from './typed-config.mts';
import { literalAt, textOf, valueAt, type Value } from './value.mts';

/** In the order in which Rslib looks for them. */
const CONFIG_NAMES = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'].map((end) => `rslib.config.${end}`);

const MANIFEST = 'package.json';
const RSLIB = '@rslib/core';

/** The contents of a package's files, as far as they are known without running any. */
export interface Project {
  folder: Folder;
  /** Path of the package, relative to the root of the folder. */
  dir: string;
  /** Name of the configuration that Rslib takes; undefined where there is none. */
  config?: string;
  /** Others, which it does not look at. */
  otherConfigs: readonly string[];
  /** The exported configuration. */
  exported?: { source: ts.SourceFile; program: ts.Program; value: Value };
  libs: readonly Lib[];
  /** Whether there may be further lib items than `libs`. */
  isOpen: boolean;
  manifest?: Value;
  tsconfig?: ProjectConfig;
  sources: Sources;
  /** Version of `@rslib/core`, where it is known. */
  rslib?: string;
}

/** Path of a file of the package, relative to the root. */
export const inPackage = ({ dir }: Pick<Project, 'dir'>, file: string): string =>
  path.posix.join(dir, file);

/** Where a node stands: in a file of the package, or in one that it imports. */
export function placeOf({ folder }: Project, node: ts.Node): { file: string; line: number } {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: folder.relative(source.fileName), line: line + 1 };
}

/** Another text for a node. */
export const toFix = ({ folder }: Project, node: ts.Node, text: string): Fix => ({
  file: folder.relative(node.getSourceFile().fileName),
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'];

/** The version of Rslib that is installed, else the lowest that is asked for where it is not `documented`. */
function versionOf(
  folder: Folder,
  dir: string,
  { manifest, documented }: { manifest: Value | undefined; documented: string },
): string | undefined {
  const installed = findInstalled(folder, dir, RSLIB);
  const own = installed && folder.readJson(`${installed}/${MANIFEST}`)?.version;
  if (typeof own === 'string') return own;
  const ranges = DEPENDENCIES.flatMap(
    (kind) => textOf(valueAt(valueAt(manifest, kind), RSLIB)) ?? [],
  );
  const range = ranges.map((one) => one.replace(/^(?:workspace|catalog|npm):/, ''))[0];
  // A catalog that is written elsewhere names none.
  if (!semver.validRange(range) || semver.satisfies(documented, range!)) return undefined;
  return semver.minVersion(range!)?.version;
}

/** A file of a folder, or of one above it within the root, as TypeScript looks for it. */
function findAbove(folder: Folder, dir: string, file: string): string | undefined {
  for (let at = dir; ; at = path.posix.dirname(at)) {
    const found = path.posix.join(at, file);
    if (folder.isFile(found)) return found;
    if (at === '.') return undefined;
  }
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

function readExported(host: ts.CompilerHost, types: TypeSource, file: string): Project['exported'] {
  const written = ts.createSourceFile(file, host.readFile(file)!, ts.ScriptTarget.ESNext, true);
  const config = exportedConfig(written);
  if (!config) return undefined;
  const edited = new Map([[file, withTypes(written, config)]]);
  const program = createProgram(host, types, [file], edited);
  const source = program.getSourceFile(file)!;
  const value = new Evaluator(program.getTypeChecker()).evaluate(exportedConfig(source)!);
  return { source, program, value };
}

/**
 * Reads a package without running anything of it.
 * @throws Problem where there is nothing to read, or a file that cannot be read
 */
export function readProject(library: Library, folder: Folder, dir: string): Project {
  const manifest = readManifest(folder, dir);
  const isThere = (name: string) => folder.isFile(path.posix.join(dir, name));
  const named = namedConfig({ ...(manifest && { manifest }) });
  const isNamed = named !== undefined && isThere(named);
  const [config, ...otherConfigs] = isNamed ? [named] : CONFIG_NAMES.filter(isThere);
  const place = path.posix.join(folder.root, dir);
  if (!config && !manifest) {
    throw new NoProject(
      `There is neither a configuration (rslib.config.*) nor a package.json in ${place}. Name the folder of the package: rslib-docs check packages/my-lib`,
      `${place} 中既没有配置文件（rslib.config.*），也没有 package.json。请指定包所在的目录：rslib-docs check packages/my-lib`,
    );
  }
  if (!config && isWorkspaceRoot(folder, dir, manifest)) {
    throw new NoProject(
      `${place} is the root of a workspace and has no rslib.config.*. Name the folder of one of its packages: rslib-docs check packages/my-lib`,
      `${place} 是工作区的根目录，没有 rslib.config.*。请指定其中一个包的目录：rslib-docs check packages/my-lib`,
    );
  }
  const host = createHost(folder, library.types);
  const types: TypeSource = {
    isOwn: findInstalled(folder, dir, RSLIB) !== undefined,
    hasNode: findInstalled(folder, dir, '@types/node') !== undefined,
  };
  const whole = config && folder.whole(path.posix.join(dir, config));
  const exported = whole === undefined ? undefined : readExported(host, types, whole);
  const isExported = config === undefined || exported !== undefined;
  const { libs, isOpen } = isExported ? readLibs(exported?.value) : { libs: [], isOpen: true };
  const tsconfigPath = libs.map(({ value }) =>
    literalAt(value, 'source.tsconfigPath', 'tsconfig.json'),
  )[0];
  const tsconfigFile =
    typeof tsconfigPath === 'string' ? findAbove(folder, dir, tsconfigPath) : undefined;
  const tsconfig =
    tsconfigFile === undefined ? undefined : readProjectConfig(folder, tsconfigFile, host);
  const { version: documented } = library.facts;
  const rslib = versionOf(folder, dir, { manifest, documented });
  return {
    folder,
    dir,
    otherConfigs,
    libs,
    isOpen,
    sources: new Sources(folder, dir, host, tsconfig?.options),
    ...(config !== undefined && { config }),
    ...(exported && { exported }),
    ...(manifest && { manifest }),
    ...(tsconfig && { tsconfig }),
    ...(rslib !== undefined && { rslib }),
  };
}

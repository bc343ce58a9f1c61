import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Message } from 'publint';
import { formatMessage, getPkgPathValue } from 'publint/utils';
import type ts from 'typescript';
import { placesExplaining } from '../explain.mts';
import type { Language } from '../library/contract.mts';
import type { Library } from '../library/library.mts';
import { runBuild, type Build } from './build.mts';
import { findFailures, isDeclared, packageName } from './consumer.mts';
import type { Finding } from './finding.mts';
import { askPublint, askTypes, importsOf, packedFiles, type Manifest } from './packed.mts';
import { findInstalled } from './program.mts';
import { inPackage, placeOf, toFix, type Project } from './project.mts';
import { otherWriters } from './scripts.mts';
import { listed, say } from './texts.mts';
import type { Value } from './value.mts';

const MANIFEST = 'package.json';
/** Fields that `publishConfig` replaces where pnpm or Yarn publish. */
const REPLACED = ['main', 'module', 'types', 'typings', 'bin', 'exports', 'browser'];
const DECLARATION = /\.d\.[cm]?ts$/;
/** A file without its endings. */
const stem = (file: string): string => file.replace(/(?:\.d)?\.[^./]+$/, '');

const EXPORTS = 'guide/basic/package-exports#dual';
const TYPES = 'guide/advanced/dts#types-for-esm-and-cjs';
const PUBLINT = 'guide/basic/publish#publint';
const ATTW = 'guide/basic/publish#attw';

/** Messages of publint that mean that something breaks, with the section about it. */
const BREAKS: Readonly<Partial<Record<Message['code'], string>>> = {
  FILE_INVALID_FORMAT: EXPORTS,
  FILE_INVALID_EXPLICIT_FORMAT: EXPORTS,
  MODULE_SHOULD_BE_ESM: EXPORTS,
  EXPORTS_MODULE_SHOULD_BE_ESM: EXPORTS,
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: EXPORTS,
  EXPORTS_DEFAULT_SHOULD_BE_LAST: EXPORTS,
  EXPORTS_TYPES_SHOULD_BE_FIRST: TYPES,
  EXPORTS_TYPES_INVALID_FORMAT: TYPES,
  TYPES_NOT_EXPORTED: TYPES,
  EXPORTS_VALUE_INVALID: PUBLINT,
  EXPORTS_GLOB_NO_MATCHED_FILES: 'guide/basic/package-exports#directory-structure',
  BIN_FILE_NOT_EXECUTABLE: 'config/lib/banner#hashbang',
};

/** Problems of types that users have whose TypeScript reads modules as Node.js does. */
const TYPE_PROBLEMS: Readonly<Record<string, string>> = {
  FalseESM: TYPES,
  FalseCJS: TYPES,
  FalseExportDefault: ATTW,
  MissingExportEquals: ATTW,
  InternalResolutionError: 'config/lib/redirect#redirect-dts',
  UnexpectedModuleSyntax: TYPES,
};

/** The node of a value at keys such as `exports`, `.`, `import`; the nearest one that is there. */
function nodeAt(manifest: Value | undefined, keys: readonly string[]): ts.Node | undefined {
  const [key, ...rest] = keys;
  const entry = manifest?.kind === 'object' && key !== undefined ? manifest.entries.get(key) : null;
  return entry ? nodeAt(entry.value, rest) : manifest?.node;
}

/** What users get of `publishConfig`, and whether that depends on who publishes. */
function publishedManifest({ folder, dir }: Project): { manifest: Manifest; isOpen: boolean } {
  const manifest = folder.readJson(path.posix.join(dir, MANIFEST)) ?? {};
  const { publishConfig } = manifest as { publishConfig?: Record<string, unknown> };
  const replaced = Object.entries(publishConfig ?? {}).filter(([key]) => REPLACED.includes(key));
  const published = { ...manifest, ...Object.fromEntries(replaced) };
  const isOpen = replaced.length > 0 || publishConfig?.directory !== undefined;
  return { manifest: published, isOpen };
}

/** Modules that the program which loads a package has. */
const FROM_OUTSIDE = /^(?:electron|vscode)$/;

const pageOfPackage = (file: string): string =>
  DECLARATION.test(file)
    ? 'guide/advanced/third-party-deps#check-the-result'
    : 'guide/faq/errors#cannot-find-package';

/** Findings about what a build wrote. */
class Written {
  readonly findings: Finding[] = [];

  constructor(
    private readonly project: Project,
    private readonly build: Build,
    private readonly own: { lang: Language; packed: readonly string[]; isOpen: boolean },
  ) {}

  private get file(): string {
    return inPackage(this.project, MANIFEST);
  }

  private place(keys: readonly string[]): Pick<Finding, 'file' | 'line'> & { node?: ts.Node } {
    const node = nodeAt(this.project.manifest, keys);
    return node ? { ...placeOf(this.project, node), node } : { file: this.file };
  }

  /** A finding about a key; where `publishConfig` decides what users get, it is a note. */
  add(keys: readonly string[], one: Pick<Finding, 'level' | 'id' | 'message' | 'page' | 'fix'>) {
    const { file, line } = this.place(keys);
    const level = this.own.isOpen ? 'note' : one.level;
    const isKnown = this.findings.some(
      (other) => other.line === line && other.message === one.message,
    );
    if (!isKnown) this.findings.push({ ...one, level, file, ...(line !== undefined && { line }) });
  }

  /** The written file that a promise means, if there can be only one. */
  private meant(wanted: string): string | undefined {
    const isDeclaration = DECLARATION.test(wanted);
    const own = this.build.written.filter(
      (file) =>
        DECLARATION.test(file) === isDeclaration &&
        (isDeclaration || /\.[cm]?js$/.test(file)) &&
        path.basename(stem(file)) === path.basename(stem(wanted)),
    );
    return own.length === 1 ? own[0] : undefined;
  }

  /** The section about a file that is not there, by what was written instead. */
  private pageOf(wanted: string): string {
    const { written } = this.build;
    const isStyle = (file: string) => file.endsWith('.css');
    if (isStyle(wanted) && !written.some(isStyle)) return 'guide/faq/features#no-css';
    if (DECLARATION.test(wanted)) {
      if (!written.some((file) => DECLARATION.test(file)))
        return 'guide/advanced/dts#how-to-generate-declaration-files-in-rslib';
      const isBelowSrc = written.some((file) => DECLARATION.test(file) && file.includes('/src/'));
      return isBelowSrc ? 'guide/faq/features#dist-src' : 'guide/faq/features#missing-dts';
    }
    if (isStyle(wanted)) return 'guide/advanced/css#write-a-style-sheet';
    const isEnding = written.some((file) => !DECLARATION.test(file) && stem(file) === stem(wanted));
    return isEnding
      ? 'config/lib/auto-extension#how-it-works'
      : 'guide/basic/package-exports#several-entries';
  }

  /** What may have written a file besides Rslib: a command, or the compiler of a composite project. */
  private otherWriter(wanted: string): string | undefined {
    const [command] = otherWriters(this.project);
    if (command !== undefined) return command;
    const { tsconfig, folder } = this.project;
    const { composite = false, outDir } = tsconfig?.options ?? {};
    const isThere = folder.isFile(inPackage(this.project, wanted));
    if (isThere || tsconfig?.isOpen) return 'tsc';
    const base = folder.whole(this.project.dir);
    const isOutput = outDir !== undefined && path.posix.join(base, wanted).startsWith(`${outDir}/`);
    return composite && isOutput ? 'tsc --build' : undefined;
  }

  missing(keys: readonly string[], wanted: string) {
    const file = path.posix.normalize(wanted);
    const { lang } = this.own;
    if (this.build.written.includes(file))
      return this.add(keys, {
        level: 'error',
        id: 'package-files',
        message: say(lang, 'unpublished', { file: wanted }),
        page: 'guide/basic/publish#npm-pack',
      });
    const other = this.otherWriter(file);
    const near = [...this.build.written].sort((a, b) => distance(a, file) - distance(b, file));
    const meant = this.meant(file);
    const { node } = this.place(keys);
    const isText = node !== undefined && node.getText().slice(1, -1) === wanted;
    const isSure = meant !== undefined && other === undefined && isText && !this.own.isOpen;
    const fix = isSure ? toFix(this.project, node, JSON.stringify(`./${meant}`)) : undefined;
    const written = near.slice(0, 4).join(', ');
    const wrote = written === '' ? '' : say(lang, 'wrote', { written });
    const said = say(lang, 'unbuilt', { file: wanted }) + wrote;
    return this.add(keys, {
      level: other === undefined ? 'error' : 'note',
      id: 'package-files',
      message: other === undefined ? said : `${said} ${say(lang, 'otherTool', { command: other })}`,
      page: this.pageOf(file),
      ...(fix && { fix }),
    });
  }

  publint(message: Message, manifest: Manifest, lang: Language) {
    const { code, path: keys } = message;
    const text = formatMessage(message, manifest, { color: false }) ?? code;
    if (code === 'FILE_DOES_NOT_EXIST') {
      const wanted: unknown = getPkgPathValue({ ...manifest }, keys);
      return typeof wanted === 'string' ? this.missing(keys, wanted) : undefined;
    }
    const page = BREAKS[code];
    const isSaid = this.findings.some(({ message: other }) => other.includes(`(${code})`));
    if (isSaid) return undefined;
    const isUnpublished = code === 'FILE_NOT_PUBLISHED';
    if (page === undefined && !isUnpublished) return undefined;
    return this.add(keys, {
      level: isUnpublished ? 'error' : 'warning',
      id: 'publint',
      message: `publint${lang === 'zh' ? '：' : ': '}${text} (${code})`,
      page: page ?? 'guide/basic/publish#npm-pack',
    });
  }

  /** Two items of `lib` that write one file, as the build lists what each wrote. */
  sameFiles() {
    const owners = new Map<string, string>();
    let item = '';
    for (const line of this.build.output.split('\n')) {
      item = /^File \((.+?)\)\s+Size/.exec(line)?.[1] ?? item;
      const file = /^(\S+\.\w+)\s+[\d.]+ kB/.exec(line)?.[1];
      if (file === undefined) continue;
      const other = owners.get(file) ?? item;
      owners.set(file, item);
      if (other === item) continue;
      this.findings.push({
        level: 'error',
        id: 'same-file',
        file: inPackage(this.project, this.project.config ?? MANIFEST),
        message: say(this.own.lang, 'sameFile', { file, one: other, other: item }),
        page: 'config/lib/auto-extension#turn-it-off',
      });
    }
  }

  async types(manifest: Manifest) {
    const { copy } = this.build;
    const result = await askTypes(copy, manifest, this.own.packed);
    if (!result || result.types === false) return;
    for (const problem of result.problems) {
      const { kind } = problem;
      const page = TYPE_PROBLEMS[kind];
      if (page === undefined) continue;
      const file = 'typesFileName' in problem ? problem.typesFileName : '';
      const name = ('fileName' in problem ? problem.fileName : file).replace(
        `/node_modules/${result.packageName}/`,
        '',
      );
      const specifier = 'moduleSpecifier' in problem ? problem.moduleSpecifier : '';
      // Styles and assets have no types of their own, and need none.
      if (/\.(?!d$)[a-z]{2,}$/.test(specifier) && !/\.[cm]?[jt]sx?$/.test(specifier)) continue;
      // publint says the same of these.
      const isSaid = this.findings.some(({ page: other }) => other === TYPES && page === TYPES);
      if (isSaid) continue;
      const message = say(this.own.lang, specifier === '' ? 'types' : 'typesOfImport', {
        kind,
        file: name,
        specifier,
      });
      const isNew = !this.findings.some((other) => other.message === message);
      if (isNew) this.add(['types'], { level: 'warning', id: 'attw', message, page });
    }
  }

  async starts(manifest: Manifest) {
    for (const { text, keys, reason, page } of await findFailures(this.build.copy, manifest))
      this.add(keys, {
        level: 'error',
        id: 'start',
        message: say(this.own.lang, 'start', { text, reason }),
        page,
      });
  }

  /** Packages that written files import and users do not get, and aliases in declarations. */
  imports(manifest: Manifest) {
    const { copy, written } = this.build;
    const aliases = Object.keys(this.project.tsconfig?.options.paths ?? {})
      .map((key) => key.replace('*', ''))
      .filter((key) => key !== '');
    const owned = manifest.devDependencies as Record<string, string> | undefined;
    const files = this.own.packed.filter(
      (file) => written.includes(file) && (DECLARATION.test(file) || /\.[cm]?js$/.test(file)),
    );
    const known = new Set([manifest.name]);
    for (const file of files)
      for (const specifier of importsOf(path.join(copy, file))) {
        const name = packageName(specifier);
        const isGiven = [name, typesPackage(name)].some((one) => isDeclared(manifest, one));
        const isSaid = this.findings.some(({ message }) => message.includes(`'${name}`));
        if (known.has(name) || isGiven || isSaid || FROM_OUTSIDE.test(name)) continue;
        known.add(name);
        const isAlias = !owned?.[name] && aliases.some((key) => specifier.startsWith(key));
        // Nobody installs what is not published.
        if (manifest.private === true && !isAlias) continue;
        this.add(['devDependencies', name], {
          level: 'warning',
          id: isAlias ? 'alias' : 'undeclared',
          message: say(this.own.lang, isAlias ? 'alias' : 'undeclared', {
            file,
            name: isAlias ? specifier : name,
          }),
          page: isAlias ? 'config/lib/redirect#redirect-dts' : pageOfPackage(file),
        });
      }
  }
}

/** The package with the types of one that has none. */
const typesPackage = (name: string): string => `@types/${name.replace('@', '').replace('/', '__')}`;

/** What a build says that finds no file of its own package: a script may write it before. */
const MISSES_A_FILE = /Can't resolve (?:the entry )?['"]\.|No entry files|TS2307|ENOENT/;

const WORKSPACE_RANGE = /^(?:workspace|link|file|portal):/;

/** The package that a failed build misses: not installed, or of the workspace, with its own build. */
function unbuiltPackage(
  { folder, dir }: Project,
  manifest: Manifest,
  output: string,
): string | undefined {
  const all = ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((kind) =>
    Object.entries((manifest[kind] as Record<string, string> | undefined) ?? {}),
  );
  const own = all.filter(
    ([name, range]) => WORKSPACE_RANGE.test(range) || !findInstalled(folder, dir, name),
  );
  return own.find(([name]) =>
    new RegExp(
      `(?:resolve|find module|find package|declaration file for module) '${name}['/]`,
    ).test(output),
  )?.[0];
}

function describeFailure(
  library: Library,
  project: Project,
  { lang, build, manifest }: { lang: Language; build: Build; manifest: Manifest },
): Finding {
  const file = inPackage(project, project.config ?? MANIFEST);
  const { code, output } = build;
  if (code === undefined) return { level: 'note', id: 'build', file, message: say(lang, 'hangs') };
  const unbuilt = unbuiltPackage(project, manifest, output);
  if (unbuilt !== undefined)
    return {
      level: 'note',
      id: 'build',
      file,
      message: say(lang, 'unbuiltPackage', { name: unbuilt }),
    };
  const [page] = placesExplaining(library, output);
  const told = output.split('\n').filter((line) => !/^ {4}at /.test(line));
  const message = say(lang, 'failed', { code: `${code}`, output: told.join('\n').trim() });
  // What cannot be read is not installed here, or is written by another tool.
  const [command] = MISSES_A_FILE.test(output) ? otherWriters(project) : [];
  const level = project.tsconfig?.isOpen || command !== undefined ? 'note' : 'error';
  const more = command === undefined ? '' : `\n${say(lang, 'otherTool', { command })}`;
  return { level, id: 'build', file, message: message + more, ...(page && { page }) };
}

/**
 * Builds a package as it builds itself, in a copy, and compares what was written with what its
 * `package.json` promises.
 * @throws Problem where Rslib is not installed, or there can be no copy
 */
export async function checkWritten(
  library: Library,
  project: Project,
  lang: Language,
): Promise<Finding[]> {
  const { manifest, isOpen } = publishedManifest(project);
  const build = await runBuild(project);
  try {
    if (build.code !== 0) return [describeFailure(library, project, { lang, build, manifest })];
    const packed = await packedFiles(build.copy, manifest);
    const written = new Written(project, build, { lang, packed, isOpen });
    written.sameFiles();
    if (project.manifest) {
      for (const message of await askPublint(build.copy, manifest, packed))
        written.publint(message, manifest, lang);
      await written.types(manifest);
      await written.starts(manifest);
      written.imports(manifest);
    }
    const { findings } = written;
    const file = inPackage(project, project.config ?? MANIFEST);
    const note = (id: string, message: string): Finding => ({ level: 'note', id, file, message });
    if (isOpen) findings.push(note('publish-config', say(lang, 'publishConfig')));
    if (build.elsewhere.length > 0)
      findings.push(note('elsewhere', say(lang, 'elsewhere', { files: listed(build.elsewhere) })));
    return findings;
  } finally {
    build.remove();
  }
}

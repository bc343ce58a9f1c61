import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Message } from 'publint';
import { formatMessage, getPkgPathValue } from 'publint/utils';
import type ts from 'typescript';
import { placesExplaining } from '../explain.mts';
import type { Language, Library } from '../library.mts';
import { say, type TextId, type Values } from '../texts.mts';
import { withBuild, type Build } from './build.mts';
import { findFailures, isDeclared } from './consumer.mts';
import type { Finding } from './finding.mts';
import { askPublint, askTypes, importsOf, packedFiles, type Manifest } from './packed.mts';
import { findInstalled } from './program.mts';
import { MANIFEST, inPackage, mainFile, placeOf, toFix, type Project } from './project.mts';
import { otherWriters } from './scripts.mts';
import { packageName } from './sources.mts';
import { entriesOf, type Value } from './value.mts';

/** Fields that `publishConfig` replaces where pnpm or Yarn publish. */
const REPLACED = ['main', 'module', 'types', 'typings', 'bin', 'exports', 'browser'];
const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file);
const isScript = (file: string) => /\.[cm]?js$/.test(file);
const isStyle = (file: string) => file.endsWith('.css');
/** A file without its endings. */
const stem = (file: string): string => file.replace(/(?:\.d)?\.[^./]+$/, '');

const EXPORTS = 'guide/basic/package-exports#dual';
const TYPES = 'guide/advanced/dts#types-for-esm-and-cjs';
const PUBLISHED = 'guide/basic/publish#npm-pack';
const PUBLINT = 'guide/basic/publish#publint';
const ATTW = 'guide/basic/publish#attw';
const REDIRECT = 'config/lib/redirect#redirect-dts';

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
  InternalResolutionError: REDIRECT,
  UnexpectedModuleSyntax: TYPES,
};

/** The node of a value at keys such as `exports`, `.`, `import`; the nearest one that is there. */
function nodeAt(manifest: Value, [key = '', ...rest]: readonly string[]): ts.Node {
  const entry = entriesOf(manifest).get(key);
  return entry ? nodeAt(entry.value, rest) : manifest.node;
}

/** What users get of `publishConfig`, and whether that depends on who publishes. */
function publishedManifest({ folder, dir }: Project): { manifest: Manifest; isOpen: boolean } {
  const manifest = folder.readJson(path.posix.join(dir, MANIFEST)) ?? {};
  const { publishConfig = {} } = manifest as { publishConfig?: Record<string, unknown> };
  const replaced = Object.entries(publishConfig).filter(([key]) => REPLACED.includes(key));
  const published = { ...manifest, ...Object.fromEntries(replaced) };
  return {
    manifest: published,
    isOpen: replaced.length > 0 || publishConfig.directory !== undefined,
  };
}

/** Modules that the program which loads a package has. */
const FROM_OUTSIDE = /^(?:electron|vscode)$/;

const typesPackage = (name: string): string => `@types/${name.replace('@', '').replace('/', '__')}`;

type Told = Pick<Finding, 'level' | 'id' | 'page' | 'fix'> & { message: string };

class Written {
  readonly findings: Finding[] = [];

  constructor(
    private readonly project: Project,
    private readonly build: Build,
    private readonly own: {
      lang: Language;
      manifest: Manifest;
      packed: readonly string[];
      /** Whether `publishConfig` decides what users get: all are notes then. */
      isOpen: boolean;
    },
  ) {}

  private say(id: TextId, values?: Values): string {
    return say(this.own.lang, id, values);
  }

  private add(keys: readonly string[], one: Told): void {
    const place = placeOf(this.project, nodeAt(this.project.manifest!, keys));
    const isSame = ({ line, message }: Finding) => line === place.line && message === one.message;
    if (this.findings.some(isSame)) return;
    this.findings.push({ ...one, ...place, level: this.own.isOpen ? 'note' : one.level });
  }

  private isSaid(text: string): boolean {
    return this.findings.some(({ message }) => message.includes(text));
  }

  /** The section about a file that is not there, by what was written instead. */
  private pageOf(wanted: string): string {
    const { written } = this.build;
    const types = written.filter(isDeclaration);
    if (isDeclaration(wanted)) {
      if (types.length === 0)
        return 'guide/advanced/dts#how-to-generate-declaration-files-in-rslib';
      const isBelowSrc = types.some((file) => file.includes('/src/'));
      return isBelowSrc ? 'guide/faq/features#dist-src' : 'guide/faq/features#missing-dts';
    }
    if (isStyle(wanted))
      return written.some(isStyle)
        ? 'guide/advanced/css#write-a-style-sheet'
        : 'guide/faq/features#no-css';
    const isEnding = written.some((file) => !isDeclaration(file) && stem(file) === stem(wanted));
    return isEnding
      ? 'config/lib/auto-extension#how-it-works'
      : 'guide/basic/package-exports#several-entries';
  }

  /** What may have written a file besides Rslib: a command, or the compiler of a composite project. */
  private otherWriter(wanted: string): string | undefined {
    const { tsconfig, folder, dir } = this.project;
    const [command] = otherWriters(this.project);
    if (command !== undefined) return command;
    if (tsconfig?.isOpen || folder.isFile(inPackage(this.project, wanted))) return 'tsc';
    const { composite = false, outDir } = tsconfig?.options ?? {};
    const whole = path.posix.join(folder.whole(dir), wanted);
    return composite && outDir !== undefined && whole.startsWith(`${outDir}/`)
      ? 'tsc --build'
      : undefined;
  }

  private fixOf(keys: readonly string[], wanted: string): Finding['fix'] {
    const isKind = isDeclaration(wanted) ? isDeclaration : isScript;
    const isMeant = (file: string) =>
      isKind(file) && path.basename(stem(file)) === path.basename(stem(wanted));
    const [meant, ...others] = this.build.written.filter(isMeant);
    const node = nodeAt(this.project.manifest!, keys);
    if (meant === undefined || others.length > 0 || node.getText().slice(1, -1) !== wanted)
      return undefined;
    return toFix(this.project, node, JSON.stringify(`./${meant}`));
  }

  private missing(keys: readonly string[], wanted: string): void {
    const file = path.posix.normalize(wanted);
    const { written } = this.build;
    const id = 'package-files';
    if (written.includes(file)) {
      const message = this.say('unpublished', { file: wanted });
      return this.add(keys, { level: 'error', id, message, page: PUBLISHED });
    }
    const near = [...written].sort((a, b) => distance(a, file) - distance(b, file)).slice(0, 4);
    const wrote = near.length === 0 ? '' : this.say('wrote', { written: near.join(', ') });
    const message = this.say('unbuilt', { file: wanted }) + wrote;
    const page = this.pageOf(file);
    const command = this.otherWriter(file);
    if (command !== undefined) {
      const other = this.say('otherTool', { command });
      return this.add(keys, { level: 'note', id, message: `${message} ${other}`, page });
    }
    const fix = this.own.isOpen ? undefined : this.fixOf(keys, wanted);
    return this.add(keys, { level: 'error', id, message, page, ...(fix && { fix }) });
  }

  publint(message: Message): void {
    const { manifest, lang } = this.own;
    const { code, path: keys } = message;
    if (code === 'FILE_DOES_NOT_EXIST') {
      const wanted: unknown = getPkgPathValue({ ...manifest }, keys);
      return typeof wanted === 'string' ? this.missing(keys, wanted) : undefined;
    }
    const isUnpublished = code === 'FILE_NOT_PUBLISHED';
    const page = isUnpublished ? PUBLISHED : BREAKS[code];
    if (page === undefined || this.isSaid(`(${code})`)) return;
    const text = formatMessage(message, manifest, { color: false }) ?? code;
    this.add(keys, {
      level: isUnpublished ? 'error' : 'warning',
      id: 'publint',
      message: `publint${lang === 'zh' ? '：' : ': '}${text} (${code})`,
      page,
    });
  }

  /** Two items of `lib` that write one file, as the build lists what each wrote. */
  sameFiles(): void {
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
        file: mainFile(this.project),
        message: this.say('sameFile', { file, one: other, other: item }),
        page: 'config/lib/auto-extension#turn-it-off',
      });
    }
  }

  async types(): Promise<void> {
    const result = await askTypes(this.build.copy, this.own.manifest, this.own.packed);
    if (!result || result.types === false) return;
    const place = `/node_modules/${result.packageName}/`;
    for (const problem of result.problems) {
      const { kind } = problem;
      const page = TYPE_PROBLEMS[kind];
      // publint says the same of these.
      const isKnown = page === TYPES && this.findings.some((other) => other.page === TYPES);
      if (page === undefined || isKnown) continue;
      const types = 'typesFileName' in problem ? problem.typesFileName : '';
      const file = ('fileName' in problem ? problem.fileName : types).replace(place, '');
      const specifier = 'moduleSpecifier' in problem ? problem.moduleSpecifier : '';
      // Styles and assets have no types of their own, and need none.
      if (/\.(?!d$)[a-z]{2,}$/.test(specifier) && !/\.[cm]?[jt]sx?$/.test(specifier)) continue;
      const id = specifier === '' ? 'types' : 'typesOfImport';
      const message = this.say(id, { kind, file, specifier });
      if (!this.isSaid(message))
        this.add(['types'], { level: 'warning', id: 'attw', message, page });
    }
  }

  async starts(): Promise<void> {
    for (const failure of await findFailures(this.build.copy, this.own.manifest)) {
      const { text, reason, keys, page } = failure;
      const message = this.say('start', { text, reason });
      this.add(keys, { level: 'error', id: 'start', message, page });
    }
  }

  /** Packages that written files import and users do not get, and aliases in declarations. */
  imports(): void {
    const { manifest, packed } = this.own;
    const paths = Object.keys(this.project.tsconfig?.options.paths ?? {});
    const aliases = paths.map((key) => key.replace('*', '')).filter((key) => key !== '');
    const installed = (manifest.devDependencies ?? {}) as Record<string, string>;
    const isOutput = (file: string) => this.build.written.includes(file);
    const files = packed.filter(
      (file) => isOutput(file) && (isDeclaration(file) || isScript(file)),
    );
    const known = new Set([manifest.name]);
    const all = files.flatMap((file) =>
      importsOf(path.join(this.build.copy, file)).map((specifier) => ({ file, specifier })),
    );
    for (const { file, specifier } of all) {
      const name = packageName(specifier);
      const isGiven = [name, typesPackage(name)].some((one) => isDeclared(manifest, one));
      if (known.has(name) || isGiven || this.isSaid(`'${name}`) || FROM_OUTSIDE.test(name))
        continue;
      known.add(name);
      const isAlias = !installed[name] && aliases.some((key) => specifier.startsWith(key));
      // Nobody installs what is not published.
      if (manifest.private === true && !isAlias) continue;
      const id = isAlias ? 'alias' : 'undeclared';
      const dependencies = isDeclaration(file)
        ? 'guide/advanced/third-party-deps#check-the-result'
        : 'guide/faq/errors#cannot-find-package';
      this.add(['devDependencies', name], {
        level: 'warning',
        id,
        message: this.say(id, { file, name: isAlias ? specifier : name }),
        page: isAlias ? REDIRECT : dependencies,
      });
    }
  }
}

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
    Object.entries((manifest[kind] ?? {}) as Record<string, string>),
  );
  const found = all.find(([name, range]) => {
    const isAbsent = WORKSPACE_RANGE.test(range) || !findInstalled(folder, dir, name);
    const missed = `(?:resolve|find module|find package|declaration file for module) '${name}['/]`;
    return isAbsent && new RegExp(missed).test(output);
  });
  return found?.[0];
}

function describeFailure(
  library: Library,
  project: Project,
  { lang, build, manifest }: { lang: Language; build: Build; manifest: Manifest },
): Finding {
  const { code, output } = build;
  const found = { id: 'build', file: mainFile(project) };
  if (code === undefined) return { ...found, level: 'note', message: say(lang, 'hangs') };
  const name = unbuiltPackage(project, manifest, output);
  if (name !== undefined)
    return { ...found, level: 'note', message: say(lang, 'unbuiltPackage', { name }) };
  const [page] = placesExplaining(library, output);
  const told = output.split('\n').filter((line) => !/^ {4}at /.test(line));
  const message = say(lang, 'failed', { code, output: told.join('\n').trim() });
  // What cannot be read is not installed here, or is written by another tool.
  const [command] = MISSES_A_FILE.test(output) ? otherWriters(project) : [];
  const level = project.tsconfig?.isOpen || command !== undefined ? 'note' : 'error';
  const more = command === undefined ? '' : `\n${say(lang, 'otherTool', { command })}`;
  return { ...found, level, message: message + more, ...(page && { page }) };
}

const SHOWN_FILES = 10;

/**
 * Builds a package as it builds itself, in a copy, and compares what was written with what its
 * `package.json` promises.
 * @throws Problem where Rslib is not installed, or there can be no copy
 */
export function checkWritten(
  library: Library,
  project: Project,
  lang: Language,
): Promise<Finding[]> {
  const { manifest, isOpen } = publishedManifest(project);
  return withBuild(project, async (build) => {
    if (build.code !== 0) return [describeFailure(library, project, { lang, build, manifest })];
    const packed = await packedFiles(build.copy, manifest);
    const written = new Written(project, build, { lang, manifest, packed, isOpen });
    written.sameFiles();
    if (project.manifest) {
      const messages = await askPublint(build.copy, manifest, packed);
      for (const message of messages) written.publint(message);
      await written.types();
      await written.starts();
      written.imports();
    }
    const { findings } = written;
    const note = (id: string, message: string) =>
      findings.push({ level: 'note', id, file: mainFile(project), message });
    if (isOpen) note('publish-config', say(lang, 'publishConfig'));
    const { elsewhere } = build;
    const files = elsewhere.slice(0, SHOWN_FILES).join(', ');
    const more = elsewhere.length > SHOWN_FILES ? ' …' : '';
    if (elsewhere.length > 0) note('elsewhere', say(lang, 'elsewhere', { files: files + more }));
    return findings;
  });
}

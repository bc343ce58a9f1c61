import ts from 'typescript';
import type { Language } from '../library.mts';
import { fill, type Values } from '../texts.mts';
import { globEntry, readEntries, unmatchedEntry } from './entries.mts';
import type { Finding } from './finding.mts';
import type { Lib } from './libs.mts';
import { declares, inPackage, placeOf, toFix, type Project } from './project.mts';
import words from './rules.json' with { type: 'json' };
import { rslibCalls } from './scripts.mts';
import { STYLE, packageName, type SourceFacts } from './sources.mts';
import {
  UNKNOWN,
  entriesOf,
  isEmpty,
  literalAt,
  textOf,
  valueAt,
  writtenAt,
  type Entry,
} from './value.mts';

/** What a rule has found: a node, or a file as a whole, relative to the package. */
interface Hit {
  at: ts.Node | { file: string };
  values?: Values;
}

type Find = (project: Project) => readonly Hit[];

const isNode = (found: ts.Node | object): found is ts.Node => 'kind' in found;

/** Looks in each lib item; what all share is reported once. */
const inLibs =
  (find: (lib: Lib, project: Project) => Entry | ts.Node | undefined | false): Find =>
  (project) => {
    const found = project.libs.map((lib) => find(lib, project)).filter((one) => !!one);
    const nodes = new Set(found.map((one) => (isNode(one) ? one : one.node)));
    return [...nodes].map((at) => ({ at }));
  };

const first = (nodes: readonly ts.Node[], values: Values = {}): Hit[] =>
  nodes.slice(0, 1).map((at) => ({ at, values }));

function sourcesOf(project: Project, isMeant: (lib: Lib) => boolean): SourceFacts[] {
  const entries = project.libs.filter(isMeant).map((lib) => readEntries(project, lib));
  const files = entries.flatMap((one) => (one === UNKNOWN ? [] : one));
  return project.sources.reachable([...new Set(files)]);
}

const firstUse = (project: Project, name: string, isMeant: (lib: Lib) => boolean): Hit[] => {
  const uses = sourcesOf(project, isMeant).flatMap((one) => one.uses.get(name) ?? []);
  return first(uses, { name });
};

const imports = (
  sources: readonly SourceFacts[],
  isMeant: (specifier: string) => boolean,
): ts.Node[] =>
  sources
    .flatMap((one) => one.imports)
    .filter(({ specifier }) => isMeant(specifier))
    .map(({ node }) => node);

function importsOfConfig({ exported }: Project): string[] {
  const { imports: all = [] } = (exported?.source ?? {}) as { imports?: { text: string }[] };
  return all.map(({ text }) => text);
}

const formatOf = ({ value }: Lib) => writtenAt(value, 'format');

const isFor = ({ format, target }: Lib, wanted: string) => format === wanted && target === 'node';

function hasExports(project: Project, lib: Lib): boolean {
  const entries = readEntries(project, lib);
  if (entries === UNKNOWN) return false;
  return entries.some((file) => project.sources.facts(file)?.hasExports);
}

/** Names that code may stand for: what any program has, and what applications replace. */
const GLOBALS =
  /^(?:true|false|null|undefined|NaN|Infinity|globalThis|window|self|global|document|process|navigator|__\w+__|[A-Z][A-Z0-9_]*)$/;

/** Whether a value of `source.define` was meant as a text: as code it is nothing, or a name. */
function isUnquoted(text: string): boolean {
  const code = text.trim();
  if (/^[A-Za-z_$][\w$]*$/.test(code)) return !GLOBALS.test(code);
  const { diagnostics = [] } = ts.transpileModule(`(${code})`, { reportDiagnostics: true });
  return code !== '' && diagnostics.length > 0;
}

const BUNDLE_ONLY = new Set<unknown>(['umd', 'iife', 'mf']);
/** Options that `dts.isolated` does not go with. */
const NOT_ISOLATED = { tsgo: true, build: true, abortOnError: false };
const COMMANDS = new Set(['build', 'inspect', 'mf-dev']);
/** Names that `shims.esm` can define. `require()` of a package is kept by itself. */
const ESM_SHIMS = ['__dirname', '__filename'];
const FRAMEWORKS = ['react', 'react-dom', 'preact', 'vue', 'solid-js'];
/** Where more may be said of how sources are compiled. */
const TOOLS = ['tools.swc', 'tools.rspack', 'tools.bundlerChain'];

const USERS_GET = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** Whether nothing but the target decides that no styles are written. */
const dropsStyles = ({ value, target }: Lib): boolean =>
  target === 'node' &&
  literalAt(value, 'output.emitCss', false) === false &&
  literalAt(value, 'output.injectStyles', false) === false;

/** Whether an import names a package which users install: the output keeps it. */
const isKept = (project: Project, specifier: string): boolean =>
  declares(project, packageName(specifier), USERS_GET);

/** Where a lib item writes its files, as it is written: without it two items are not compared. */
const outputDir = ({ value }: Lib): string =>
  valueAt(value, 'output.distPath')?.node.getText() ?? 'dist';

/** Imports of styles that no lib item writes to a folder where its modules go. */
const droppedStyles = (project: Project): ts.Node[] =>
  project.libs.filter(dropsStyles).flatMap((lib) => {
    const isBeside = (other: Lib) => !dropsStyles(other) && outputDir(other) === outputDir(lib);
    const written = new Set(sourcesOf(project, isBeside).map(({ file }) => file));
    const own = sourcesOf(project, (one) => one === lib).filter(({ file }) => !written.has(file));
    return imports(own, (specifier) => STYLE.test(specifier) && !isKept(project, specifier));
  });

/** Imports of a framework that is bundled, of which users have another copy, or need one. */
function bundledFramework(project: Project, name: string): Hit[] {
  // Of those that users install only where nothing stays an import.
  const isUsers = isKept(project, name);
  if (!isUsers && !declares(project, name, ['devDependencies'])) return [];
  const sources = sourcesOf(
    project,
    ({ value, isBundled, format }) =>
      isBundled === true &&
      (format === 'esm' || format === 'cjs') &&
      valueAt(value, 'output.externals') === undefined &&
      valueAt(value, 'autoExternal') === undefined &&
      literalAt(value, 'output.autoExternal', true) === !isUsers,
  );
  // The plugin of a framework makes imports of it from JSX.
  const hasPlugin = importsOfConfig(project).includes(`@rsbuild/plugin-${name.replace('-js', '')}`);
  const used = sources.flatMap(({ imports: all, jsx }) => {
    const found = all.find(({ specifier, isValue }) => specifier === name && isValue);
    return found?.node ?? (jsx && hasPlugin ? [jsx] : []);
  });
  return first(used, { name });
}

const takesComponents = (project: Project, isBundled: boolean): Hit[] => {
  const sources = sourcesOf(project, (lib) => lib.isBundled === isBundled);
  return first(imports(sources, (specifier) => /\.svg\?react$/.test(specifier)));
};

/** Looks for each kind of mistake; `rules.json` says what is wrong, and where more is written. */
const FIND: Readonly<Record<keyof typeof words, Find>> = {
  'lib-empty': ({ exported }) => {
    const lib = writtenAt(exported?.value, 'lib');
    return lib && isEmpty(lib.value) ? [{ at: lib.node }] : [];
  },
  'ids-duplicated': ({ libs }) => {
    const ids = libs.map(({ own }) => textOf(valueAt(own, 'id')));
    const again = libs.filter((_, at) => ids[at] !== undefined && ids.indexOf(ids[at]) < at);
    return again.map(({ own }) => ({ at: writtenAt(own, 'id')!.node }));
  },
  'web-worker': inLibs(
    ({ value, target }) => target === 'web-worker' && writtenAt(value, 'output.target'),
  ),
  'bundle-only-format': inLibs(
    (lib) => BUNDLE_ONLY.has(lib.format) && lib.isBundled === false && formatOf(lib),
  ),
  'glob-in-bundle': inLibs((lib) => lib.isBundled === true && globEntry(lib)),
  'entry-missing': inLibs((lib, project) => lib.isBundled === true && unmatchedEntry(project, lib)),
  'entry-unmatched': inLibs(
    (lib, project) => lib.isBundled === false && unmatchedEntry(project, lib),
  ),
  'iife-exports': inLibs(
    (lib, project) => lib.format === 'iife' && hasExports(project, lib) && formatOf(lib),
  ),
  'mf-plugin': inLibs(
    (lib) => lib.format === 'mf' && isEmpty(valueAt(lib.value, 'plugins')) && formatOf(lib),
  ),
  'external-helpers': inLibs(({ value }, project) => {
    const isOn = literalAt(value, 'externalHelpers', false) === true;
    const has = declares(project, '@swc/helpers', ['dependencies', 'devDependencies']);
    return isOn && !has && writtenAt(value, 'externalHelpers');
  }),
  'wasm-format': inLibs(({ value, format }) => {
    const wasm = writtenAt(value, 'wasm');
    const isOn = wasm?.value.kind === 'object';
    return isOn && format !== UNKNOWN && format !== 'esm' && wasm;
  }),
  'isolated-conflict': inLibs(({ value }) => {
    if (literalAt(value, 'dts.isolated', false) !== true) return false;
    const isWrong = ([key, wrong]: [string, boolean]) =>
      literalAt(value, `dts.${key}`, undefined) === wrong;
    const found = Object.entries(NOT_ISOLATED).find(isWrong);
    return found && writtenAt(value, `dts.${found[0]}`);
  }),
  'no-export': ({ config, exported }) =>
    config === undefined || exported ? [] : [{ at: { file: config } }],
  environments: ({ exported, libs }) => {
    const values = [exported?.value, ...libs.map(({ own }) => own)];
    const found = values.flatMap((value) => writtenAt(value, 'environments') ?? []);
    return found.map(({ node }) => ({ at: node }));
  },
  'umd-name': inLibs((lib, project) => {
    if (lib.format !== 'umd' || valueAt(lib.value, 'umdName') !== undefined) return false;
    return hasExports(project, lib) && formatOf(lib);
  }),
  'umd-target': inLibs(
    (lib) => isFor(lib, 'umd') && !writtenAt(lib.value, 'output.target') && formatOf(lib),
  ),
  'auto-external-deprecated': inLibs(({ own }) => writtenAt(own, 'autoExternal')),
  'define-unquoted': inLibs(({ value }) => {
    const defined = [...entriesOf(valueAt(value, 'source.define')).values()];
    const texts = defined.filter((one) => textOf(one.value) !== undefined);
    return texts.find((one) => isUnquoted(textOf(one.value)!))?.value.node;
  }),
  'shims-import-meta-url': inLibs(({ value }) => {
    const own = entriesOf(valueAt(value, 'shims.cjs')).get('import.meta.url');
    return own?.value.kind === 'literal' && own.value.value === false && own;
  }),
  'styles-dropped': (project) => first(droppedStyles(project)),
  'esm-shims': (project) =>
    ESM_SHIMS.flatMap((name) =>
      firstUse(
        project,
        name,
        (lib) => isFor(lib, 'esm') && literalAt(lib.value, `shims.esm.${name}`, false) === false,
      ),
    ),
  'jsx-plugin': (project) => {
    const isPlain = ({ value }: Lib) =>
      isEmpty(valueAt(value, 'plugins')) && TOOLS.every((one) => !valueAt(value, one));
    const own = sourcesOf(project, isPlain);
    return first(own.flatMap(({ jsx, namesReact }) => (jsx && !namesReact ? [jsx] : [])));
  },
  'framework-bundled': (project) => FRAMEWORKS.flatMap((name) => bundledFramework(project, name)),
  'await-cjs': (project) => firstUse(project, 'await', ({ format }) => format === 'cjs'),
  'svgr-bundleless': (project) => takesComponents(project, false),
  'svgr-plugin': (project) => {
    const mayHave = project.isOpen || importsOfConfig(project).includes('@rsbuild/plugin-svgr');
    return mayHave ? [] : takesComponents(project, true);
  },
  'import-meta-env-cjs': (project) => {
    const isPlain = (lib: Lib) => isFor(lib, 'cjs') && !valueAt(lib.value, 'source.define');
    return firstUse(project, 'import.meta.env', isPlain);
  },
  'unknown-command': (project) =>
    rslibCalls(project).flatMap(({ entry, words: [name = ''] }) => {
      const isWrong = /^[a-z]/.test(name) && !COMMANDS.has(name);
      return isWrong ? [{ at: entry.value.node, values: { name } }] : [];
    }),
  'browserslist-ignored': (project) => {
    const isSet = ({ value }: Lib) =>
      valueAt(value, 'syntax') ?? valueAt(value, 'output.overrideBrowserslist');
    if (project.libs.every(isSet)) return [];
    const own = writtenAt(project.manifest, 'browserslist');
    const file = '.browserslistrc';
    if (own) return [{ at: own.node }];
    return project.folder.isFile(inPackage(project, file)) ? [{ at: { file } }] : [];
  },
  'several-configs': ({ config = '', otherConfigs }) =>
    otherConfigs.map((file) => ({ at: { file }, values: { used: config } })),
};

/** One known mistake. A `warning` breaks what users do, or the build; a `note` may do harm. */
export interface Rule {
  level: Exclude<Finding['level'], 'error'>;
  page: string;
  /** The problem, and the remedy. */
  texts: Readonly<Record<Language, readonly string[]>>;
}

export const RULES = words as Readonly<Record<string, Rule>>;

export const fillTexts = ({ texts }: Rule, lang: Language, values: Values = {}): string =>
  fill(texts[lang].join(lang === 'zh' ? '' : ' '), values);

const quoted = (node: ts.Node) => `JSON.stringify(${node.getText()})`;

export const checkRules = (project: Project, lang: Language): Finding[] =>
  Object.entries(FIND).flatMap(([id, find]) =>
    find(project).map(({ at, values }): Finding => {
      const { level, page } = RULES[id]!;
      const message = fillTexts(RULES[id]!, lang, values);
      if (!isNode(at)) return { level, id, message, page, file: inPackage(project, at.file) };
      const fix = id === 'define-unquoted' && { fix: toFix(project, at, quoted(at)) };
      return { level, id, message, page, ...placeOf(project, at), ...fix };
    }),
  );

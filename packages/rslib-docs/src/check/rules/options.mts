import ts from 'typescript';
import { globEntry, readEntries, unmatchedEntry } from '../entries.mts';
import type { Lib } from '../libs.mts';
import type { Project } from '../project.mts';
import { UNKNOWN, isEmpty, literalAt, textOf, valueAt, writtenAt } from '../value.mts';
import { declares, inLibs, type Finder, type Hit } from './rule.mts';

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

const formatPlace = ({ value }: Lib) => writtenAt(value, 'format');

/** Whether an entry surely exports something. */
function hasExports(project: Project, lib: Lib): boolean {
  const entries = readEntries(project, lib);
  if (entries === UNKNOWN) return false;
  return entries.some((file) => project.sources.facts(file)?.hasExports);
}

const BUNDLE_ONLY = new Set<unknown>(['umd', 'iife', 'mf']);

/** Options that `dts.isolated` does not go with. */
const NOT_ISOLATED = { tsgo: true, build: true, abortOnError: false };

/** Mistakes in options, and in what is combined. At those of the first part a build stops. */
export const OPTION_RULES: readonly Finder[] = [
  {
    id: 'lib-empty',
    find: ({ exported }) => {
      const lib = writtenAt(exported?.value, 'lib');
      return lib && isEmpty(lib.value) ? [{ at: lib.node }] : [];
    },
  },
  {
    id: 'ids-duplicated',
    find: ({ libs }) => {
      const ids = libs.map(({ own }) => textOf(valueAt(own, 'id')));
      return libs.flatMap(({ own }, at) => {
        const isKnown = ids[at] !== undefined && ids.indexOf(ids[at]) < at;
        return isKnown ? [{ at: writtenAt(own, 'id')!.node }] : [];
      });
    },
  },
  inLibs(
    'web-worker',
    ({ value, target }) => target === 'web-worker' && writtenAt(value, 'output.target'),
  ),
  inLibs(
    'bundle-only-format',
    (lib) => BUNDLE_ONLY.has(lib.format) && lib.isBundled === false && formatPlace(lib),
  ),
  inLibs('glob-in-bundle', (lib) => lib.isBundled === true && globEntry(lib)),
  inLibs('entry-missing', (lib, project) => lib.isBundled === true && unmatchedEntry(project, lib)),
  inLibs(
    'entry-unmatched',
    (lib, project) => lib.isBundled === false && unmatchedEntry(project, lib),
  ),
  inLibs(
    'iife-exports',
    (lib, project) => lib.format === 'iife' && hasExports(project, lib) && formatPlace(lib),
  ),
  inLibs(
    'mf-plugin',
    (lib) => lib.format === 'mf' && isEmpty(valueAt(lib.value, 'plugins')) && formatPlace(lib),
  ),
  inLibs('external-helpers', ({ value }, project) => {
    const isOn = literalAt(value, 'externalHelpers', false) === true;
    const has = declares(project, '@swc/helpers', ['dependencies', 'devDependencies']);
    return isOn && !has && writtenAt(value, 'externalHelpers');
  }),
  inLibs('wasm-format', ({ value, format }) => {
    const wasm = writtenAt(value, 'wasm');
    const isOn = wasm?.value.kind === 'object';
    return isOn && format !== UNKNOWN && format !== 'esm' && wasm;
  }),
  inLibs('isolated-conflict', ({ value }) => {
    if (literalAt(value, 'dts.isolated', false) !== true) return false;
    const found = Object.entries(NOT_ISOLATED).find(
      ([key, wrong]) => literalAt(value, `dts.${key}`, undefined) === wrong,
    );
    return found && writtenAt(value, `dts.${found[0]}`);
  }),

  {
    id: 'no-export',
    find: ({ config, exported }) =>
      config === undefined || exported ? [] : [{ at: { file: config } }],
  },
  {
    id: 'environments',
    find: ({ exported, libs }) =>
      [exported?.value, ...libs.map(({ own }) => own)].flatMap((value): Hit[] => {
        const found = writtenAt(value, 'environments');
        return found ? [{ at: found.node }] : [];
      }),
  },
  inLibs('umd-name', (lib, project) => {
    if (lib.format !== 'umd' || valueAt(lib.value, 'umdName') !== undefined) return false;
    return hasExports(project, lib) && formatPlace(lib);
  }),
  inLibs('umd-target', (lib) => {
    const isUsual = lib.format === 'umd' && lib.target === 'node';
    return isUsual && !writtenAt(lib.value, 'output.target') && formatPlace(lib);
  }),
  inLibs('auto-external-deprecated', ({ own }) => writtenAt(own, 'autoExternal')),
  {
    ...inLibs('define-unquoted', ({ value }) => {
      const define = valueAt(value, 'source.define');
      if (define?.kind !== 'object') return false;
      const found = [...define.entries.values()].find(({ value: own }) => {
        const text = textOf(own);
        return text !== undefined && isUnquoted(text);
      });
      return found?.value.node;
    }),
    fix: (node) => `JSON.stringify(${node.getText()})`,
  },
  inLibs('shims-import-meta-url', ({ value }) => {
    const cjs = valueAt(value, 'shims.cjs');
    const own = cjs?.kind === 'object' ? cjs.entries.get('import.meta.url') : undefined;
    return own?.value.kind === 'literal' && own.value.value === false && own;
  }),
];

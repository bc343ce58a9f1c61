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

/** Mistakes in options, and in what is combined, at which a build stops. */
const STOPS: readonly Finder[] = [
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
      const known = new Set<string>();
      return libs.flatMap(({ own }) => {
        const id = textOf(valueAt(own, 'id'));
        if (id === undefined) return [];
        const isKnown = known.has(id);
        known.add(id);
        return isKnown ? [{ at: writtenAt(own, 'id')!.node }] : [];
      });
    },
  },
  {
    id: 'web-worker',
    find: (project) =>
      inLibs(
        project,
        ({ value, target }) => target === 'web-worker' && writtenAt(value, 'output.target'),
      ),
  },
  {
    id: 'bundle-only-format',
    find: (project) =>
      inLibs(
        project,
        (lib) => BUNDLE_ONLY.has(lib.format) && lib.isBundled === false && formatPlace(lib),
      ),
  },
  {
    id: 'glob-in-bundle',
    find: (project) => inLibs(project, (lib) => lib.isBundled === true && globEntry(lib)),
  },
  {
    id: 'entry-missing',
    find: (project) =>
      inLibs(project, (lib) => lib.isBundled === true && unmatchedEntry(project, lib)),
  },
  {
    id: 'entry-unmatched',
    find: (project) =>
      inLibs(project, (lib) => lib.isBundled === false && unmatchedEntry(project, lib)),
  },
  {
    id: 'iife-exports',
    find: (project) =>
      inLibs(
        project,
        (lib) => lib.format === 'iife' && hasExports(project, lib) && formatPlace(lib),
      ),
  },
  {
    id: 'mf-plugin',
    find: (project) =>
      inLibs(
        project,
        (lib) => lib.format === 'mf' && isEmpty(valueAt(lib.value, 'plugins')) && formatPlace(lib),
      ),
  },
  {
    id: 'external-helpers',
    find: (project) =>
      inLibs(project, ({ value }) => {
        const isOn = literalAt(value, 'externalHelpers', false) === true;
        const has = declares(project, '@swc/helpers', ['dependencies', 'devDependencies']);
        return isOn && !has && writtenAt(value, 'externalHelpers');
      }),
  },
  {
    id: 'wasm-format',
    find: (project) =>
      inLibs(project, ({ value, format }) => {
        const wasm = writtenAt(value, 'wasm');
        const isOn = wasm?.value.kind === 'object';
        return isOn && format !== UNKNOWN && format !== 'esm' && wasm;
      }),
  },
  {
    id: 'isolated-conflict',
    find: (project) =>
      inLibs(project, ({ value }) => {
        if (literalAt(value, 'dts.isolated', false) !== true) return false;
        const found = Object.entries(NOT_ISOLATED).find(
          ([key, wrong]) => literalAt(value, `dts.${key}`, undefined) === wrong,
        );
        return found && writtenAt(value, `dts.${found[0]}`);
      }),
  },
];

/** Mistakes in options that a build passes over. */
const PASSES: readonly Finder[] = [
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
  {
    id: 'umd-name',
    find: (project) =>
      inLibs(project, (lib) => {
        if (lib.format !== 'umd' || valueAt(lib.value, 'umdName') !== undefined) return false;
        return hasExports(project, lib) && formatPlace(lib);
      }),
  },
  {
    id: 'umd-target',
    find: (project) =>
      inLibs(project, (lib) => {
        const isUsual = lib.format === 'umd' && lib.target === 'node';
        return isUsual && !writtenAt(lib.value, 'output.target') && formatPlace(lib);
      }),
  },
  {
    id: 'auto-external-deprecated',
    find: (project) => inLibs(project, ({ own }) => writtenAt(own, 'autoExternal')),
  },
  {
    id: 'define-unquoted',
    find: (project) =>
      inLibs(project, ({ value }) => {
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
  {
    id: 'shims-import-meta-url',
    find: (project) =>
      inLibs(project, ({ value }) => {
        const cjs = valueAt(value, 'shims.cjs');
        const own = cjs?.kind === 'object' ? cjs.entries.get('import.meta.url') : undefined;
        return own?.value.kind === 'literal' && own.value.value === false && own;
      }),
  },
];

export const OPTION_RULES: readonly Finder[] = [...STOPS, ...PASSES];

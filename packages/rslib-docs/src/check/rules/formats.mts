import { isGlob, readEntries } from '../entries.mts';
import type { Lib } from '../libs.mts';
import type { Project } from '../project.mts';
import { UNKNOWN, entryAt, literalAt, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Finder } from './rule.mts';

const BUNDLE_ONLY = new Set(['umd', 'iife', 'mf']);

const formatPlace = ({ value }: Lib) => writtenAt(value, 'format');

/** Whether a package is among those that the users of this one get, or build it. */
export function declares(project: Project, name: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    const list = valueAt(project.manifest, kind);
    return list?.kind === 'object' && list.entries.has(name);
  });
}

/** The modules that the configuration imports. */
export function importsOfConfig({ exported }: Project): string[] {
  const { imports = [] } = (exported?.source ?? {}) as { imports?: { text: string }[] };
  return imports.map(({ text }) => text);
}

/** Whether an entry surely exports something. */
function hasExports(project: Project, lib: Lib): boolean {
  const entries = readEntries(project, lib);
  if (entries === UNKNOWN) return false;
  return [...entries.files.values()].some((file) => project.sources.facts(file)?.hasExports);
}

/** Mistakes in what is combined: format, bundle, target, entries. */
export const FORMAT_RULES: readonly Finder[] = [
  {
    id: 'bundle-only-format',
    find: (project) =>
      inLibs(project, (lib) => {
        const isOnly = typeof lib.format === 'string' && BUNDLE_ONLY.has(lib.format);
        return isOnly && lib.isBundled === false && formatPlace(lib);
      }),
  },
  {
    id: 'glob-in-bundle',
    find: (project) =>
      inLibs(project, ({ value, isBundled }) => {
        const entry = valueAt(value, 'source.entry');
        if (isBundled !== true || entry?.kind !== 'object') return false;
        return [...entry.entries.values()].find(({ value: own }) => {
          const files = own.kind === 'list' ? own.items : [own];
          return files.some(
            (file) =>
              file.kind === 'literal' && typeof file.value === 'string' && isGlob(file.value),
          );
        });
      }),
  },
  {
    id: 'iife-exports',
    find: (project) =>
      inLibs(project, (lib) => {
        if (lib.format !== 'iife') return false;
        return hasExports(project, lib) && formatPlace(lib);
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
    id: 'mf-plugin',
    find: (project) =>
      inLibs(project, (lib) => {
        const plugins = valueAt(lib.value, 'plugins');
        const isSurelyNone =
          plugins === undefined || (plugins.kind === 'list' && plugins.items.length === 0);
        return lib.format === 'mf' && isSurelyNone && formatPlace(lib);
      }),
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
        const wasm = entryAt(value, 'wasm');
        const isOn = wasm?.value.kind === 'object';
        return isOn && format !== UNKNOWN && format !== 'esm' && wasm;
      }),
  },
];

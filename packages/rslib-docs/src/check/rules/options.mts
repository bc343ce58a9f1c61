import ts from 'typescript';
import { readEntries } from '../entries.mts';
import type { Lib } from '../libs.mts';
import type { Project } from '../project.mts';
import { UNKNOWN, textOf, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Finder, type Hit } from './rule.mts';

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

/** Mistakes in options, and in what is combined. */
export const OPTION_RULES: readonly Finder[] = [
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

import path from 'node:path';
import ts from 'typescript';
import { inPackage } from '../project.mts';
import { rslibCalls, type Call } from '../scripts.mts';
import { UNKNOWN, literalAt, valueAt, writtenAt } from '../value.mts';
import type { Finder, Hit } from './rule.mts';

const COMMANDS = new Set(['build', 'inspect', 'mf-dev']);
/** ES2019: all versions of Node.js that run Rslib are far beyond. */
const OLD_TARGET = ts.ScriptTarget.ES2019;
const FIRST_YEAR = 2013;

const at = ({ entry }: Call): Hit => ({ at: entry.value.node });

/** Mistakes in `package.json`, and files that Rslib does not read. */
export const PACKAGE_RULES: readonly Finder[] = [
  {
    id: 'unknown-command',
    find: (project) =>
      rslibCalls(project).flatMap((call) => {
        const [name] = call.words;
        const isWrong = name !== undefined && /^[a-z]/.test(name) && !COMMANDS.has(name);
        return isWrong ? [{ ...at(call), values: { name } }] : [];
      }),
  },
  {
    id: 'browserslist-ignored',
    find: (project) => {
      const isSet = project.libs.every(
        ({ value }) =>
          valueAt(value, 'syntax') !== undefined ||
          valueAt(value, 'output.overrideBrowserslist') !== undefined,
      );
      if (isSet) return [];
      const own = writtenAt(project.manifest, 'browserslist');
      const file = '.browserslistrc';
      if (own) return [{ at: own.node }];
      return project.folder.isFile(inPackage(project, file)) ? [{ at: { file } }] : [];
    },
  },
  {
    id: 'target-ignored',
    find: ({ dir, libs, tsconfig, manifest }) => {
      const syntaxes = libs.map(({ value }) => literalAt(value, 'syntax', undefined));
      const isSet = syntaxes.some((one) => one === UNKNOWN || one !== undefined);
      const { target } = tsconfig?.options ?? {};
      const isLow = target !== undefined && target <= OLD_TARGET;
      if (isSet || !isLow || !tsconfig || valueAt(manifest, 'engines.node')) return [];
      const name = target <= ts.ScriptTarget.ES5 ? 'ES5' : `ES${target + FIRST_YEAR}`;
      const file = path.posix.relative(dir, tsconfig.file);
      return [{ at: { file }, values: { target: name } }];
    },
  },
  {
    id: 'several-configs',
    find: ({ config = '', otherConfigs }) =>
      otherConfigs.map((file) => ({ at: { file }, values: { used: config } })),
  },
];

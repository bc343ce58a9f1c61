import { inPackage } from '../project.mts';
import { rslibCalls, type Call } from '../scripts.mts';
import { valueAt, writtenAt } from '../value.mts';
import type { Finder, Hit } from './rule.mts';

const COMMANDS = new Set(['build', 'inspect', 'mf-dev']);
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
    id: 'several-configs',
    find: ({ config = '', otherConfigs }) =>
      otherConfigs.map((file) => ({ at: { file }, values: { used: config } })),
  },
];

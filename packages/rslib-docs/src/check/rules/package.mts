import path from 'node:path';
import ts from 'typescript';
import { inPackage } from '../project.mts';
import { rslibCalls, type Call } from '../scripts.mts';
import { UNKNOWN, literalAt, valueAt, writtenAt } from '../value.mts';
import type { Hit, Rule } from './rule.mts';

const COMMANDS = new Set(['build', 'inspect', 'mf-dev']);
/** ES2019: all versions of Node.js that run Rslib are far beyond. */
const OLD_TARGET = ts.ScriptTarget.ES2019;
const FIRST_YEAR = 2013;

const at = ({ entry }: Call): Hit => ({ at: entry.value.node });

/** Mistakes in `package.json`, and files that Rslib does not read. */
export const PACKAGE_RULES: readonly Rule[] = [
  {
    id: 'unknown-command',
    level: 'warning',
    page: 'guide/faq/errors#unused-args',
    texts: {
      en: [
        'Rslib has no command `{name}`.',
        'Use `rslib --watch` while you write, `rslib` to build; see also `rslib mf-dev`.',
      ],
      zh: [
        'Rslib 没有 `{name}` 命令。',
        '开发时使用 `rslib --watch`，构建使用 `rslib`；另有 `rslib mf-dev`。',
      ],
    },
    find: (project) =>
      rslibCalls(project).flatMap((call) => {
        const [name] = call.words;
        const isWrong = name !== undefined && /^[a-z]/.test(name) && !COMMANDS.has(name);
        return isWrong ? [{ ...at(call), values: { name } }] : [];
      }),
  },
  {
    id: 'browserslist-ignored',
    level: 'note',
    page: 'guide/advanced/output-compatibility#set-a-syntax-level',
    texts: {
      en: [
        'Browserslist does not affect the output of Rslib.',
        'Set `syntax` in the configuration.',
      ],
      zh: ['Browserslist 不影响 Rslib 的产物。', '在配置中设置 `syntax`。'],
    },
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
    level: 'note',
    page: 'guide/advanced/output-compatibility#set-a-syntax-level',
    texts: {
      en: [
        '`target` in `tsconfig.json` ({target}) does not affect the output of Rslib.',
        'Set `syntax` in the configuration, or `"target": "esnext"`.',
      ],
      zh: [
        '`tsconfig.json` 中的 `target`（{target}）不影响 Rslib 的产物。',
        '在配置中设置 `syntax`，或者改为 `"target": "esnext"`。',
      ],
    },
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
    level: 'warning',
    page: 'guide/basic/configure-rslib#the-configuration-file',
    texts: {
      en: ['Rslib reads `{used}` and not this file.', 'Remove one of them.'],
      zh: ['Rslib 读取的是 `{used}`，不会读取这个文件。', '删除其中一个。'],
    },
    find: ({ config = '', otherConfigs }) =>
      otherConfigs.map((file) => ({ at: { file }, values: { used: config } })),
  },
];

import { DEFAULT_ENTRY, isFound, isGlob, readEntries } from '../entries.mts';
import { hasFlags } from '../scripts.mts';
import { UNKNOWN, valueAt, writtenAt } from '../value.mts';
import { inLibs, type Hit, type Rule } from './rule.mts';

/** Entries that are not there. */
export const ENTRY_RULES: readonly Rule[] = [
  {
    id: 'entry-missing',
    level: 'error',
    page: 'guide/faq/errors#cannot-resolve-entry',
    texts: {
      en: ['The file of this entry does not exist: the build stops.', 'Correct the path.'],
      zh: ['这个入口文件不存在，构建会失败。', '请改正路径。'],
    },
    find: (project) =>
      inLibs(project, (lib) => {
        const entries = lib.isBundled === true ? readEntries(project, lib) : UNKNOWN;
        const entry = valueAt(lib.value, 'source.entry');
        if (entries === UNKNOWN || entry?.kind !== 'object') return false;
        const files = [...entries.files].filter(([, file]) => !isGlob(file));
        const missing = files.find(([, file]) => !isFound(project, file));
        return missing && writtenAt(entry, missing[0]);
      }),
  },
  {
    id: 'no-entry',
    level: 'error',
    page: 'guide/faq/errors#no-entry',
    texts: {
      en: [
        `There is no \`${DEFAULT_ENTRY}.*\`, and \`source.entry\` is not set: the build stops.`,
        'Create the file, or set `source.entry`.',
      ],
      zh: [
        `没有 \`${DEFAULT_ENTRY}.*\`，也没有设置 \`source.entry\`，构建会失败。`,
        '创建该文件，或者设置 `source.entry`。',
      ],
    },
    find: (project): Hit[] => {
      const { libs, config, isOpen } = project;
      if (config === undefined || isOpen || hasFlags(project)) return [];
      const isNone = libs.some((lib) => {
        const entries = lib.isBundled === true ? readEntries(project, lib) : UNKNOWN;
        const isUsual = valueAt(lib.value, 'source.entry') === undefined;
        return isUsual && entries !== UNKNOWN && entries.files.size === 0;
      });
      return isNone ? [{ at: { file: config } }] : [];
    },
  },
];

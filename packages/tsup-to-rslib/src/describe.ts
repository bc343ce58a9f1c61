import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Note } from './notes';
import { DIAGNOSTICS, factOf, type GuideLanguage } from './options';
import type { ConfigProblem, ProblemCode } from './problem';

const PROBLEMS: Readonly<Record<ProblemCode, Readonly<Record<GuideLanguage, string>>>> = {
  syntax: { en: 'this is not TypeScript', zh: '这不是 TypeScript' },
  'no-export': {
    en: 'no configuration is exported; if another file holds it, name that file',
    zh: '没有导出配置；如果配置写在另一个文件中，请指定那个文件',
  },
  'no-object': {
    en: 'the configuration is not an object, a list of objects, or a function that returns one',
    zh: '配置不是对象、对象数组，也不是返回它们的函数',
  },
  'too-long': {
    en: `this has more than ${LIMITS.sourceCharacters} characters, which no configuration has`,
    zh: `内容超过 ${LIMITS.sourceCharacters} 个字符，不像配置文件`,
  },
  'too-deep': { en: 'this is nested deeper than any configuration', zh: '嵌套过深，不像配置文件' },
  'too-many-steps': {
    en: `its names and spreads stand for more than ${LIMITS.sourceSteps} values`,
    zh: `其中的变量和展开语法对应的值超过 ${LIMITS.sourceSteps} 个`,
  },
  internal: {
    en: 'the converter failed; please report the file',
    zh: '转换工具出错，请反馈，并附上这个文件',
  },
};

const TEXTS = {
  en: {
    notes: 'What becomes of each option:',
    unknown: 'tsup has no such option.',
    place: (option: string, line: number) => `${option} (line ${line})`,
    kinds: { mapped: 'same', changed: 'changed', none: 'not carried over' },
  },
  zh: {
    notes: '各配置项的去向：',
    unknown: 'tsup 没有这个名称的配置项。',
    place: (option: string, line: number) => `${option}（第 ${line} 行）`,
    kinds: { mapped: '相同', changed: '有变化', none: '未转换' },
  },
} as const;

/** The result for an option, as an entry of a list. */
function describeNote({ option, line, mapping, diagnostics }: Note, lang: GuideLanguage): string {
  const fact = factOf(option);
  const said = diagnostics.map((id) => DIAGNOSTICS[id][lang]);
  const texts = TEXTS[lang];
  const to = (fact?.to ?? [])
    .map(({ code, page }) => `\`${code}\` (${page.replace('.mdx', '')})`)
    .join(', ');
  const general = fact?.[lang] ?? (said.length > 0 ? '' : texts.unknown);
  const words = [to && `→ ${to}`, general, ...said].filter(Boolean).join(' ');
  return `- ${texts.place(option, line)}, ${texts.kinds[mapping]}: ${words}`;
}

/** The result for each option, as lines of Markdown; empty if there are no notes. */
export function describeNotes(notes: readonly Note[], lang: GuideLanguage): string[] {
  if (notes.length === 0) return [];
  return [TEXTS[lang].notes, '', ...notes.map((note) => describeNote(note, lang))];
}

/** Why a file cannot be converted, and where. */
export function describeProblem(problem: ConfigProblem, file: string, lang: GuideLanguage): string {
  const { code, place, message } = problem;
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  return `${where}: ${PROBLEMS[code][lang]}${message ? ` (${message})` : ''}`;
}

import { convertConfig } from 'tsup-to-rslib/src/convert';
import type { Note } from 'tsup-to-rslib/src/notes';
import { DIAGNOSTICS, factOf } from 'tsup-to-rslib/src/options';
import { ConfigProblem, type ProblemCode } from 'tsup-to-rslib/src/problem';
import { Problem } from './folder.mts';
import type { Language } from './library/contract.mts';

const PROBLEMS: Readonly<Record<ProblemCode, Readonly<Record<Language, string>>>> = {
  syntax: { en: 'this is not TypeScript', zh: '这不是 TypeScript' },
  'no-export': { en: 'nothing is exported', zh: '没有导出任何内容' },
  'other-export': {
    en: 'what is exported is no configuration, or one of another file',
    zh: '导出的不是配置，或者来自另一个文件',
  },
  'no-object': {
    en: 'the configuration is no object, list of objects, or function that returns one',
    zh: '配置不是对象、对象数组，也不是返回它们的函数',
  },
  'too-long': { en: 'this is longer than any configuration', zh: '内容过长，不像配置文件' },
  'too-deep': { en: 'this is nested deeper than any configuration', zh: '嵌套过深，不像配置文件' },
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

function describe({ option, line, mapping, diagnostics }: Note, lang: Language): string {
  const fact = factOf(option);
  const said = diagnostics.map((id) => DIAGNOSTICS[id][lang]);
  const texts = TEXTS[lang];
  const to = (fact?.to ?? []).map(({ code }) => `\`${code}\``).join(', ');
  const general = fact?.[lang] ?? (said.length > 0 ? '' : texts.unknown);
  const words = [to && `→ ${to}`, general, ...said].filter(Boolean).join(' ');
  return `- ${texts.place(option, line)}, ${texts.kinds[mapping]}: ${words}`;
}

/**
 * The configuration of Rslib for one of tsup, and what has to be known about it. Nothing is run.
 * @throws Problem naming file, line and reason where it cannot be converted
 */
export function convert(lang: Language, source: string, file: string): string {
  try {
    const { code, notes } = convertConfig(source);
    const listed = notes.map((note) => describe(note, lang));
    const rest = listed.length > 0 ? ['', TEXTS[lang].notes, '', ...listed] : [];
    return ['```ts title="rslib.config.ts"', code.trimEnd(), '```', ...rest].join('\n');
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    const { place } = error;
    const where = place ? `${file}:${place.line}:${place.column}` : file;
    const detail = error.message ? ` (${error.message})` : '';
    throw new Problem(`${where}: ${PROBLEMS[error.code][lang]}${detail}`);
  }
}

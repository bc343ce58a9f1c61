import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Note } from './notes';
import { DIAGNOSTICS, factOf, type GuideLanguage } from './options';
import type { ConfigProblem, ProblemCode } from './problem';
import problems from './problems.json';

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

export function describeNotes(notes: readonly Note[], lang: GuideLanguage): string[] {
  const texts = TEXTS[lang];
  const lines = notes.map(({ option, line, mapping, diagnostics }) => {
    const fact = factOf(option);
    const said = diagnostics.map((id) => DIAGNOSTICS[id][lang]);
    const to = (fact?.to ?? []).map(
      ({ code, page }) => `\`${code}\` (${page.replace('.mdx', '')})`,
    );
    const general = fact?.[lang] ?? (said.length > 0 ? '' : texts.unknown);
    const words = [to.length > 0 && `→ ${to.join(', ')}`, general, ...said].filter(Boolean);
    return `- ${texts.place(option, line)}, ${texts.kinds[mapping]}: ${words.join(' ')}`;
  });
  return lines.length === 0 ? [] : [texts.notes, '', ...lines];
}

/** Why a text cannot be converted, as a part of a sentence. */
export const problemText = (code: ProblemCode, lang: GuideLanguage): string =>
  problems[code][lang].replace('{limit}', `${LIMITS.sourceCharacters}`);

export function describeProblem(problem: ConfigProblem, file: string, lang: GuideLanguage): string {
  const { code, place, message } = problem;
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  return `${where}: ${problemText(code, lang)}${message ? ` (${message})` : ''}`;
}

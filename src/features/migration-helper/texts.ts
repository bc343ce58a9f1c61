import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { GuideLanguage } from 'tsup-to-rslib/src/options';
import texts from './texts.json';
import type { Answer } from './worker';

/*
 * The helper's later texts are loaded with its code. Texts of the interface would be part of every
 * page of the site.
 */
export type TextId = keyof typeof texts;

export function useGuideLanguage(): GuideLanguage {
  const { i18n } = useDocusaurusContext();
  return i18n.currentLocale.startsWith('zh') ? 'zh' : 'en';
}

/** A text with its `{values}` filled in. */
export function say(id: TextId, lang: GuideLanguage, values: Record<string, number> = {}): string {
  return texts[id][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The result of the input, in a sentence. */
export function describeAnswer(answer: Answer, lang: GuideLanguage): string {
  if ('notes' in answer) return say('converted', lang, { count: answer.notes.length });
  const { line = 1, column = 1 } = answer.place ?? {};
  return say(answer.code, lang, { line, column, limit: LIMITS.sourceCharacters });
}

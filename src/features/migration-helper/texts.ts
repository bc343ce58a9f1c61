import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { problemText } from 'tsup-to-rslib/src/describe';
import type { GuideLanguage } from 'tsup-to-rslib/src/options';
import texts from './texts.json';
import type { Answer } from './worker';

export function useGuideLanguage(): GuideLanguage {
  const { i18n } = useDocusaurusContext();
  return i18n.currentLocale.startsWith('zh') ? 'zh' : 'en';
}

// The helper's later texts come with its code: those of the interface are in every page.
type TextId = keyof typeof texts;
type Values = Readonly<Record<string, number | string>>;

export function say(id: TextId, lang: GuideLanguage, values: Values = {}): string {
  return texts[id][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function describeAnswer(answer: Answer, lang: GuideLanguage): string {
  if ('notes' in answer) return say('converted', lang, { count: answer.notes.length });
  const { code, place } = answer;
  if (code === 'too-slow' || code === 'refused')
    return say(code, lang, { limit: LIMITS.sourceCharacters });
  const text = problemText(code, lang);
  return place ? say('at-place', lang, { ...place, text }) : say('problem', lang, { text });
}

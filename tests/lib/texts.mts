import chinese from '../../i18n/zh/code.json' with { type: 'json' };

const CHINESE: Partial<Record<string, { message: string }>> = chinese;

/** A text of the user interface, as a visitor of that language sees it. */
export function text(lang: 'en' | 'zh', id: string, english: string): string {
  if (lang === 'en') return english;
  const entry = CHINESE[id];
  if (!entry) throw new Error(`i18n/zh/code.json has no "${id}".`);
  return entry.message;
}

export const LANGUAGES = ['en', 'zh'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Path of an English address in a language. */
export function inLang(lang: Lang, path: string): string {
  return lang === 'en' ? path : `/${lang}${path}`;
}

import type { Language } from './library.mts';
import texts from './texts.json' with { type: 'json' };

export type TextId = keyof typeof texts.en;
export type Values = Readonly<Record<string, string | number>>;

/** A text with what stands for `{name}` in it. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

export const say = (lang: Language, id: TextId, values?: Values): string =>
  fill(texts[lang][id], values);

/** The request is impossible; the text says why, and what to do. */
export class Problem extends Error {
  constructor(
    private readonly id: TextId,
    private readonly values: Values = {},
  ) {
    super(say('en', id, values));
  }

  in(lang: Language): string {
    return say(lang, this.id, this.values);
  }
}

/** What was named is none of what a command works on. */
export class NoProject extends Problem {}

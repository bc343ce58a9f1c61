import { fold } from './normalize';
import type { ParsedQuery } from './query';
import type { Word } from './tokenize';

/** Words that mean the same, in any language: each list is one meaning. */
export type Synonyms = readonly (readonly string[])[];

/** Looks up what means the same as a word, or as several words together. */
export class SynonymTable {
  private readonly others = new Map<string, string[]>();

  constructor(synonyms: Synonyms) {
    for (const group of synonyms) {
      const folded = group.map(fold);
      for (const word of folded) {
        const others = folded.filter((other) => other !== word);
        this.others.set(word, [...(this.others.get(word) ?? []), ...others]);
      }
    }
  }

  /**
   * Synonyms of a word as it is listed, or its plain plural: other forms of an English word are
   * separate words (`type` is not `typings`). Chinese has no spaces, so each listed word in a run
   * that holds `part` has its synonyms. Parts of a name have none.
   */
  ofWord({ text, isCjk }: Word, part = ''): string[] {
    const folded = fold(text);
    if (!isCjk) return this.ofText(folded);
    const holds = (key: string) => key.length > 1 && key.includes(part) && folded.includes(key);
    return [...this.others].flatMap(([key, others]) => (holds(key) ? others : []));
  }

  /** Synonyms of one folded word that is not Chinese. */
  ofText(word: string): string[] {
    return this.others.get(word) ?? this.others.get(word.replace(/s$/, '')) ?? [];
  }

  /**
   * Synonyms of several words of the query together, for each of these words; and of all words as
   * one, as pinyin is typed with spaces or without.
   */
  ofPhrases({ text, words }: ParsedQuery): Map<Word, string[]> {
    const found = new Map<Word, string[]>();
    const asked = ` ${fold(text).replace(/[-\s]+/g, ' ')} `;
    const whole = words.length > 1 ? asked.replaceAll(' ', '') : '';
    for (const [key, others] of this.others) {
      const isWhole = key === whole;
      if (!isWhole && (!key.includes(' ') || !asked.includes(` ${key} `))) continue;
      const parts = key.split(' ');
      for (const word of words) {
        if (!isWhole && !parts.includes(fold(word.text))) continue;
        found.set(word, [...(found.get(word) ?? []), ...others]);
      }
    }
    return found;
  }
}

import { fold } from './normalize';
import type { ParsedQuery } from './query';
import type { Word } from './tokenize';

/** Words that mean the same, in any language: each list stands for one thing. */
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
   * Of a word as it is listed, or its plain plural: other forms of an English word are words of
   * their own (`type` is not `typings`). Of a run of Chinese, which has no spaces, of the words in
   * it. Parts of a name have none: who writes `banner.dts` does not ask for declarations.
   */
  ofWord({ text, isCjk }: Word): string[] {
    const folded = fold(text);
    if (!isCjk) return this.ofText(folded);
    const listed = [...this.others].filter(([key]) => key.length > 1 && folded.includes(key));
    return listed.flatMap(([, others]) => others);
  }

  /** Of one folded word that is not Chinese. */
  ofText(word: string): string[] {
    return this.others.get(word) ?? this.others.get(word.replace(/s$/, '')) ?? [];
  }

  /**
   * Of several words of the query together, for each of these words; of all of it also as one word,
   * as pinyin is typed with spaces or without.
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

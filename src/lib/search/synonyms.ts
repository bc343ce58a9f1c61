import { fold } from './fold';
import type { ParsedQuery } from './query';
import type { Word } from './tokenize';

/** Words that mean the same, in any language: each list stands for one thing. */
export type Synonyms = readonly (readonly string[])[];

/** Finds what means the same as words of a query. */
export class SynonymTable {
  private readonly others = new Map<string, string[]>();

  constructor(groups: Synonyms) {
    for (const group of groups) {
      const folded = group.map(fold);
      for (const word of folded) {
        const others = folded.filter((other) => other !== word);
        this.others.set(word, [...(this.others.get(word) ?? []), ...others]);
      }
    }
  }

  /** What means the same as one word, or as something within a run of Chinese. */
  of(word: Word): string[] {
    const text = fold(word.text);
    const keys = word.isCjk
      ? [...this.others.keys()].filter((key) => key.length > 1 && text.includes(key))
      : [text, ...word.tokens];
    return [...new Set(keys.flatMap((key) => this.others.get(key) ?? []))];
  }

  /** What means the same as several words of the query together, for each of these words. */
  ofPhrases({ text, words }: ParsedQuery): Map<Word, string[]> {
    const found = new Map<Word, string[]>();
    const asked = ` ${fold(text).replace(/[-\s]+/g, ' ')} `;
    for (const [key, others] of this.others) {
      if (!key.includes(' ') || !asked.includes(` ${key} `)) continue;
      const parts = key.split(' ');
      for (const word of words) {
        if (parts.includes(fold(word.text)))
          found.set(word, [...(found.get(word) ?? []), ...others]);
      }
    }
    return found;
  }
}

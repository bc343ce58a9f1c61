import { fold } from './fold';
import type { ParsedQuery } from './query';
import { stem } from './stem';
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
        this.others.set(stem(word), [...(this.others.get(stem(word)) ?? []), ...others]);
      }
    }
  }

  /** Of a word and its parts; of a run of Chinese, which has no spaces, of the words in it. */
  ofWord({ text, tokens, isCjk }: Word): string[] {
    const folded = fold(text);
    const keys = isCjk
      ? [...this.others.keys()].filter((key) => key.length > 1 && folded.includes(key))
      : [folded, ...tokens].map(stem);
    return [...new Set(keys)].flatMap((key) => this.others.get(key) ?? []);
  }

  /** Of several words of the query together, for each of these words. */
  ofPhrases({ text, words }: ParsedQuery): Map<Word, string[]> {
    const found = new Map<Word, string[]>();
    const asked = ` ${fold(text).replace(/[-\s]+/g, ' ')} `;
    for (const [key, others] of this.others) {
      if (!key.includes(' ') || !asked.includes(` ${key} `)) continue;
      const parts = key.split(' ');
      for (const word of words) {
        if (!parts.includes(fold(word.text))) continue;
        found.set(word, [...(found.get(word) ?? []), ...others]);
      }
    }
    return found;
  }
}

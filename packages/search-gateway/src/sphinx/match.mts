import type { AskedWord } from '@rslib-docs/search/engine/question';
import { encodeCharacters, encodeTerm, trigrams } from './terms.mts';

const isCjk = (term: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(term);

/** A term in the query language: a word, or Chinese characters that follow each other. */
function phrase(term: string): string {
  if (!isCjk(term)) return encodeTerm(term);
  const characters = encodeCharacters(term);
  return characters.length > 1 ? `"${characters.join(' ')}"` : characters[0]!;
}

function alternatives({ terms, start, synonyms, similar }: AskedWord): string[] {
  const begun = start === undefined ? [] : [`${encodeTerm(start)}*`];
  const meant = synonyms.filter(({ length }) => length > 0);
  return [
    ...[...terms, ...similar].map(phrase),
    ...begun,
    ...meant.map((all) => `(${all.map(phrase).join(' ')})`),
  ];
}

/**
 * A question in the extended query syntax of Sphinx: pages with any of its words. Nothing of what
 * was typed gets there as it is, so there is nothing to escape.
 */
export function toMatch(question: readonly AskedWord[]): string {
  return [...new Set(question.flatMap(alternatives))].filter(Boolean).join(' | ');
}

/** Share of its trigrams that a word must have in common with one that it is similar to. */
const SIMILAR_SHARE = 0.3;

/** Words that share enough trigrams with this one. */
export function toSimilarMatch(word: string): string {
  const grams = [...new Set(trigrams(word))];
  const least = Math.max(1, Math.floor(grams.length * SIMILAR_SHARE));
  return `"${grams.join(' ')}"/${least}`;
}

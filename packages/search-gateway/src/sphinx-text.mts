import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { FIELDS, fieldsOf } from '@rslib-docs/search/engine/prepared-page';
import { fold } from '@rslib-docs/search/engine/normalize';
import { splitWords } from '@rslib-docs/search/engine/tokenize';
import type { AskedWord } from '@rslib-docs/search/engine/asked';

/** Sphinx cuts terms at 42 characters. */
const LONGEST_TERM = 42;
/** Characters that Sphinx treats as single words: Chinese and Japanese up to U+FFFF. */
const SINGLE = /^[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]$/u;

/** The characters in `sphinx.conf`; they must agree with the output of `encodeTerm`. */
export const CHARACTERS = {
  charset_table: '0..9, a..z, _',
  ngram_len: '1',
  ngram_chars: 'U+3005, U+3040..U+30FF, U+3400..U+4DBF, U+4E00..U+9FFF, U+F900..U+FAFF',
} as const;

/**
 * A term in letters, digits and underscores, so that neither the query language nor the character
 * tables of Sphinx can misread it. Terms with a common beginning keep it.
 */
export function encodeTerm(term: string): string {
  const code = (character: string) => `_${character.codePointAt(0)!.toString(16)}_`;
  const letters = [...term].map((one) => (/[a-z0-9]/.test(one) ? one : code(one)));
  return letters.join('').slice(0, LONGEST_TERM);
}

/** Characters of a Chinese term as Sphinx holds them. */
function encodeCharacters(term: string): string[] {
  return [...term].map((one) => (SINGLE.test(one) ? one : encodeTerm(one)));
}

/** A text as it is given to Sphinx: its terms, between spaces. */
export function encodeText(text: string): string {
  return splitWords(text)
    .map(({ text: run, tokens, isCjk }) =>
      isCjk ? encodeCharacters(fold(run)).join(' ') : tokens.map(encodeTerm).join(' '),
    )
    .join(' ');
}

/** The fields of a page as they are given to Sphinx, in the order of `FIELDS`. */
export function encodeFields(document: SearchDocument): string[] {
  const texts = fieldsOf(document);
  return FIELDS.map((field) => encodeText(texts[field]));
}

const SHORTEST_WORD = 4;

/** Words that may be mistyped, each once. */
export function spellableWords(documents: readonly SearchDocument[]): string[] {
  const words = new Set<string>();
  for (const document of documents) {
    for (const text of Object.values(fieldsOf(document))) {
      for (const { tokens, isCjk } of splitWords(text)) {
        if (!isCjk) for (const token of tokens) words.add(token);
      }
    }
  }
  return [...words].filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_TERM);
}

/** Three letters in a row, the ends marked: words that are spelled alike share many of them. */
export function trigrams(word: string): string[] {
  const letters = ['', ...word, ''].map((one) => (one === '' ? '__' : encodeTerm(one)));
  return letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`);
}

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
  const given = synonyms.filter(({ length }) => length > 0);
  return [
    ...[...terms, ...similar].map(phrase),
    ...begun,
    ...given.map((all) => `(${all.map(phrase).join(' ')})`),
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

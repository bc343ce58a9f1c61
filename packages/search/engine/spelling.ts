import { fold } from './normalize';
import { closed, type ParsedQuery } from './query';
import type { Word } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** How long a word has to be for letters that are swapped, for one typing error, and for two. */
const SHORTEST_SWAPPED = 4;
const SHORTEST_FUZZY = 5;
const SHORTEST_TWICE_FUZZY = 8;
/** A query with more words than this is not a name. */
const MOST_WORDS_OF_NAME = 4;

/**
 * Typing errors between two words: letters that are missing, too many, wrong, or swapped with the
 * next one. More than `most` is `Infinity`.
 */
export function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
      }
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[b.length]! > most ? Infinity : last[b.length]!;
}

const sorted = (word: string) => [...word].sort().join('');

/** Whether `word` may be a misspelling of `correction`, and by how many errors; else `Infinity`. */
export function errorsFrom(word: string, correction: string): number {
  const { length } = word;
  // A code is another code, not a misspelled one; and people seldom mistype the first letter.
  if (length < SHORTEST_SWAPPED || /\d/.test(word) || word[0] !== correction[0]) return Infinity;
  if (length < SHORTEST_FUZZY && sorted(word) !== sorted(correction)) return Infinity;
  return typingErrors(word, correction, length < SHORTEST_TWICE_FUZZY ? 1 : 2);
}

/**
 * Terms near enough to a word to be what was meant, the nearest first.
 * @param weightOf Decides between equally near ones.
 */
export function nearestTerms(
  word: string,
  terms: Iterable<string>,
  most = 2,
  weightOf: (term: string) => number = () => 0,
): string[] {
  return [...terms]
    .map((term) => ({ term, errors: errorsFrom(word, term), weight: weightOf(term) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors || b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
}

/** Names without what joins their parts, and how they are written. */
export type Names = ReadonlyMap<string, string>;

/** `dts.bundle.tsconfigPath` also as `bundle.tsconfigPath` and `tsconfigPath`. */
export const nameEnds = (name: string): string[] =>
  [...name.matchAll(/(?:^|(?<=\.))[^.]/g)].map(({ index }) => name.slice(index));

export function namesOf(texts: Iterable<string>): Names {
  const names = [...texts].filter((text) => /^[\w.@/-]+$/.test(text)).flatMap(nameEnds);
  return new Map(names.map((name) => [closed(name), name]));
}

/** Whether a word is on a page, begins one that is, or is another form of one. */
type IsKnown = (word: string) => boolean;

/** The unknown parts of a word: all of it, or the misspelled parts of a name. */
const unknownParts = ({ text, isCjk }: Word, isKnown: IsKnown): string[] =>
  isCjk
    ? []
    : text
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => /^\p{L}{3,}$/u.test(part) && !isKnown(fold(part)));

/** A query as it was meant, where it has words that are on no page but near to one; else undefined. */
export function respell(
  { text, words, isPasted }: ParsedQuery,
  terms: Vocabulary['pages'],
  names: Names,
  isKnown: IsKnown,
): string | undefined {
  const whole = closed(text);
  if (isPasted || names.has(whole)) return undefined;
  const unknown = words.flatMap((word) => unknownParts(word, isKnown));
  if (words.length <= MOST_WORDS_OF_NAME && !words.some(({ isCjk }) => isCjk)) {
    // A name whose parts are words may still be misspelled, but seldom with two errors.
    const isName = words.length === 1 && !isKnown(fold(text));
    const most = unknown.length > 0 ? 2 : isName ? 1 : 0;
    const [name] = most > 0 ? nearestTerms(whole, names.keys(), most) : [];
    if (name) return names.get(name);
  }
  const correctionOf = (part: string) => {
    const [near = part] = nearestTerms(fold(part), terms.keys(), 2, (term) => terms.get(term)!);
    return names.get(near) ?? near;
  };
  const spelled = unknown.reduce((typed, part) => typed.replace(part, correctionOf(part)), text);
  return spelled === text ? undefined : spelled;
}

import { fold } from './normalize';
import { closed, type ParsedQuery } from './query';
import { CAMEL, type Word } from './tokenize';

/** How far a word may be from what was meant, in typing errors. */
const SHORTEST_SWAPPED = 4;
const SHORTEST_FUZZY = 5;
const SHORTEST_TWICE_FUZZY = 8;
/** The site has few names: a near one is likely. */
const SHORTEST_TWICE_FUZZY_NAME = 7;
/** A name this long differs from all others, even with two errors. */
const SHORTEST_LONG_NAME = 12;
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
export function errorsFrom(
  word: string,
  correction: string,
  shortestTwice = SHORTEST_TWICE_FUZZY,
): number {
  const { length } = word;
  // A code is another code, not a misspelled one; and people seldom mistype the first letter.
  if (length < SHORTEST_SWAPPED || /\d/.test(word) || word[0] !== correction[0]) return Infinity;
  if (length < SHORTEST_FUZZY && sorted(word) !== sorted(correction)) return Infinity;
  return typingErrors(word, correction, length < shortestTwice ? 1 : 2);
}

/** A name without what joins its parts, and how it is written. */
export type Names = ReadonlyMap<string, string>;

/** `dts.bundle.tsconfigPath` also as `bundle.tsconfigPath` and `tsconfigPath`. */
export const nameEnds = (name: string): string[] =>
  [...name.matchAll(/(?:^|(?<=\.))[^.]/g)].map(({ index }) => name.slice(index));

export function namesOf(texts: Iterable<string>): Names {
  const names = [...texts].filter((text) => /^[\w.@/-]+$/.test(text)).flatMap(nameEnds);
  return new Map(names.map((name) => [closed(name), name]));
}

function nearest(
  candidates: Iterable<string>,
  errorsOf: (candidate: string) => number,
  weightOf: (candidate: string) => number,
): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const errors = errorsOf(candidate);
    if (errors > least || errors === Infinity) continue;
    if (errors === least && weightOf(candidate) <= weightOf(best!)) continue;
    [best, least] = [candidate, errors];
  }
  return best;
}

/** The words of a site. */
export interface Vocabulary {
  /** Words with how often they stand there. */
  words: ReadonlyMap<string, number>;
  names: Names;
  /** Whether a word is on a page, begins one that is, or is another form of one. */
  isKnown: (word: string) => boolean;
}

function nearestName(asked: string, { names }: Vocabulary, most = 2): string | undefined {
  const errorsOf = (name: string) => {
    const errors = errorsFrom(asked, name, SHORTEST_TWICE_FUZZY_NAME);
    return errors > most ? Infinity : errors;
  };
  const name = nearest(names.keys(), errorsOf, ({ length }) => length);
  return name && names.get(name);
}

function nearestWord(asked: string, { words }: Vocabulary): string | undefined {
  return nearest(
    words.keys(),
    (one) => errorsFrom(asked, one),
    (one) => words.get(one)!,
  );
}

/** The unknown parts of a word: all of it, or the misspelled parts of a name. */
function unknownParts({ text }: Word, { isKnown }: Vocabulary): string[] {
  const unknown = (part: string) => /^\p{L}{3,}$/u.test(part) && !isKnown(fold(part));
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(unknown)
    .flatMap((part) => {
      const pieces = part.split(CAMEL);
      return pieces.length > 1 && pieces.some((piece) => !unknown(piece))
        ? pieces.filter(unknown)
        : [part];
    });
}

/** A query as it was meant, where it has words that are on no page but near to one; else undefined. */
export function respell(query: ParsedQuery, vocabulary: Vocabulary): string | undefined {
  const { text, words } = query;
  const isShort = words.length <= MOST_WORDS_OF_NAME;
  if (query.isPasted) return undefined;
  const unknown = words.flatMap((word) => (word.isCjk ? [] : unknownParts(word, vocabulary)));
  const whole = closed(text);
  if (isShort && !words.some(({ isCjk }) => isCjk) && !vocabulary.names.has(whole)) {
    // A name whose parts are words may still be misspelled, but seldom with two errors.
    const isName = words.length === 1 && !vocabulary.isKnown(fold(text));
    const most = unknown.length > 0 ? 2 : isName ? (whole.length < SHORTEST_LONG_NAME ? 1 : 2) : 0;
    const name = most > 0 && nearestName(whole, vocabulary, most);
    if (name) return name;
  }
  let spelled = text;
  for (const part of unknown) {
    const asked = fold(part);
    const correction = nearestName(asked, vocabulary) ?? nearestWord(asked, vocabulary);
    if (correction) spelled = spelled.replace(part, correction);
  }
  return spelled === text ? undefined : spelled;
}

import type { Query } from 'minisearch';
import { fold } from './normalize';
import type { TextIndex } from './text-index';
import { essentialTokens, splitWords, type Word } from './tokenize';

/** Weight of a synonym. */
export const SYNONYM_WEIGHT = 0.7;
/** Weight of another form of an English word: `bundles` for `bundling`. */
export const FORM_WEIGHT = 0.8;
/** Weight of a word of which only the typed prefix matches. */
export const PREFIX_WEIGHT = 0.6;
/** Weight of a page with every word of the query. */
export const COMPLETE_BONUS = 1.5;
/** Weight of a part of a name: a query for the whole name wants the whole name. */
export const PART_WEIGHT = 0.2;

/** Weight of a character of a Chinese word, which alone does not have its meaning. */
const CHARACTER_WEIGHT = 0.1;

/** A word as it stands, not cut into parts. */
const asOne = (text: string): string[] => [text];

const weighted = (
  queries: readonly string[],
  weight: number,
  combineWith: 'OR' | 'AND' = 'OR',
): Query => ({
  combineWith,
  queries: [...queries],
  tokenize: asOne,
  boostTerm: () => weight,
});

/** The queries for pages with one word, and the share of it that a page contains. */
export interface WordSearch {
  queries: Query[];
  /** Between 0 and 1, by the terms that a page has. */
  shareOf: (terms: readonly string[]) => number;
}

/** Terms of a synonym; a page must contain all of them. */
export const termsOfSynonym = (synonym: string): string[] =>
  splitWords(synonym).flatMap((word) => (word.isCjk ? essentialTokens(word) : word.tokens[0]!));

const synonymQueries = (synonyms: readonly string[]): Query[] =>
  synonyms.map((synonym) => weighted(termsOfSynonym(synonym), SYNONYM_WEIGHT, 'AND'));

/**
 * How much of a run of Chinese a page holds: pairs across two words, which say nothing, count half
 * as the characters of the others do.
 */
function shareOfPairs(pairs: readonly string[], terms: readonly string[]): number {
  const found = pairs.map((pair) => terms.includes(pair));
  const covered = [...found, false].filter((isFound, at) => isFound || found[at - 1]).length;
  const share = found.filter(Boolean).length / pairs.length;
  return (share + covered / (pairs.length + 1)) / 2;
}

function searchCjk(word: Word, synonyms: readonly string[]): WordSearch {
  const pairs = essentialTokens(word);
  const characters = word.tokens.filter((token) => !pairs.includes(token));
  const wanted = new Set(synonyms.flatMap(termsOfSynonym));
  return {
    queries: [
      weighted(pairs, 1),
      weighted(characters, CHARACTER_WEIGHT),
      ...synonymQueries(synonyms),
    ],
    shareOf: (terms) => (terms.some((term) => wanted.has(term)) ? 1 : shareOfPairs(pairs, terms)),
  };
}

/** @param isOpen Whether the word is still being typed: then it finds what it begins. */
export function searchWord(
  word: Word,
  synonyms: readonly string[],
  isOpen: boolean,
  index: TextIndex,
): WordSearch {
  if (word.isCjk) return searchCjk(word, synonyms);
  const [whole = '', ...parts] = word.tokens;
  const first = fold(word.text).replace(/^-+/, '');
  const queries: Query[] = [
    weighted([whole], 1),
    weighted(parts, PART_WEIGHT),
    weighted(index.formsOf(whole), FORM_WEIGHT),
    ...synonymQueries(synonyms),
  ];
  if (isOpen && first.length > 1) {
    queries.push({
      queries: [first],
      tokenize: asOne,
      prefix: true,
      boostTerm: () => PREFIX_WEIGHT,
    });
  }
  const isPart = new Set(parts);
  return {
    queries,
    shareOf: (terms) =>
      terms.some((term) => !isPart.has(term))
        ? 1
        : parts.filter((part) => terms.includes(part)).length / parts.length,
  };
}

/** Completions of a word that is on no page. */
export const searchBegun = (word: Word): Query => ({
  queries: [fold(word.text).replace(/^-+/, '')],
  tokenize: asOne,
  prefix: true,
});

/** Names that stand there whole. */
export const searchNames = (names: readonly string[]): Query => weighted(names, 1);

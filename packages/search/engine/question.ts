import { fold, possibleForms } from './normalize';
import { parseQuery } from './query';
import { errorsFrom } from './spelling';
import type { SynonymTable } from './synonyms';
import { essentialTokens, type Word } from './tokenize';
import { termsOfSynonym } from './asked';
import type { Vocabulary } from './vocabulary';

/** A word of a query with the terms under which pages may hold it. */
export interface AskedWord {
  isCjk: boolean;
  /** Each of them finds the word, the first one best. */
  terms: readonly string[];
  /** The prefix of terms, if the word has no meaning as a part: at least two letters. */
  start?: string;
  /** Synonyms: all terms of one of the lists. */
  synonyms: readonly (readonly string[])[];
  /** Terms that are spelled like the word; found out only when the word is nowhere. */
  similar: readonly string[];
}

const SHORTEST_START = 2;
/** A longer text is not a query; the limit bounds the work of an engine. */
const MOST_WORDS = 24;

/** Other forms of a word that are not found as what it begins. */
function formsBeside(start: string, { tokens, isCjk }: Word): string[] {
  if (isCjk) return [];
  return possibleForms(tokens[0]!).filter((form) => !form.startsWith(start));
}

/** A query as it is put to an engine that finds candidates; `SearchEngine` ranks these. */
export function toQuestion(query: string, table: SynonymTable): AskedWord[] {
  const parsed = parseQuery(query);
  const phrases = table.ofPhrases(parsed);
  return parsed.words.slice(0, MOST_WORDS).map((word) => {
    const first = fold(word.text).replace(/^-+/, '');
    const synonyms = new Set([...table.ofWord(word), ...(phrases.get(word) ?? [])]);
    return {
      isCjk: word.isCjk,
      terms: [...essentialTokens(word), ...formsBeside(first, word)],
      start: !word.isCjk && first.length >= SHORTEST_START ? first : undefined,
      synonyms: [...synonyms].map(termsOfSynonym),
      similar: [],
    };
  });
}

/** Terms near enough to a word to be what was meant, the nearest first. */
export function nearestTerms({ terms, isCjk }: AskedWord, known: readonly string[]): string[] {
  if (isCjk) return [];
  return known
    .map((term) => ({ term, errors: errorsFrom(terms[0] ?? '', term) }))
    .filter(({ errors }) => errors < Infinity)
    .sort((a, b) => a.errors - b.errors || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
}

/** Whether a page of a vocabulary holds a word in some form; one that none holds is likely misspelled. */
export function isMet({ isCjk, terms, synonyms }: AskedWord, vocabulary: Vocabulary): boolean {
  const holdsAll = (all: readonly string[]) => all.every((term) => vocabulary.has(term));
  return isCjk || vocabulary.knows(terms[0] ?? '') || synonyms.some(holdsAll);
}

import { commonStart, fold, possibleForms, stem } from './normalize';
import { parseQuery } from './query';
import { errorsFrom } from './spelling';
import type { SynonymTable } from './synonyms';
import { essentialTokens, tokenize, type Word } from './tokenize';
import { termsOfSynonym } from './word-queries';

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

/** Terms near enough to a word to be what it was synonyms to be, the nearest first. */
export function nearestTerms({ terms, isCjk }: AskedWord, known: readonly string[]): string[] {
  if (isCjk) return [];
  return known
    .map((term) => ({ term, errors: errorsFrom(terms[0] ?? '', term) }))
    .filter(({ errors }) => errors < Infinity)
    .sort((a, b) => a.errors - b.errors || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
}

/** Tells whether a term is a word, begins with it or is another form of it. */
function matcherOf({ terms: [first], start, isCjk }: AskedWord): (term: string) => boolean {
  if (isCjk || first === undefined) return () => false;
  const stemmed = stem(first);
  const common = commonStart(first);
  return (term) =>
    (start !== undefined && term.startsWith(start)) ||
    // The beginning is compared first: this is asked of every term of many pages.
    (term.startsWith(common) && stem(term) === stemmed);
}

/** Tells which terms of pages matter to a question, and which of its words were met. */
export class TermFilter {
  private readonly wanted = new Map<string, Set<AskedWord>>();
  private readonly met = new Set<AskedWord>();
  private readonly matchers: readonly (readonly [AskedWord, (term: string) => boolean])[];

  constructor(private readonly words: readonly AskedWord[]) {
    this.matchers = words.map((word) => [word, matcherOf(word)]);
    for (const word of words) {
      const { terms, isCjk, synonyms, similar } = word;
      const [whole = '', ...parts] = terms;
      // A name may be misspelled though its parts are words.
      const forms = [whole, ...(isCjk ? parts : []), ...synonyms.flat(), ...similar];
      this.want(forms, word);
      // The ranking takes each of them apart again, down to single characters.
      this.want([...parts, ...[...terms, ...similar].flatMap(tokenize)]);
    }
  }

  private want(terms: readonly string[], word?: AskedWord): void {
    for (const term of terms) {
      const words = this.wanted.get(term) ?? new Set();
      this.wanted.set(term, word ? words.add(word) : words);
    }
  }

  readonly isWanted = (term: string): boolean => {
    const exact = this.wanted.get(term);
    exact?.forEach((word) => this.met.add(word));
    let isFound = exact !== undefined;
    for (const [word, matches] of this.matchers) {
      if (!matches(term)) continue;
      isFound = true;
      this.met.add(word);
    }
    return isFound;
  };

  /** Words that no page held in any form: likely misspelled. */
  unmet(): AskedWord[] {
    return this.words.filter((word) => !this.met.has(word));
  }
}

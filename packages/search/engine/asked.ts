import { fold, possibleForms } from './normalize';
import { closed, parseQuery, type ParsedQuery } from './query';
import type { SynonymTable } from './synonyms';
import { essentialTokens, splitWords, type Word } from './tokenize';
import type { Vocabulary } from './vocabulary';

export const SYNONYM_WEIGHT = 0.7;
/** Weight of another form of an English word: `bundles` for `bundling`. */
const FORM_WEIGHT = 0.8;
/** Weight of a word of which only the typed prefix matches. */
export const PREFIX_WEIGHT = 0.6;
/** Weight of a part of a name: a query for the whole name wants the whole name. */
export const PART_WEIGHT = 0.2;
/** Weight of a character of a Chinese word, which alone does not have its meaning. */
const CHARACTER_WEIGHT = 0.1;
/** Weight of a pair of parts, such as `dts.bundle` of `lib.dts.bundle`. */
const PAIR_WEIGHT = 0.5;

/** Terms that a page holds, all of them, where it holds a word. */
export interface Alternative {
  terms: readonly string[];
  weight: number;
}

/** What a page may hold of a word: an English word is one, a run of Chinese a list of pairs. */
export type Unit = readonly Alternative[];

/** A word of a query with the terms under which pages may hold it. */
export interface WantedWord {
  word: Word;
  units: readonly Unit[];
  /** Whether it is made of other words: a page that has these alone lacks nothing. */
  isName?: boolean;
}

/** Terms of a synonym; a page must contain all of them. */
const termsOfSynonym = (synonym: string): string[] =>
  splitWords(synonym).flatMap((word) => (word.isCjk ? essentialTokens(word) : word.tokens[0]!));

const asSynonyms = (synonyms: Iterable<string>): Alternative[] =>
  [...new Set(synonyms)].map((one) => ({ terms: termsOfSynonym(one), weight: SYNONYM_WEIGHT }));

const asTerms = (terms: readonly string[], weight: number): Alternative[] =>
  terms.map((term) => ({ terms: [term], weight }));

/** The first token of a word without what marks a flag. */
const beginningOf = ({ text }: Word) => fold(text).replace(/^-+/, '');

function partsOf({ text, tokens }: Word, vocabulary: Vocabulary): Alternative[] {
  const whole = closed(text);
  const isKnown = tokens.some((token) => token.includes('.') && vocabulary.has(token));
  // Of a path that is nowhere, nor a stretch of it, the end is what is asked for.
  const end = isKnown ? '.' : fold(text.slice(text.lastIndexOf('.') + 1));
  return tokens.slice(1).map((part) => {
    const isStretch = part.includes('.') || part === end;
    return { terms: [part], weight: part === whole ? 1 : isStretch ? PAIR_WEIGHT : PART_WEIGHT };
  });
}

/** Longer words that a pair on no page may be short for: of each two characters it has the first. */
function longForms(pair: string, vocabulary: Vocabulary): Alternative[] {
  const [first = '', second = ''] = pair;
  const pairsFrom = (start: string) =>
    vocabulary.completionsOf(start).filter((term) => term.length === 2);
  return pairsFrom(first).flatMap((begin) => {
    const joint = [...begin][1]! + second;
    if (!vocabulary.has(joint)) return [];
    return pairsFrom(second).map((end) => ({ terms: [begin, joint, end], weight: FORM_WEIGHT }));
  });
}

/** The words of a query, as pages with this vocabulary may hold them. */
export function wantedWords(
  query: ParsedQuery,
  table: SynonymTable,
  vocabulary: Vocabulary,
): WantedWord[] {
  const phrases = table.ofPhrases(query);
  const { words } = query;
  const names = query.names.filter((name) => vocabulary.has(name)).flatMap(splitWords);
  const asNames = names.map((word) => ({
    word,
    units: [asTerms([word.tokens[0]!], 1)],
    isName: true,
  }));
  const asWords = words.map((word, at) => {
    const ofPhrase = phrases.get(word) ?? [];
    if (word.isCjk) {
      const units = essentialTokens(word).map((pair) => [
        { terms: [pair], weight: 1 },
        ...asSynonyms([...table.ofWord(word, pair), ...ofPhrase]),
        ...(word.text !== pair || vocabulary.has(pair) ? [] : longForms(pair, vocabulary)),
        ...(pair.length > 1 ? asTerms([...pair], CHARACTER_WEIGHT) : []),
      ]);
      return { word, units };
    }
    const [whole = ''] = word.tokens;
    const first = beginningOf(word);
    const isOpen = query.isOpen && at === words.length - 1 && first.length > 1;
    const completions = () => asTerms(vocabulary.completionsOf(first), PREFIX_WEIGHT);
    const unit = [
      { terms: [whole], weight: 1 },
      ...asTerms(vocabulary.formsOf(whole), FORM_WEIGHT),
      ...asSynonyms([...table.ofWord(word), ...ofPhrase]),
      ...(query.isPasted ? [] : partsOf(word, vocabulary)),
      ...(isOpen ? completions() : []),
    ];
    const isKnown = unit.some(({ terms }) => terms.every((term) => vocabulary.has(term)));
    return { word, units: [isKnown ? unit : completions()] };
  });
  return [...asWords, ...asNames];
}

/** A word of a query as it is put to an engine that finds candidates; `SearchEngine` ranks these. */
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

export function toQuestion(query: string, table: SynonymTable): AskedWord[] {
  const parsed = parseQuery(query);
  const phrases = table.ofPhrases(parsed);
  return parsed.words.slice(0, MOST_WORDS).map((word) => {
    const first = beginningOf(word);
    // Other forms are found as what the word begins, or by their names.
    const forms = word.isCjk ? [] : possibleForms(word.tokens[0]!);
    const synonyms = new Set([...table.ofWord(word), ...(phrases.get(word) ?? [])]);
    return {
      isCjk: word.isCjk,
      terms: [...essentialTokens(word), ...forms.filter((form) => !form.startsWith(first))],
      start: !word.isCjk && first.length >= SHORTEST_START ? first : undefined,
      synonyms: [...synonyms].map(termsOfSynonym),
      similar: [],
    };
  });
}

/** Whether a page of a vocabulary holds a word in some form; one that none holds is likely misspelled. */
export function isMet({ isCjk, terms, synonyms }: AskedWord, vocabulary: Vocabulary): boolean {
  const holdsAll = (all: readonly string[]) => all.every((term) => vocabulary.has(term));
  return isCjk || vocabulary.knows(terms[0] ?? '') || synonyms.some(holdsAll);
}

import { fold } from './normalize';
import { closed, type ParsedQuery } from './query';
import type { SynonymTable } from './synonyms';
import { essentialTokens, splitWords, type Word } from './tokenize';
import type { Vocabulary } from './vocabulary';

/** Weight of a synonym. */
export const SYNONYM_WEIGHT = 0.7;
/** Weight of another form of an English word: `bundles` for `bundling`. */
export const FORM_WEIGHT = 0.8;
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
export const termsOfSynonym = (synonym: string): string[] =>
  splitWords(synonym).flatMap((word) => (word.isCjk ? essentialTokens(word) : word.tokens[0]!));

const asSynonyms = (synonyms: Iterable<string>): Alternative[] =>
  [...new Set(synonyms)].map((synonym) => ({
    terms: termsOfSynonym(synonym),
    weight: SYNONYM_WEIGHT,
  }));

const asCompletions = (start: string, vocabulary: Vocabulary): Alternative[] =>
  vocabulary.completionsOf(start).map((one) => ({ terms: [one], weight: PREFIX_WEIGHT }));

/** The first token of a word without what marks a flag. */
const beginningOf = ({ text }: Word) => fold(text).replace(/^-+/, '');

function partsOf({ text, tokens: [, ...parts] }: Word): Alternative[] {
  const whole = closed(text);
  return parts.map((part) => {
    const weight = part === whole ? 1 : part.includes('.') ? PAIR_WEIGHT : PART_WEIGHT;
    return { terms: [part], weight };
  });
}

/** Longer words that a pair on no page may be short for: of each two characters it has the first. */
function longForms(pair: string, vocabulary: Vocabulary): Alternative[] {
  const [first = '', second = ''] = pair;
  const pairsFrom = (start: string) =>
    [...vocabulary.pages.keys()].filter((term) => term.length === 2 && term[0] === start);
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
    units: [[{ terms: [word.tokens[0]!], weight: 1 }]],
    isName: true,
  }));
  const asWords = words.map((word, at) => {
    const ofPhrase = phrases.get(word) ?? [];
    if (word.isCjk) {
      const units = essentialTokens(word).map((pair) => [
        { terms: [pair], weight: 1 },
        ...asSynonyms([...table.ofPart(word, pair), ...ofPhrase]),
        ...(word.text !== pair || vocabulary.has(pair) ? [] : longForms(pair, vocabulary)),
        ...(pair.length > 1
          ? [...pair].map((one) => ({ terms: [one], weight: CHARACTER_WEIGHT }))
          : []),
      ]);
      return { word, units };
    }
    const [whole = ''] = word.tokens;
    const first = beginningOf(word);
    const isOpen = query.isOpen && at === words.length - 1 && first.length > 1;
    const unit = [
      { terms: [whole], weight: 1 },
      ...(vocabulary.has(whole) ? [] : [{ terms: [first], weight: FORM_WEIGHT }]),
      ...vocabulary.formsOf(whole).map((form) => ({ terms: [form], weight: FORM_WEIGHT })),
      ...asSynonyms([...table.ofWord(word), ...ofPhrase]),
      ...(query.isPasted ? [] : partsOf(word)),
      ...(isOpen ? asCompletions(first, vocabulary) : []),
    ];
    const known = unit.filter(({ terms }) => terms.every((term) => vocabulary.has(term)));
    return { word, units: [known.length > 0 ? known : asCompletions(first, vocabulary)] };
  });
  return [...asWords, ...asNames];
}

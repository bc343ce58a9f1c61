import { FRONT_MATTER, type Section, type SectionedPage } from '../core/sections';
import type { Finding } from './findings.mts';
import type { Term } from './glossary.mts';

const HAN = String.raw`\p{Script=Han}+`;
/** Chinese, which may begin with an English word: `glob 模式`. */
const WORD = String.raw`(?:[A-Za-z.]+ )?${HAN}`;
/** In a note: `never 甲`, `not 甲/乙`, `甲 not used`. */
const AVOIDED = new RegExp(`\\b(?:never|not) (${WORD}(?:/${WORD})*)|(${HAN}) not used`, 'gu');
/** In a note: `first mention: 甲（乙）`, where 乙 explains 甲. */
const FIRST = /first mention: (.+?)（(.+?)）/u;
/** The line of a page that holds what readers type, which is not what the site says. */
const KEYWORDS = /^keywords:/;

export interface TermRule {
  term: Term;
  /** Finds the English, in words without punctuation; undefined where the term is not looked for. */
  english: RegExp | undefined;
  /** What the Chinese may say, in lower case and without spaces. */
  accepted: string[];
  avoided: string[];
  /** The word and the explanation that a page gives where it first says it. */
  first: { word: string; gloss: string } | undefined;
}

const squeeze = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function firstMention(note: string): TermRule['first'] {
  const [, word, gloss] = FIRST.exec(note) ?? [];
  return word && gloss ? { word, gloss } : undefined;
}

/**
 * The rules that the list of terms states. A term with a sense in brackets, `bundle (noun)`, or
 * with the note `loose` is also an everyday word, so only its avoided forms are looked for.
 */
export function termRules(terms: readonly Term[]): TermRule[] {
  const rules = terms.map((term): TermRule => {
    const { en, zh, note } = term;
    const avoided = [...note.matchAll(AVOIDED)].flatMap(([, never, unused]) =>
      (never ?? unused!).split('/'),
    );
    const others = note.replace(AVOIDED, '').match(new RegExp(HAN, 'gu')) ?? [];
    const names = en.split(' / ');
    const isLoose = /\(.+\)/.test(en) || /\bloose\b/.test(note);
    const pattern = names.map((name) => escape(name.replace(/[.-]/g, ' '))).join('|');
    return {
      term,
      english: isLoose ? undefined : new RegExp(`(?<!\\w)(?:${pattern})(?:s|es)?(?!\\w)`, 'gi'),
      // 模块联邦（Module Federation） may be said without what is in brackets.
      accepted: [...zh.split(' / '), ...zh.split(' / ').map((one) => one.replace(/（.*/, ''))]
        .concat(others, /\b(?:keep|allowed|stays)\b/.test(note) ? names : [])
        .map(squeeze),
      avoided,
      first: firstMention(note),
    };
  });
  // `output format` is one term, not an `output`: the longer one takes its words first.
  return rules.sort((a, b) => b.term.en.length - a.term.en.length);
}

/** Terms of a section that the Chinese says in other words. */
function missingTerms(rules: readonly TermRule[], english: Section, chinese: Section): Term[] {
  let text = english.words.join(' ');
  const said = squeeze(chinese.source);
  return rules.flatMap(({ term, english: pattern, accepted }) => {
    const rest = pattern ? text.replace(pattern, '|') : text;
    if (rest === text) return [];
    text = rest;
    return accepted.some((one) => said.includes(one)) ? [] : [term];
  });
}

/** Lines of a text, without those whose words are the readers' own. */
export function proseLines(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => !KEYWORDS.test(line));
}

export function findAvoided(rules: readonly TermRule[], file: string, text: string): Finding[] {
  return proseLines(text).flatMap(({ line, number }) =>
    rules.flatMap(({ term, avoided }) =>
      avoided
        .filter((word) => line.includes(word))
        .map((word): Finding => {
          const message = `found "${word}", expected "${term.zh}" for "${term.en}"`;
          return { kind: 'term', file, line: number, message };
        }),
    ),
  );
}

/** Compares the words of a translated page with the terminology, section by section. */
export function findTerms(
  rules: readonly TermRule[],
  file: string,
  english: SectionedPage,
  chinese: SectionedPage,
): Finding[] {
  return english.sections.flatMap((section) => {
    const counterpart = chinese.sections.find(({ id }) => id === section.id);
    // Front matter that is not read is told as such.
    if (!counterpart?.source) return [];
    return missingTerms(rules, section, counterpart).map(({ en, zh }): Finding => ({
      kind: 'term',
      file,
      line: counterpart.line,
      section: counterpart.id,
      message: `the English says "${en}", expected "${zh}" in this section, found neither`,
    }));
  });
}

/** Terms that the text of a page does not explain where it first says them; headings need not. */
export function findFirstMentions(
  rules: readonly TermRule[],
  file: string,
  { sections }: SectionedPage,
): Finding[] {
  const blocks = sections
    .filter(({ id }) => id !== FRONT_MATTER)
    .flatMap(({ id, title, blocks: parts }) =>
      parts.map(({ words, line }, at) => {
        return { section: id, line, text: words.join(' '), isHeading: title !== '' && at === 0 };
      }),
    );
  return rules.flatMap(({ first }): Finding[] => {
    if (!first) return [];
    const { word, gloss } = first;
    const found = blocks.find(
      ({ text, isHeading }) => text.includes(word) && (!isHeading || text.includes(gloss)),
    );
    if (!found || found.text.includes(gloss)) return [];
    const { section, line } = found;
    const message = `says "${word}" for the first time, expected "${word}（${gloss}）"`;
    return [{ kind: 'term', file, line, section, message }];
  });
}

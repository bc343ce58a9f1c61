import type { GlossaryTerm } from '@rslib-docs/kit/shared/glossary';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';
import { readGlossary } from '@rslib-docs/kit/node/glossary';
import { FRONT_MATTER, type Section, type SectionedPage } from '../core/sections';
import { readText, type Finding } from './project.mts';
import { parseYaml } from '@rslib-docs/kit/node/yaml';
import { INLINE_CODE } from '../core/code-text';
import { WORDING_FILE } from '../core/places';

/** A word and how it is translated. */
export type Term = Required<Pick<GlossaryTerm, 'en' | 'zh' | 'note'>>;

const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

/**
 * One row for each word, as a glossary finds words, not lists: `asset / static asset` are two, and
 * the sense of `bundle (noun)` is a note. Words and their translations go in pairs where there are
 * as many of both.
 */
function toRows({ en, zh, note }: Term): string[][] {
  const [words, meanings] = [en.split(' / '), zh.split(' / ')];
  return words.map((word, at) => {
    const [, name, sense] = /^(.*?)(?: \((.+)\))?$/.exec(word)!;
    const meaning = words.length === meanings.length ? meanings[at]! : zh;
    return [name!, meaning, [sense, note].filter(Boolean).join('; ')];
  });
}

/** Every field is quoted, so that no comma of a note can move a column. */
export function formatTerms(terms: readonly Term[]): string {
  const rows = terms.flatMap(toRows);
  return [['en', 'zh', 'note'], ...rows].map((row) => row.map(quote).join(',')).join('\n');
}

/** The words of the project; none where it keeps no glossary. */
export function readTerms(root: string): Term[] {
  return readGlossary(root).terms.map(({ en, zh, note = '' }) => ({ en, zh, note }));
}

const HAN = String.raw`\p{Script=Han}+`;
/** Chinese, which may begin with an English word: `glob 模式`. */
const WORD = String.raw`(?:[A-Za-z.]+ )?${HAN}`;
/** In a note: `never 甲`, `not 甲/乙`, `甲 not used`. */
const AVOIDED = new RegExp(`\\b(?:never|not) (${WORD}(?:/${WORD})*)|(${HAN}) not used`, 'gu');
/** In a note: `first mention: 甲（乙）`, where 乙 explains 甲. */
const FIRST = /first mention: (.+?)（(.+?)）/u;
/** The line of a page with text that readers type, not text of the site. */
const KEYWORDS = /^keywords:/;

export interface TermRule {
  term: Term;
  /** Finds the English, in words without punctuation; undefined where the term is not looked for. */
  english: RegExp | undefined;
  /** Allowed Chinese terms, in lower case and without spaces. */
  accepted: string[];
  avoided: string[];
  /** The word and the explanation that a page gives at its first use. */
  first: { word: string; gloss: string } | undefined;
}

const squeeze = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

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
    const [, word, gloss] = FIRST.exec(note) ?? [];
    const names = en.split(' / ');
    const isLoose = /\(.+\)/.test(en) || /\bloose\b/.test(note);
    const pattern = names.map((name) => escapeRegExp(name.replace(/[.-]/g, ' '))).join('|');
    return {
      term,
      english: isLoose ? undefined : new RegExp(`(?<!\\w)(?:${pattern})(?:s|es)?(?!\\w)`, 'gi'),
      // 模块联邦（Module Federation） may be written without the brackets.
      accepted: [...zh.split(' / '), ...zh.split(' / ').map((one) => one.replace(/（.*/, ''))]
        .concat(others, /\b(?:keep|allowed|stays)\b/.test(note) ? names : [])
        .map(squeeze),
      avoided,
      first: word && gloss ? { word, gloss } : undefined,
    };
  });
  // `output format` is one term, not an `output`: the longer one takes its words first.
  return rules.sort((a, b) => b.term.en.length - a.term.en.length);
}

/** Terms of a section that its Chinese does not use. */
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

/** Lines of a text, without lines of the readers' own words. */
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
    // Front matter that cannot be read is reported as such.
    if (!counterpart?.source) return [];
    return missingTerms(rules, section, counterpart).map(({ en, zh }): Finding => ({
      kind: 'term',
      file,
      line: counterpart.line,
      section: counterpart.id,
      message: `the English says "${en}": write "${zh}" in this section`,
    }));
  });
}

/** Terms that the text of a page does not explain at their first use; headings need not. */
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

/** A form of a sentence that the style guide of the translation advises against. */
export interface WordingRule {
  find: RegExp;
  /** The replacement. */
  say: string;
  /** Sentences that the rule finds, and similar ones that it leaves alone. */
  wrong: readonly string[];
  right: readonly string[];
}

const FIELDS = ['find', 'say', 'wrong', 'right'];
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

function toRule(value: unknown, index: number): WordingRule {
  const fail = (what: string, cause?: unknown): never => {
    throw new Error(`${WORDING_FILE}: rule ${index + 1} ${what}. Correct it.`, { cause });
  };
  if (typeof value !== 'object' || value === null)
    return fail('must have a find, say, wrong and right');
  const { find, say, wrong, right, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0 || typeof find !== 'string' || typeof say !== 'string')
    return fail(`must have ${FIELDS.join(', ')} and nothing else`);
  if (!isTexts(wrong) || !isTexts(right)) return fail('needs a sentence in "wrong" and in "right"');
  try {
    return { find: new RegExp(find, 'u'), say, wrong, right };
  } catch (error) {
    return fail(`has an expression that cannot be read: ${(error as Error).message}`, error);
  }
}

/**
 * The rules in a YAML text.
 * @throws Error naming the rule and the problem
 */
export function parseWording(text: string): WordingRule[] {
  const rules: unknown = parseYaml(text);
  if (!Array.isArray(rules)) throw new Error(`${WORDING_FILE}: must be a list of rules.`);
  return rules.map(toRule);
}

/** The rules of the project; none where it keeps no such file. */
export async function readWording(root: string): Promise<WordingRule[]> {
  const text = await readText(root, WORDING_FILE);
  return text === undefined ? [] : parseWording(text);
}

/** The words of code do not count. */
const withoutCode = (line: string): string => line.replace(INLINE_CODE, '`…`');

export function findWording(rules: readonly WordingRule[], file: string, text: string): Finding[] {
  return proseLines(text).flatMap(({ line, number }) => {
    const prose = withoutCode(line);
    return rules.flatMap(({ find, say }): Finding[] => {
      const found = find.exec(prose)?.[0].trim();
      if (found === undefined) return [];
      return [{ kind: 'wording', file, line: number, message: `found "${found}", better: ${say}` }];
    });
  });
}

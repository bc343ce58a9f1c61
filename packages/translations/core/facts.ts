import { escapeRegExp } from '@rslib-docs/kit/shared/text';
import type { Section } from './sections';

/** The entries that another list does not have, each as often as it has it more. */
export function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What to do about the difference of two lists in any order; undefined if they are equal. */
export function compareBags(
  what: string,
  english: readonly string[],
  chinese: readonly string[],
): string | undefined {
  const lost = without(english, chinese);
  const added = without(chinese, english);
  if (lost.length + added.length === 0) return undefined;
  return `${what}: ${correction(lost, added)}, as in English`;
}

/** What to write: `write a instead of b`, `add a`, `remove b`. */
function correction(lost: readonly string[], added: readonly string[]): string {
  const [wanted, found] = [lost, added].map((list) => list.join(', '));
  if (wanted && found) return `write ${wanted} instead of ${found}`;
  return wanted ? `add ${wanted}` : `remove ${found}`;
}

/** A value in a text: a year, a version, a share, a time. And marks of bold text and of tables that failed to be marks. */
const NUMBER = /\d+(?:[.,:]\d+)*%?|\*\*|\|/g;
/** The name in a placeholder is translated: `<name>.css`. */
const PLACEHOLDER = /<[^<>\s=]+>/g;
/** A value in the default of an option. */
const LITERAL = /\b(?:true|false|null|undefined)\b|'[^']*'|\d+(?:\.\d+)*/g;
/** In a comment of either language, the facts that may differ: `{/* differs: 12, exports *\/}`. */
const ALLOWED = /\{\/\*\s*differs:\s*(.+?)\s*\*\/\}/g;

/** Facts in a piece of code. `key: value` may be written as a key and its value. */
export function factsOfCode(code: string): string[] {
  return code.replace(/\s+/g, ' ').trim().replace(PLACEHOLDER, '<>').split(': ');
}

/** Numbers and failed marks of a running text. */
export function factsOfText(text: string): string[] {
  return text.normalize('NFKC').match(NUMBER) ?? [];
}

/**
 * The values that a default names, in any order: it may be a sentence, whose words are translated.
 */
export function literalsOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return (text.match(LITERAL) ?? []).sort().join(', ');
}

function allowedFacts({ source }: Section): string[] {
  return [...source.matchAll(ALLOWED)].flatMap(([, list]) => list!.split(/,\s+/));
}

/** In the source of the original the same marks make bold text and tables. */
function saysAnywhere({ source }: Section, fact: string): boolean {
  if (/^(?:\*\*|\|)$/.test(fact)) return false;
  return new RegExp(`(?<![\\w.-])${escapeRegExp(fact)}(?![\\w-])`).test(source);
}

export interface Difference {
  /** Line in the translation. */
  line: number;
  message: string;
}

const quote = (facts: readonly string[]): string[] => facts.map((fact) => `\`${fact}\``);

/** The line at which the translation has, or should have, what stands at a line of the original. */
export function counterLine(english: Section, translated: Section, line: number): number {
  const isSameShape = english.blocks.length === translated.blocks.length;
  const at = isSameShape ? english.blocks.findLastIndex((block) => block.line <= line) : -1;
  const [from, to] = at < 0 ? [english, translated] : [english.blocks[at]!, translated.blocks[at]!];
  return to.line + line - from.line;
}

/** The first place where two lists differ: at what is new, or where something was left out. */
export function placeOf(
  english: Section,
  translated: Section,
  listOf: (section: Section) => readonly { text: string; line: number }[],
): number {
  const [wanted, actual] = [listOf(english), listOf(translated)];
  const texts = [wanted, actual].map((list) => list.map(({ text }) => text)) as [
    string[],
    string[],
  ];
  const [added] = without(texts[1], texts[0]);
  if (added !== undefined) return actual.findLast(({ text }) => text === added)!.line;
  const at = texts[0].findIndex((text, index) => text !== texts[1][index]);
  return counterLine(english, translated, wanted[at]?.line ?? english.line);
}

/**
 * Inline code and numbers in which a section of the translation differs from the original, by
 * heading, paragraph and cell. An extra name for the section's own subject is not a difference;
 * another name in the place of the right one is.
 */
export function compareFacts(english: Section, translated: Section): Difference[] {
  const allowed = new Set([...allowedFacts(english), ...allowedFacts(translated)]);
  const factsOf = ({ blocks }: Section) =>
    blocks.flatMap(({ facts, line }) => facts.map((text) => ({ text, line })));
  const textsOf = (section: Section) => factsOf(section).map(({ text }) => text);
  const isSameShape = english.blocks.length === translated.blocks.length;
  const pairs = isSameShape
    ? translated.blocks.map(({ line, facts }, at) => {
        return { line, actual: facts, wanted: english.blocks[at]!.facts };
      })
    : [{ line: 0, actual: textsOf(translated), wanted: textsOf(english) }];
  return pairs.flatMap(({ line, actual, wanted }): Difference[] => {
    const [more, less] = [without(actual, wanted), without(wanted, actual)].map((facts) =>
      facts.filter((fact) => !allowed.has(fact)),
    ) as [string[], string[]];
    // One repetition more or less is style; one thing in the place of another is not.
    const isReplaced = more.length > 0 && less.length > 0;
    const lost = isReplaced ? less : less.filter((fact) => !actual.includes(fact));
    const added = isReplaced ? more : more.filter((fact) => !saysAnywhere(english, fact));
    if (lost.length + added.length === 0) return [];
    const isMarkup = added.some((fact) => /^(?:\*\*|\|)$/.test(fact));
    const message = isMarkup
      ? `${added[0]} is shown as text: write **bold** without blanks inside, and a table as in English`
      : `${correction(quote(lost), quote(added))}, as in English`;
    const isOf = ({ text }: { text: string }) => [...lost, ...added].includes(text);
    const at = line || placeOf(english, translated, (section) => factsOf(section).filter(isOf));
    return [{ line: at, message }];
  });
}

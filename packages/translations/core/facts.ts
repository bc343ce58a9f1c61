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

/** The difference of two lists in any order, in words; undefined if they are equal. */
export function compareBags(
  what: string,
  english: readonly string[],
  chinese: readonly string[],
): string | undefined {
  const lost = without(english, chinese);
  const added = without(chinese, english);
  if (lost.length + added.length === 0) return undefined;
  const say = (word: string, list: string[]) => (list.length ? `${word} ${list.join(', ')}` : '');
  const parts = [say('lacks', lost), say('adds', added)].filter(Boolean);
  return `${what}: the translation ${parts.join('; ')}`;
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

const quote = (facts: readonly string[]): string => facts.map((fact) => `\`${fact}\``).join(', ');

/**
 * Inline code and numbers in which a section of the translation differs from the original, by
 * heading, paragraph and cell. An extra name for the section's own subject is not a difference;
 * another name in the place of the right one is.
 */
export function compareFacts(english: Section, translated: Section): Difference[] {
  const allowed = new Set([...allowedFacts(english), ...allowedFacts(translated)]);
  const factsOf = ({ blocks }: Section) => blocks.flatMap(({ facts }) => facts);
  const isSameShape = english.blocks.length === translated.blocks.length;
  const pairs = isSameShape
    ? translated.blocks.map(({ line, facts }, at) => {
        return { line, actual: facts, wanted: english.blocks[at]!.facts };
      })
    : [{ line: translated.line, actual: factsOf(translated), wanted: factsOf(english) }];
  return pairs.flatMap(({ line, actual, wanted }): Difference[] => {
    const [more, less] = [without(actual, wanted), without(wanted, actual)].map((facts) =>
      facts.filter((fact) => !allowed.has(fact)),
    ) as [string[], string[]];
    // One repetition more or less is style; one thing in the place of another is not.
    const isReplaced = more.length > 0 && less.length > 0;
    const lost = isReplaced ? less : less.filter((fact) => !actual.includes(fact));
    const added = isReplaced ? more : more.filter((fact) => !saysAnywhere(english, fact));
    const parts = [
      added.length > 0 ? `says ${quote(added)}, which the English does not` : '',
      lost.length > 0 ? `lacks ${quote(lost)}` : '',
    ].filter(Boolean);
    return parts.length > 0 ? [{ line, message: parts.join('; ') }] : [];
  });
}

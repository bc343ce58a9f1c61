import { parse } from 'yaml';
import { WORDING_FILE } from '../core/places';
import type { Finding } from './findings.mts';
import { readText } from './lock.mts';
import { proseLines } from './terms.mts';

/** A form of a sentence that the style guide of the translation advises against. */
export interface WordingRule {
  find: RegExp;
  /** What to write instead. */
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
  if (typeof value !== 'object' || value === null) return fail('is no rule');
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
 * The rules that a YAML text holds.
 * @throws Error naming the rule and what is wrong
 */
export function parseWording(text: string): WordingRule[] {
  const rules: unknown = parse(text);
  if (!Array.isArray(rules)) throw new Error(`${WORDING_FILE}: must be a list of rules.`);
  return rules.map(toRule);
}

/** The rules of the project; none where it keeps no such file. */
export async function readWording(root: string): Promise<WordingRule[]> {
  const text = await readText(root, WORDING_FILE);
  return text === undefined ? [] : parseWording(text);
}

/** Code says what it has to; what counts is that there is some. */
const withoutCode = (line: string): string => line.replace(/(`+)(?!`).+?(?<!`)\1(?!`)/g, '`…`');

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

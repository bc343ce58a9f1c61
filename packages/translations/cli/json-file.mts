import { LIMITS, excessOf, excessOfData } from '@rslib-docs/kit/shared/limits';
import { MERGE_CONFLICT, findUnseen, lineOfConflict } from '@rslib-docs/kit/shared/text';
import type { Finding } from './project.mts';

/** English texts by key. */
export type Expected = ReadonlyMap<string, string>;

export interface CheckedJson {
  /** The texts that can be shown; undefined if the file as a whole cannot be used. */
  usable: Record<string, { message: string; description?: string }> | undefined;
  findings: Finding[];
}

type Content = Record<string, { message?: unknown } | null>;

/** Why a text is not JSON, with the line from 1. */
interface JsonFault {
  line: number;
  message: string;
}

/** The value of a text of JSON, or why it has none. */
export function parseJson(text: string): { value: unknown } | JsonFault {
  const excess = excessOfData(text);
  if (excess) return { line: 1, message: excess };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const conflict = lineOfConflict(text);
    if (conflict !== undefined) return { line: conflict, message: MERGE_CONFLICT };
    const { message } = error as Error;
    // Node.js names the position, or quotes what stands around it.
    const [, sign = '', near = ''] = /'(.+?)', \.\.\."(.+)"\.\.\. is not/s.exec(message) ?? [];
    const quoted = near ? text.indexOf(near) + near.indexOf(sign) : text.trimEnd().length;
    const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? quoted));
    const reason = message
      .replace(/ in JSON at position.*|, \.\.\..*| \(line \d.*/s, '')
      .replace(/\n/g, ' ');
    const says = `${reason}: this is not valid JSON. Look for a comma or " here and one line above.`;
    // What lacks a comma is before the blanks.
    const fault = reason.startsWith("Expected ','") ? before.trimEnd() : before;
    return { line: fault.split('\n').length, message: says };
  }
}

/** The content of a file of texts, or why it has none. */
function parseTexts(text: string): { content: Content } | JsonFault {
  const parsed = parseJson(text);
  if (!('value' in parsed)) return parsed;
  const { value } = parsed;
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return { content: value as Content };
  return { line: 1, message: 'must be an object: { "key": { "message": text } }' };
}

/** The lines of the keys of a text of JSON, and those that stand twice, which no reader tells. */
function linesOfKeys(text: string): { lines: Map<string, number>; twice: string[] } {
  const lines = new Map<string, number>();
  const twice: string[] = [];
  let depth = 0;
  let line = 1;
  for (const [part, sign, string, colon] of text.matchAll(
    /\n|([{}[\]])|("(?:[^"\\]|\\.)*")(\s*:)?/g,
  )) {
    if (part === '\n') line += 1;
    else if (sign) depth += /[{[]/.test(sign) ? 1 : -1;
    else if (colon && depth === 1) {
      const key = JSON.parse(string!) as string;
      if (lines.has(key)) twice.push(key);
      lines.set(key, line);
    }
  }
  return { lines, twice };
}

/** Names in braces that the code fills in. */
const placeholdersOf = (text: string): string =>
  (text.match(/\{\w+\}/g) ?? []).sort().join(', ') || 'none';

function faultOf(
  value: unknown,
  english: string | undefined,
): [kind: string, message: string] | undefined {
  const { message, description = '', ...rest } = (value ?? {}) as Record<string, unknown>;
  const isEntry = typeof message === 'string' && typeof description === 'string';
  if (!isEntry || Object.keys(rest).length > 0)
    return ['json', 'must be { "message": text, "description": text }'];
  const unseen = findUnseen(message);
  if (unseen) return ['json', unseen];
  const { interfaceCharacters } = LIMITS;
  const long = excessOf('it', message.length, interfaceCharacters, 'characters', 'Shorten it.');
  if (long) return ['json', long];
  if (/[<>]/.test(message))
    return ['markup', 'has "<" or ">", which a text of the interface must not have'];
  const wanted = placeholdersOf(english ?? message);
  if (placeholdersOf(message) !== wanted)
    return ['placeholder', `must have the placeholders of "${english}": ${wanted}`];
  return message.trim() === '' ? ['json', 'the message is empty'] : undefined;
}

/**
 * Checks one file of interface texts against the English. A fault of the file takes the whole file
 * out of use, a fault of a key that key; a text that is only missing or not translated is reported.
 *
 * @param names are the same in both languages.
 */
export function checkJson(
  file: string,
  text: string,
  expected: Expected,
  names: readonly string[] = [],
): CheckedJson {
  const parsed = parseTexts(text);
  if (!('content' in parsed))
    return { usable: undefined, findings: [{ kind: 'json', file, ...parsed }] };
  const { content } = parsed;
  const { lines, twice } = linesOfKeys(text);
  const findings: Finding[] = [];
  const add = (kind: string, key: string, message: string): void => {
    findings.push({ kind, file, line: lines.get(key) ?? 1, key, message });
  };
  for (const key of twice) add('json', key, 'the key occurs twice');
  const usable: CheckedJson['usable'] = {};
  for (const [key, value] of Object.entries(content)) {
    const english = expected.get(key);
    const fault = faultOf(value, english);
    if (fault) add(fault[0], key, fault[1]);
    else Object.defineProperty(usable, key, { value, enumerable: true });
    if (!expected.has(key)) add('unknown-key', key, 'nothing uses this key; remove it');
    const message = value?.message;
    if (typeof message !== 'string' || names.includes(message)) continue;
    const isWord = /[a-z]{2}/.test(english ?? message);
    if (isWord && (message === english || !/\p{Script=Han}/u.test(message))) {
      add('untranslated-key', key, 'the text is not translated');
    }
  }
  for (const [key, english] of expected) {
    // Docusaurus has its own translation of its texts.
    if (key.startsWith('theme.') || Object.hasOwn(content, key)) continue;
    add('missing-key', key, `is missing; in English: "${english}"`);
  }
  return { usable, findings };
}

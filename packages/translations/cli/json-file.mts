import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { HALF_CHARACTER, holdsHalfCharacter } from '@rslib-docs/kit/shared/half-character';
import type { Finding } from './findings.mts';
import { placeholdersOf } from './ui-strings.mts';

/** English texts by key. */
export type Expected = ReadonlyMap<string, string>;

export interface CheckedJson {
  /** What is fit to be shown; undefined where the file as a whole cannot be used. */
  usable: Record<string, { message: string; description?: string }> | undefined;
  findings: Finding[];
}

function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parseFault(text: string, error: Error): { line: number; message: string } {
  const position = /position (\d+)/.exec(error.message)?.[1];
  const offset = position ? Number(position) : text.trimEnd().length;
  const reason = error.message
    .replace(/ in JSON at position.*| \(line \d.*/s, '')
    .replace(/\n/g, ' ');
  return {
    line: lineOfOffset(text, offset),
    message: `${reason}. The file is no JSON: correct it`,
  };
}

function linesOfKeys(text: string): { lines: Map<string, number>; twice: string[] } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: false });
  const lines = new Map<string, number>();
  const twice: string[] = [];
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (!isScalar(key) || !key.range) continue;
    if (lines.has(String(key.value))) twice.push(String(key.value));
    lines.set(String(key.value), counter.linePos(key.range[0]).line);
  }
  return { lines, twice };
}

function faultOf(value: unknown, english: string | undefined) {
  const { message, description, ...rest } = (value ?? {}) as Record<string, unknown>;
  const hasShape =
    typeof value === 'object' &&
    typeof message === 'string' &&
    (description === undefined || typeof description === 'string') &&
    Object.keys(rest).length === 0;
  if (!hasShape) {
    return { kind: 'json', message: 'expected { "message": text, "description": text }' };
  }
  if (holdsHalfCharacter(message)) return { kind: 'json', message: HALF_CHARACTER };
  if (/[<>]/.test(message)) {
    return { kind: 'markup', message: 'holds "<" or ">"; a text of the interface has no markup' };
  }
  if (english !== undefined && `${placeholdersOf(message)}` !== `${placeholdersOf(english)}`) {
    const wanted = placeholdersOf(english).join(', ') || 'none';
    return {
      kind: 'placeholder',
      message: `the placeholders must be those of "${english}": ${wanted}`,
    };
  }
  if (message.trim() === '') return { kind: 'json', message: 'the message is empty' };
  return undefined;
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
  const findings: Finding[] = [];
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const fault = parseFault(text, error as Error);
    return { usable: undefined, findings: [{ kind: 'json', file, ...fault }] };
  }
  if (content === null || typeof content !== 'object' || Array.isArray(content)) {
    const message = 'expected an object of keys with messages';
    return { usable: undefined, findings: [{ kind: 'json', file, line: 1, message }] };
  }
  const { lines, twice } = linesOfKeys(text);
  const add = (kind: string, key: string, message: string): void => {
    findings.push({ kind, file, line: lines.get(key) ?? 1, key, message });
  };
  for (const key of twice) add('json', key, 'the key occurs twice');
  const usable: CheckedJson['usable'] = {};
  for (const [key, value] of Object.entries(content)) {
    const english = expected.get(key);
    const fault = faultOf(value, english);
    if (fault) add(fault.kind, key, fault.message);
    else Object.defineProperty(usable, key, { value, enumerable: true });
    if (!expected.has(key)) add('unknown-key', key, 'nothing uses this key; remove it');
    const { message } = (value ?? {}) as { message?: unknown };
    if (typeof message !== 'string' || names.includes(message)) continue;
    const isWord = /[a-z]{2}/.test(english ?? message);
    if (isWord && (message === english || !/\p{Script=Han}/u.test(message))) {
      add('untranslated-key', key, 'the text is not translated');
    }
  }
  for (const [key, english] of expected) {
    // Docusaurus brings a translation of its own texts.
    if (key.startsWith('theme.') || Object.hasOwn(content, key)) continue;
    add('missing-key', key, `is missing; in English: "${english}"`);
  }
  return { usable, findings };
}

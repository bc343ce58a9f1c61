import { diffArrays } from 'diff';

/** `// ...` stands for lines that are left out; in other languages the sign of a comment differs. */
const GAP =
  /^\s*(?:(?:\/\/|#)?\s*(?:\.\.\.|…)|\/\*\s*(?:\.\.\.|…)\s*\*\/|<!--\s*(?:\.\.\.|…)\s*-->)\s*$/;
/** What differs from run to run: durations, and hashes that a page writes as `[hash]`. */
const DURATION = /\b\d+(?:\.\d+)? ?m?s\b/g;
const HASH = '[hash]';

export const isGap = (line: string): boolean => GAP.test(line);

export const toLines = (text: string): string[] =>
  text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a line of a page and one of the tool say the same. */
export function isSameLine(expected: string, actual: string): boolean {
  if (expected === actual) return true;
  if (expected.includes(HASH)) {
    return new RegExp(`^${expected.split(HASH).map(escape).join('[0-9a-f]{6,}')}$`).test(actual);
  }
  const timeless = (line: string) => line.replace(DURATION, '0 s').trimEnd();
  return timeless(expected) === timeless(actual);
}

/** Whether `actual` is `expected`, in which gaps stand for any number of lines. */
export function matches(expected: readonly string[], actual: readonly string[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return actual.length === 0;
  if (isGap(first)) {
    const starts = Array.from({ length: actual.length + 1 }, (_, index) => index);
    return starts.some((index) => matches(rest, actual.slice(index)));
  }
  return actual[0] !== undefined && isSameLine(first, actual[0]) && matches(rest, actual.slice(1));
}

/** A line without its layout: pages were not always written by the tool. */
const loose = (line: string): string => line.replace(/'/g, '"').replace(/[\s;,]+/g, '');

/** What differs from build to build stays out of the page. */
const keepHash = (expected: string, actual: string): string =>
  expected.includes(HASH) ? expected : actual;

/**
 * What the page should say now: the lines of the tool, with the gaps that still have a place. Where
 * other lines changed beside a gap, nobody knows what it left out, and the lines come back.
 */
export function mergeElisions(expected: readonly string[], actual: readonly string[]): string[] {
  if (matches(expected, actual)) return [...expected];
  const parts = diffArrays([...expected], [...actual], {
    comparator: (left, right) =>
      !isGap(left) && (loose(left) === loose(right) || isSameLine(left, right)),
  });
  const result: string[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    const isOnlyGap = removed.length === 1 && isGap(removed[0]!);
    result.push(...(isOnlyGap ? removed : added));
    removed = [];
    added = [];
  };
  let at = 0;
  let from = 0;
  for (const part of parts) {
    if (part.removed) removed = part.value;
    else if (part.added) added = part.value;
    else {
      flush();
      const said = actual.slice(at, at + part.count);
      result.push(...said.map((line, index) => keepHash(expected[from + index]!, line)));
    }
    if (!part.removed) at += part.count;
    if (!part.added) from += part.count;
  }
  flush();
  return result;
}

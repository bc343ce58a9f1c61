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
    if (rest.length === 0) return true;
    return actual.some((_line, index) => matches(rest, actual.slice(index)));
  }
  return actual[0] !== undefined && isSameLine(first, actual[0]) && matches(rest, actual.slice(1));
}

/**
 * What the page should say now: the lines of the tool, with the gaps that still have a place. A gap
 * keeps it where the lines on both sides are still there.
 */
export function refit(expected: readonly string[], actual: readonly string[]): string[] {
  if (matches(expected, actual)) return [...expected];
  const result: string[] = [];
  let removed: string[] = [];
  const parts = diffArrays([...expected], [...actual], {
    comparator: (left, right) => !isGap(left) && isSameLine(left, right),
  });
  const flush = (added: string[]): void => {
    const isOnlyGap = removed.length === 1 && isGap(removed[0]!);
    result.push(...(isOnlyGap ? removed : added));
    removed = [];
  };
  for (const [index, part] of parts.entries()) {
    if (part.removed) {
      removed = part.value;
      if (!parts[index + 1]?.added) flush([]);
    } else if (part.added) {
      // The comparison may name what was added before what was removed.
      const next = parts[index + 1];
      if (next?.removed) {
        removed = next.value;
        flush(part.value);
        parts.splice(index + 1, 1);
      } else flush(part.value);
    } else result.push(...part.value);
  }
  return result;
}

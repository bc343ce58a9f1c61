import fs from 'node:fs/promises';
import path from 'node:path';
import { diffArrays } from 'diff';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';
import { stripComments } from '@rslib-docs/translations/core/code-text';
import type { Fence, Finding } from './fences.mts';
import type { Expectation, Project } from './plan.mts';
import type { Outcome } from './run-builds.mts';

/** `// ...` stands for lines that are left out; in other languages the sign of a comment differs. */
const GAP = '// ...';
const GAP_LINE =
  /^\s*(?:(?:\/\/|#)?\s*(?:\.\.\.|…)|\/\*\s*(?:\.\.\.|…)\s*\*\/|<!--\s*(?:\.\.\.|…)\s*-->)\s*$/;
/** Stands for a gap while comments are taken away. */
const GAP_MARK = '"\0gap"';
/** What differs from run to run: durations, and hashes that a page writes as `[hash]`. */
const DURATION = /\b\d+(?:\.\d+)? ?m?s\b/g;
const HASH = '[hash]';
const NOTATION = /[ \t]*(?:\/\/|\/\*|#|<!--) \[!code [^\]]+\].*$/;

const isGap = (line: string): boolean => GAP_LINE.test(line);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const toLines = (text: string): string[] =>
  text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');

/** Whether a line of a page and one of the tool say the same. */
export function isSameLine(expected: string, actual: string): boolean {
  if (expected === actual) return true;
  if (expected.includes(HASH)) {
    const parts = expected.split(HASH).map(escapeRegExp);
    return new RegExp(`^${parts.join('[0-9a-f]{6,}')}$`).test(actual);
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

/**
 * What the page should say now: the lines of the tool, with the gaps that still have a place. Where
 * other lines changed beside a gap, it is not known what the gap left out, and the lines come back.
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
      // What differs from build to build stays out of the page.
      for (const [index, line] of actual.slice(at, at + part.count).entries()) {
        const said = expected[from + index]!;
        result.push(said.includes(HASH) ? said : line);
      }
    }
    if (!part.removed) at += part.count;
    if (!part.added) from += part.count;
  }
  flush();
  return result;
}

/** An expectation that does not hold, with what its fence should hold instead, where that is known. */
export interface Mismatch extends Finding {
  replacement?: { fence: Fence; content: string };
}

/** What the tool did where the page expects something. */
function actualOf({ kind, path: at, command }: Expectation, outcome: Outcome): string | undefined {
  if (kind === 'listing') return outcome.listing.join('\n');
  return kind === 'content' ? outcome.content[at] : outcome.printed[command];
}

function compareExpectation(
  { id, files, runsAs }: Project,
  expectation: Expectation,
  outcome: Outcome,
): Mismatch[] {
  const { fence, kind, path: at } = expectation;
  const { file, line } = fence;
  const actual = actualOf(expectation, outcome);
  if (actual === undefined) {
    const written = outcome.listing.join(', ') || 'nothing';
    return [{ file, line, message: `sample "${id}" does not write dist/${at}, but ${written}` }];
  }
  // What is printed is shown in part: the lines before and after it are left out.
  const gap = kind === 'printed' ? [GAP] : [];
  const expected = [...gap, ...toLines(fence.text), ...gap];
  if (matches(expected, toLines(actual))) return [];
  const isTranslated = [...files].some(([name, text]) => runsAs.files.get(name) !== text);
  if (kind === 'content' && isTranslated) {
    const [page, tool] = [fence.text, actual].map((text) => codeLines(text, fence.lang));
    if (matches(page!, tool!)) return [];
  }
  const shown = mergeElisions(expected, toLines(actual));
  if (kind === 'printed' && shown[0] === GAP) shown.shift();
  if (kind === 'printed' && shown.at(-1) === GAP) shown.pop();
  const what = {
    listing: 'the listing of dist',
    content: `dist/${at}`,
    printed: 'what is printed',
  };
  const mismatch = {
    file,
    line,
    message: `sample "${id}": ${what[kind]} differs`,
    expected: toLines(fence.text).join('\n'),
    actual: shown.join('\n'),
    replacement: { fence, content: keepNotations(fence.code, shown) },
  };
  return [mismatch];
}

/** The lines that hold more than comments; gaps are comments to readers, but stay. */
function codeLines(text: string, lang: string): string[] {
  const marked = toLines(text).map((line) => (isGap(line) ? GAP_MARK : line));
  const lines = toLines(stripComments(marked.join('\n'), lang)).filter((line) => line !== '');
  return lines.map((line) => (line === GAP_MARK ? GAP : line));
}

/** Puts notations such as `// [!code highlight]` back on lines that have stayed. */
export function keepNotations(code: string, lines: readonly string[]): string {
  const marked = code.split('\n').filter((line) => NOTATION.test(line));
  return lines
    .map((line) => {
      const at = marked.findIndex((one) => isSameLine(one.replace(NOTATION, ''), line));
      return at < 0 ? line : marked.splice(at, 1)[0]!;
    })
    .join('\n');
}

function findWrongEnd({ id, fails }: Project, { code, printed }: Outcome): string | undefined {
  const output = printed.join('\n').trim();
  if (fails === undefined)
    return code === 0 ? undefined : `sample "${id}" ends with exit code ${code}:\n${output}`;
  if (code !== 1) return `sample "${id}" must fail with exit code 1, but ends with ${code}`;
  if (oneLine(output).includes(oneLine(fails))) return undefined;
  return `sample "${id}" fails without saying "${fails}". It says:\n${output}`;
}

/** Everything that a page says of a project and that is not so. */
export function compareOutput(project: Project, outcome: Outcome | string): Mismatch[] {
  const { id, fence, expectations } = project;
  const message =
    typeof outcome === 'string' ? `sample "${id}" was ${outcome}` : findWrongEnd(project, outcome);
  if (typeof outcome === 'string' || message !== undefined)
    return [{ file: fence.file, line: fence.line, message: message! }];
  return expectations.flatMap((one) => compareExpectation(project, one, outcome));
}

/** Replaces the content of a fence, which is found by its line; indentation and backticks stay. */
export function replaceFence(source: string, fence: Fence, content: string): string {
  const lines = source.split('\n');
  const [, indent, ticks] = /^(\s*)(`{3,}|~{3,})/.exec(lines[fence.line - 1] ?? '') ?? [];
  if (ticks === undefined) throw new Error(`${fence.file}:${fence.line} opens no fence.`);
  const isClosing = (line: string) => line.trim().startsWith(ticks) && /^[`~]+$/.test(line.trim());
  const end = lines.findIndex((line, index) => index >= fence.line && isClosing(line));
  if (end < 0) throw new Error(`${fence.file}:${fence.line}: the fence is never closed.`);
  const block = content.split('\n').map((line) => (line === '' ? '' : `${indent}${line}`));
  lines.splice(fence.line, end - fence.line, ...block);
  return lines.join('\n');
}

/** Writes the replacements into the pages. Returns the files that were changed. */
export async function updatePages(
  root: string,
  mismatches: readonly Mismatch[],
): Promise<string[]> {
  const files = new Map<string, string>();
  // From the end of each page, so that the lines above stay where they are.
  for (const { file, replacement } of mismatches.toSorted((a, b) => b.line - a.line)) {
    if (!replacement) continue;
    const source = files.get(file) ?? (await fs.readFile(path.join(root, file), 'utf8'));
    files.set(file, replaceFence(source, replacement.fence, replacement.content));
  }
  writeFiles(root, files);
  return [...files.keys()].sort();
}

import { stripComments } from '@rslib-docs/translations/core/code-text';
import type { Finding } from './finding.mts';
import { isGap, isSameLine, matches, mergeElisions, toLines } from './match.mts';
import type { Expectation, Project } from './plan.mts';
import type { Outcome } from './run-project.mts';

/** An expectation that does not hold, with what the page should say instead. */
export interface Mismatch extends Finding {
  expectation?: Expectation;
  /** Content for the fence; undefined where only a person can know. */
  replacement?: string;
}

/** Stands for a gap while comments are taken away. */
const GAP_MARK = '\0gap';

const GAP = '// ...';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What the tool did where the page expects something. */
function actualOf({ kind, path, command }: Expectation, outcome: Outcome): string | undefined {
  if (kind === 'listing') return outcome.listing.join('\n');
  if (kind === 'content') return outcome.content[path];
  return outcome.printed[command];
}

function judgeExpectation(
  project: Project,
  expectation: Expectation,
  outcome: Outcome,
): Mismatch | undefined {
  const { fence, kind, path } = expectation;
  const at = { file: fence.file, line: fence.line };
  const actual = actualOf(expectation, outcome);
  if (actual === undefined) {
    const files = outcome.listing.join(', ') || 'nothing';
    return { ...at, message: `sample "${project.id}" does not write dist/${path}, but ${files}` };
  }
  // What is printed is shown in part: the lines before and after it are left out.
  const gap = kind === 'printed' ? [GAP] : [];
  const expected = [...gap, ...toLines(fence.text), ...gap];
  const lines = toLines(actual);
  if (matches(expected, lines)) return undefined;
  if (kind === 'content' && isTranslated(project)) {
    const [page, tool] = [fence.text, actual].map((text) => codeLines(text, fence.lang));
    if (matches(page!, tool!)) return undefined;
  }
  const what = {
    listing: 'the listing of dist',
    content: `dist/${path}`,
    printed: 'what is printed',
  };
  const wanted = mergeElisions(expected, lines);
  const [from, to] = [wanted[0], wanted.at(-1)].map((line) =>
    Number(kind === 'printed' && line === GAP),
  );
  const shown = wanted.slice(from, wanted.length - to!);
  return {
    ...at,
    message: `sample "${project.id}": ${what[kind]} differs`,
    expected: toLines(fence.text).join('\n'),
    actual: shown.join('\n'),
    expectation,
    replacement: keepNotations(fence.code, shown),
  };
}

/** Whether the comments of this sample are not those of the project that was run. */
function isTranslated({ files, runsAs }: Project): boolean {
  return [...files].some(([file, text]) => runsAs.files.get(file) !== text);
}

/** The lines that hold more than comments; gaps are comments to readers, but stay. */
function codeLines(text: string, lang: string): string[] {
  const marked = toLines(text).map((line) => (isGap(line) ? `"${GAP_MARK}"` : line));
  const lines = toLines(stripComments(marked.join('\n'), lang)).filter((line) => line !== '');
  return lines.map((line) => (line === `"${GAP_MARK}"` ? GAP : line));
}

const NOTATION = /[ \t]*(?:\/\/|\/\*|#|<!--) \[!code [^\]]+\].*$/;

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

function judgeEnd(project: Project, { code, printed }: Outcome): Mismatch[] {
  const { id, fence, fails } = project;
  const at = { file: fence.file, line: fence.line };
  const output = printed.join('\n').trim();
  if (fails === undefined) {
    if (code === 0) return [];
    return [{ ...at, message: `sample "${id}" ends with exit code ${code}:\n${output}` }];
  }
  if (code !== 1)
    return [{ ...at, message: `sample "${id}" must fail with exit code 1, but ends with ${code}` }];
  if (oneLine(output).includes(oneLine(fails))) return [];
  const message = `sample "${id}" fails without saying "${fails}". It says:\n${output}`;
  return [{ ...at, message }];
}

/** Everything that a page says of a project and that is not so. */
export function compareOutput(project: Project, outcome: Outcome | string): Mismatch[] {
  const { id, fence, expectations } = project;
  if (typeof outcome === 'string')
    return [{ file: fence.file, line: fence.line, message: `sample "${id}" was ${outcome}` }];
  const end = judgeEnd(project, outcome);
  if (end.length > 0) return end;
  return expectations.flatMap((one) => judgeExpectation(project, one, outcome) ?? []);
}

import { normalizeCode } from '../../src/lib/translation/code-text';
import type { Finding } from './finding.mts';
import { isSameLine, matches, refit, toLines } from './match.mts';
import type { Expectation, Project } from './plan.mts';
import type { Outcome } from './run-project.mts';

/** An expectation that does not hold, with what the page should say instead. */
export interface Mismatch extends Finding {
  expectation?: Expectation;
  /** Content for the fence; undefined where only a person can know. */
  replacement?: string;
}

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
  const expected = toLines(fence.text);
  const lines = toLines(actual);
  if (matches(expected, lines)) return undefined;
  const isTranslated = project.runsAs !== project;
  if (isTranslated && kind === 'content') {
    // Comments of a translated sample are those of the translation.
    const form = (text: readonly string[]) => toLines(normalizeLines(text, fence.lang));
    if (matches(form(expected), form(lines))) return undefined;
  }
  const what = {
    listing: 'the listing of dist',
    content: `dist/${path}`,
    printed: 'what is printed',
  };
  const replacement = keepNotations(fence.code, refit(expected, lines));
  return {
    ...at,
    message: `sample "${project.id}": ${what[kind]} differs`,
    expected: expected.join('\n'),
    actual: refit(expected, lines).join('\n'),
    expectation,
    replacement,
  };
}

/** Lines without comments and layout; gaps stay. */
function normalizeLines(lines: readonly string[], lang: string): string {
  const forms = lines.map((line) => (matches([line], ['\0']) ? line : normalizeCode(line, lang)));
  return forms.filter((line) => line !== '').join('\n');
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
export function judge(project: Project, outcome: Outcome | string): Mismatch[] {
  const { id, fence, expectations } = project;
  if (typeof outcome === 'string')
    return [{ file: fence.file, line: fence.line, message: `sample "${id}" was ${outcome}` }];
  const end = judgeEnd(project, outcome);
  if (end.length > 0) return end;
  return expectations.flatMap((one) => judgeExpectation(project, one, outcome) ?? []);
}

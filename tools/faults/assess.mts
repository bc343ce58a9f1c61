import type { TestResult } from '../test/results.mts';
import { tagsIn, type Fault } from './faults.mts';

export interface Verdict {
  /** A line for each fault, those below it for what went wrong, and the sum at the end. */
  lines: string[];
  /** How many faults are not survived, or were not tried. */
  failed: number;
}

function findProblems(own: readonly TestResult[]): string[] {
  if (own.length === 0) return ['  no test of it ran'];
  const failed = own.filter(({ status }) => status === 'failed');
  return failed.map(({ file, title }) => `  failed: ${file} › ${title}`);
}

/** Which faults are survived, by the results of the tests that name them. */
export function assess(faults: readonly Fault[], results: readonly TestResult[]): Verdict {
  const lines: string[] = [];
  let failed = 0;
  for (const { id, text } of faults) {
    const own = results.filter(({ title }) => tagsIn(title).includes(id));
    const problems = findProblems(own);
    if (problems.length > 0) failed += 1;
    const verdict = problems.length > 0 ? 'FAILED' : `${own.length} passed`;
    lines.push(`${id}  ${verdict}  ${text}`, ...problems);
  }
  return { lines: [...lines, '', `${faults.length - failed} passed, ${failed} failed`], failed };
}

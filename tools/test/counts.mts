import fs from 'node:fs/promises';
import { readResults } from './results.mts';

export interface Counts {
  passed: number;
  failed: number;
  /** How many of the passed did not run, as nothing has changed since they passed. */
  unchanged: number;
  /** Tests among the passed that needed a second try: each has a fault, or the page has. */
  unsteady: readonly string[];
}

function count(text: string, root: string): Counts {
  const results = readResults(text, root);
  const number = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  const unsteady = results.filter(({ status }) => status === 'unsteady');
  return {
    passed: results.length - number('failed'),
    failed: number('failed'),
    unchanged: number('unchanged'),
    unsteady: unsteady.map(({ file, title }) => `${file}: ${title}`),
  };
}

/** Undefined where there is no report, or half of one: the disk was full, or somebody ended it. */
function countReadable(text: string | undefined, root: string): Counts | undefined {
  if (text === undefined) return undefined;
  try {
    return count(text, root);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Counts of a script that has ended. The exit code has the last word: a runner that failed before
 * or after its tests counts as one failure more, and a runner that ran no test has failed.
 *
 * @param reportFile absent for a script that is one check by itself.
 */
export async function readCounts(
  reportFile: string | undefined,
  exitCode: number,
  root: string,
): Promise<Counts> {
  const none: Counts = { passed: 0, failed: 0, unchanged: 0, unsteady: [] };
  if (!reportFile) return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const text = await fs.readFile(reportFile, 'utf8').catch(() => undefined);
  const counts = countReadable(text, root) ?? none;
  const unexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

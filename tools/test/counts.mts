import fs from 'node:fs/promises';
import type { Step } from './steps.mts';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function count(kind: Step['report'], text: string): Counts {
  if (kind === 'vitest') {
    const report = JSON.parse(text) as VitestReport;
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Counts of a step that has ended. The exit code has the last word: a runner that failed before or
 * after its tests counts as one failure more, and a runner that ran no test has failed.
 */
export async function readCounts(
  kind: Step['report'],
  reportFile: string,
  exitCode: number,
): Promise<Counts> {
  if (!kind) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await fs.readFile(reportFile, 'utf8').catch(() => undefined);
  const counts = text === undefined ? { passed: 0, failed: 0 } : count(kind, text);
  const unexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

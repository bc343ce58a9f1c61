import fs from 'node:fs/promises';
import type { Step } from './step.mts';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests among the passed that needed a second try: each has a fault, or the page has. */
  unsteady: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
  errors: unknown[];
}

function unsteadyIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unsteadyIn)];
}

function count(kind: Step['report'], text: string): Counts {
  if (kind === 'vitest') {
    const report = JSON.parse(text) as VitestReport;
    return { passed: report.numPassedTests, failed: report.numFailedTests, unsteady: [] };
  }
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: suites.flatMap(unsteadyIn),
  };
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
  const none: Counts = { passed: 0, failed: 0, unsteady: [] };
  if (!kind) return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  const text = await fs.readFile(reportFile, 'utf8').catch(() => undefined);
  const counts = text === undefined ? none : count(kind, text);
  const unexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

import { stripVTControlCharacters } from 'node:util';
import { ARROW } from './rows.mts';

/** A test that ran. */
export interface TestResult {
  /** Path from the root of the project. */
  file: string;
  /** Titles of the groups that it stands in and its own, with arrows between. */
  title: string;
  hasPassed: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** What went wrong outside of tests: the port of the host is taken, a file cannot be read. */
  errors?: { message?: string }[];
}

const relative = (file: string, root: string) =>
  file.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

/** Tests of a report of Vitest; those that were left out are no results. */
export function readVitest(report: VitestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status }) => ({
        file: relative(name, root),
        title: [...ancestorTitles, title].join(ARROW),
        hasPassed: status === 'passed',
      })),
  );
}

/**
 * Tests of a report of Playwright; one that runs in several projects has a result in each.
 *
 * @throws {Error} with Playwright's words where it ran no test at all.
 */
export function readPlaywright(report: PlaywrightReport, root: string): TestResult[] {
  const results: TestResult[] = [];
  const folder = relative(`${report.config.rootDir}/`, root);
  const visit = (suite: PlaywrightSuite, titles: readonly string[]): void => {
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        if (status === 'skipped') continue;
        const hasPassed = status === 'expected' || status === 'flaky';
        const full = [...titles, title].join(ARROW);
        results.push({ file: folder + suite.file, title: full, hasPassed });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  // The outermost suite is the file.
  for (const suite of report.suites) visit(suite, []);
  const said = (report.errors ?? []).flatMap(({ message }) => message ?? []);
  if (results.length === 0 && said.length > 0) {
    throw new Error(stripVTControlCharacters(['Playwright ran no test:', ...said].join('\n')));
  }
  return results;
}

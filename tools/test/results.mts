import { stripVTControlCharacters } from 'node:util';

/** Between the titles of the groups that a test stands in, and its own. */
const ARROW = ' › ';

/** Why a test of the browser was left out: all that it depended on is as it was when it passed. */
export const UNCHANGED = 'unchanged since it passed';

/** A test that ran, or need not. */
export interface TestResult {
  /** Path from the root of the project. */
  file: string;
  /** Titles of the groups that it stands in and its own, with arrows between. */
  title: string;
  /**
   * `unsteady` passed at the second try: it has a fault, or what it tests has. `unchanged` passed
   * in an earlier run.
   */
  status: 'passed' | 'unsteady' | 'unchanged' | 'failed';
}

interface VitestReport {
  testResults: {
    name: string;
    /** Of the file: `failed` too where something outside of its tests failed. */
    status?: string;
    message?: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  annotations?: { type: string; description?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** What went wrong outside of tests: the port of the host is taken, a file cannot be read. */
  errors?: { message?: string }[];
}

/** Other states, such as `skipped`, are those of tests that did not run. */
const STATUS: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  failed: 'failed',
  unchanged: 'unchanged',
  expected: 'passed',
  flaky: 'unsteady',
  unexpected: 'failed',
};

const isUnchanged = ({ status, annotations = [] }: PlaywrightTest): boolean =>
  status === 'skipped' && annotations.some(({ description }) => description === UNCHANGED);

const relative = (file: string, root: string) =>
  file.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

function readVitest({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const file = relative(name, root);
    const own = assertionResults.flatMap(
      ({ ancestorTitles, title, status: said }): TestResult[] => {
        const status = STATUS[said];
        return status ? [{ file, title: [...ancestorTitles, title].join(ARROW), status }] : [];
      },
    );
    const isExplained = ofFile !== 'failed' || own.some(({ status }) => status === 'failed');
    // Its import, or what it does before or after its tests.
    const title = stripVTControlCharacters(message || 'failed outside of its tests');
    return isExplained ? own : [...own, { file, title, status: 'failed' as const }];
  });
}

function readPlaywright(report: PlaywrightReport, root: string): TestResult[] {
  const folder = relative(`${report.config.rootDir}/`, root);
  const read = (suite: PlaywrightSuite, titles: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.flatMap((test) => {
        const status = isUnchanged(test) ? 'unchanged' : STATUS[test.status];
        if (!status) return [];
        return [{ file: folder + suite.file, title: [...titles, title].join(ARROW), status }];
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...titles, inner.title])),
  ];
  // The outermost suite is the file.
  const results = report.suites.flatMap((suite) => read(suite, []));
  const faults = (report.errors ?? []).map(
    ({ message = 'Playwright failed outside of its tests.' }): TestResult => ({
      file: '',
      title: stripVTControlCharacters(message),
      status: 'failed',
    }),
  );
  return [...results, ...faults];
}

/**
 * The tests that ran, by the JSON report of Vitest or Playwright. One that runs in several projects
 * of Playwright has a result in each; what failed outside of tests is a result without a file.
 */
export function readResults(report: string, root: string): TestResult[] {
  const content = JSON.parse(report) as VitestReport | PlaywrightReport;
  return 'suites' in content ? readPlaywright(content, root) : readVitest(content, root);
}

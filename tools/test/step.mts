/** One command of a test run. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** How the step's tests are counted; without it the step itself is one check. */
  report?: 'vitest' | 'playwright';
  env?: Readonly<Record<string, string>>;
  /** Whether it may run beside others: it writes nothing that they read, but for those after it. */
  isIndependent?: boolean;
  /** What must have run before an independent step. */
  after?: readonly Step[];
  /** Whether the steps after it have nothing to test where it fails. */
  isPrerequisite?: boolean;
}

/** Where the report of a step is written, from the root of the project. */
export const reportFile = (step: Step): string =>
  `.cache/reports/${step.name.replace(/\W+/g, '-')}.json`;

/** A script that Node.js runs. */
export const bin = (file: string, ...args: string[]) => ({
  command: process.execPath,
  args: [file, ...args],
});
/** A script of ours. */
export const tsx = (file: string, ...args: string[]) => bin('--import=tsx', file, ...args);
/** Tests of a project of vitest.config.ts. */
export const vitest = (project: string) => ({
  ...bin('node_modules/vitest/vitest.mjs', 'run', '--project', project),
  report: 'vitest' as const,
});
/** Tests in a browser, of some projects of playwright.config.ts. */
export const playwright = (projects: readonly string[], ...args: string[]) => ({
  ...bin(
    'node_modules/@playwright/test/cli.js',
    'test',
    ...args,
    ...projects.map((project) => `--project=${project}`),
  ),
  report: 'playwright' as const,
});

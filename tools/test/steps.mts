/** One command of a test run. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** How the step's tests are counted; without it the step itself is one check. */
  report?: 'vitest' | 'playwright';
  env?: Readonly<Record<string, string>>;
}

const node = process.execPath;
const bin = (file: string, ...args: string[]) => ({ command: node, args: [file, ...args] });
const tsx = (file: string, ...args: string[]) => bin('--import=tsx', file, ...args);

const TYPES: Step = {
  name: 'types',
  ...bin('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
};
const LINT: Step = { name: 'lint: code', ...bin('node_modules/eslint/bin/eslint.js', '.') };
const STYLES: Step = {
  name: 'lint: styles',
  ...bin('node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'),
};
const MARKDOWN: Step = {
  name: 'lint: Markdown',
  ...bin('node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'),
};
const FORMAT: Step = {
  name: 'format',
  ...bin('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
};
const UNIT: Step = {
  name: 'unit tests and house rules',
  ...bin('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'),
  report: 'vitest',
};
const TRANSLATIONS: Step = { name: 'translations', ...tsx('tools/i18n/cli.mts', 'check') };
const SAMPLES: Step = { name: 'samples of the pages', ...tsx('tools/samples/cli.mts') };
const OPTIONS: Step = { name: 'option reference', ...tsx('tools/options/cli.mts') };
const BUILD: Step = { name: 'production build', ...tsx('tools/build/build.mts') };
const BUILD_TESTS: Step = {
  name: 'builds: bad input, base path, hosting',
  ...bin('node_modules/vitest/vitest.mjs', 'run', '--project', 'build'),
  report: 'vitest',
};
const BROWSER: Step = {
  name: 'end-to-end and accessibility tests',
  ...bin('node_modules/@playwright/test/cli.js', 'test'),
  report: 'playwright',
};
const ALL_ROUTES: Step = {
  name: 'every route through axe',
  ...bin('node_modules/@playwright/test/cli.js', 'test', 'tests/a11y'),
  report: 'playwright',
  env: { A11Y_ROUTES: 'all' },
};

const FAST = [TYPES, LINT, STYLES, MARKDOWN, FORMAT, TRANSLATIONS, UNIT];
const ALL = [...FAST, SAMPLES, OPTIONS, BUILD, BUILD_TESTS, BROWSER];

/**
 * The tiers. `fast` needs no build and no browser; `all` is `npm test`; `full` adds what takes too
 * long for every change; `engines` is for search engines that need more than Node and Chromium.
 */
export const TIERS = {
  fast: FAST,
  all: ALL,
  full: [...ALL, ALL_ROUTES],
  engines: [] as Step[],
} as const satisfies Record<string, readonly Step[]>;

export type Tier = keyof typeof TIERS;

/** Tiers whose steps drive a browser. */
export const BROWSER_TIERS: readonly Tier[] = ['all', 'full'];

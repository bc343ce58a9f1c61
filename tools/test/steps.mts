import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ENGINES } from './engine-steps.mts';
import { bin, playwright, tsx, vitest, type Step } from './step.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Where a linter keeps what it found in files that have not changed. The name carries what else
 * its verdict depends on: its configuration and the versions of all packages.
 */
function cache(tool: string, config: string): string {
  const hash = createHash('sha256');
  for (const file of [config, 'package-lock.json'])
    hash.update(fs.readFileSync(path.join(ROOT, file)));
  return `.cache/${tool}-${hash.digest('hex').slice(0, 8)}`;
}
const cached = (tool: string, config: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  cache(tool, config),
];

const TYPES: Step = {
  name: 'types',
  ...bin(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '-p',
    '.',
  ),
  isIndependent: true,
};
const LINT: Step = {
  name: 'lint: code',
  ...bin('node_modules/eslint/bin/eslint.js', ...cached('eslint', 'eslint.config.mjs'), '.'),
  isIndependent: true,
};
const STYLES: Step = {
  name: 'lint: styles',
  ...bin(
    'node_modules/stylelint/bin/stylelint.mjs',
    ...cached('stylelint', 'stylelint.config.mjs'),
    'src/**/*.css',
  ),
  isIndependent: true,
};
const MARKDOWN: Step = {
  name: 'lint: Markdown',
  ...bin('node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'),
  isIndependent: true,
};
const FORMAT: Step = {
  name: 'format',
  ...bin(
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    ...cached('prettier', '.prettierrc.json'),
    '--log-level',
    'warn',
    '.',
  ),
  isIndependent: true,
};
const UNIT: Step = {
  name: 'unit tests and house rules',
  ...vitest('unit'),
  isIndependent: true,
};
const TRANSLATIONS: Step = {
  name: 'translations',
  ...tsx('tools/i18n/cli.mts', 'check'),
  isIndependent: true,
};
const SAMPLES: Step = {
  name: 'samples of the pages',
  ...tsx('tools/samples/cli.mts'),
  isIndependent: true,
};
const ALL_SAMPLES: Step = {
  name: 'samples of the pages, also those that are proven',
  ...tsx('tools/samples/cli.mts', '--all'),
};
// These two build with the packages that the samples install.
const EXPLORER: Step = {
  name: 'results of the output explorer',
  ...tsx('tools/explorer/explorer.mts', '--check'),
  isIndependent: true,
  after: [SAMPLES],
};
const OPTIONS: Step = {
  name: 'option reference',
  ...tsx('tools/options/cli.mts'),
  isIndependent: true,
  after: [SAMPLES],
};
const SPELLING: Step = {
  name: 'spelling',
  ...bin(
    'node_modules/cspell/bin.mjs',
    'lint',
    '--no-progress',
    '--cache',
    '--cache-location=.cache/cspell',
    '.',
  ),
  isIndependent: true,
};
/** The measure of the others: how long it takes is what everybody on this machine knows. */
export const BUILD: Step = {
  name: 'production build',
  ...tsx('tools/build/build.mts'),
  isIndependent: true,
  isPrerequisite: true,
};
const BUDGETS: Step = {
  name: 'budgets of page weight',
  ...tsx('tools/budgets/budgets.mts'),
  isIndependent: true,
  after: [BUILD],
};
const HTML: Step = {
  name: 'validity of all pages',
  ...tsx('tools/check-html/check-html.mts'),
  isIndependent: true,
  after: [BUILD],
};
const BUILD_TESTS: Step = {
  name: 'builds: bad input, base path, hosting',
  ...vitest('build'),
};
/** What breaks seldom and takes long: it is tried before a release, not with every change. */
const RARE_BUILDS: Step = {
  name: 'builds: commands, deployments, extremes, interruptions',
  ...vitest('rare'),
};
const BROWSER: Step = {
  name: 'end-to-end and accessibility tests',
  ...playwright(['app at once', 'look']),
};
const ARRIVALS: Step = {
  name: 'the app late, or never',
  ...playwright(['app two seconds late', 'app never']),
};
const ALL_ROUTES: Step = {
  name: 'every route through axe',
  ...playwright(['app at once'], 'tests/a11y'),
  env: { A11Y_ROUTES: 'all' },
};

/** The longest first: two run at a time, and the last one should not run alone. */
const FAST = [UNIT, LINT, TYPES, SPELLING, TRANSLATIONS, FORMAT, MARKDOWN, STYLES];
/** A build leaves half of a core idle, which the samples take. */
const SLOW = [SAMPLES, BUILD, HTML, BUDGETS, OPTIONS, EXPLORER];
const ALL = [...FAST, ...SLOW, BUILD_TESTS, BROWSER];

/**
 * The tiers. `fast` needs no build and no browser; `all` is `npm test`; `full` adds what takes too
 * long for every change; `engines` is for search engines that need more than Node and Chromium.
 */
export const TIERS = {
  fast: FAST,
  all: ALL,
  full: [...ALL, ALL_SAMPLES, ARRIVALS, RARE_BUILDS, ALL_ROUTES],
  engines: ENGINES,
} as const satisfies Record<string, readonly Step[]>;

export type Tier = keyof typeof TIERS;

/** Tiers whose steps drive a browser. */
export const BROWSER_TIERS: readonly Tier[] = ['all', 'full', 'engines'];

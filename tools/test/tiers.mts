/** Scripts of package.json, as turbo.json knows them, that may run beside each other. */
export interface Phase {
  scripts: readonly string[];
  /** How many run at a time: two, as many as a small machine has cores, or one that takes both. */
  atOnce: 1 | 2;
}

const CHECK = [
  'test:unit',
  'lint:code',
  'lint:types',
  'lint:spelling',
  'lint:translations',
  'lint:format',
  'lint:markdown',
  'lint:styles',
];
const MORE = [
  'build',
  'check:html',
  'budgets',
  'test:samples',
  'test:options',
  'test:messages',
  'test:explorer',
  'test:slow',
];

/** What needs no browser, and stops no other. */
const APART: Phase = { scripts: [...MORE, ...CHECK], atOnce: 2 };

/**
 * What the commands run, one phase after the other; none begins where the build has failed. `check`
 * needs no build and no browser; `full` adds what takes too long for every change; `engines` is for
 * search engines that need more than Node and Chromium.
 */
export const TIERS = {
  check: [{ scripts: CHECK, atOnce: 2 }],
  test: [APART, { scripts: ['test:builds', 'test:browser'], atOnce: 1 }],
  full: [
    APART,
    {
      scripts: ['test:builds', 'full:browser', 'full:samples', 'full:arrivals', 'full:builds'],
      atOnce: 1,
    },
  ],
  engines: [{ scripts: ['engines:prepare', 'engines:test'], atOnce: 1 }],
} as const satisfies Record<string, readonly Phase[]>;

export type Tier = keyof typeof TIERS;

/** Tiers that drive a browser. */
export const BROWSER_TIERS: readonly Tier[] = ['test', 'full', 'engines'];

/** A command of maintainers: what it is for, and the module that does it when it is imported. */
export interface SiteCommand {
  summary: string;
  run: () => Promise<unknown>;
}

/** A command that consists of others, which are named behind it; without a name `unnamed` run. */
export interface CommandGroup {
  summary: string;
  parts: Readonly<Record<string, SiteCommand>>;
  unnamed: readonly string[];
}

const CHECKS = {
  addresses: {
    summary: 'every address that was ever published answers',
    run: () => import('../check/addresses.mts'),
  },
  budgets: {
    summary: 'the bytes of the pages of build/ are within their budgets',
    run: () => import('../check/budgets.mts'),
  },
  html: {
    summary: 'the pages of build/ are valid HTML',
    run: () => import('../check/html.mts'),
  },
} as const satisfies Record<string, SiteCommand>;

const PROOFS = {
  committed: {
    summary: 'what the repository keeps for a first build is what would be made today',
    run: () => import('../prove/committed.mts'),
  },
  consumers: {
    summary: 'packages of the recipes work in Node.js, TypeScript and apps with bundlers',
    run: () => import('../prove/consumers.mts'),
  },
  glossary: {
    summary: 'the glossary pages are what i18n/glossary.yaml gives',
    run: () => import('../prove/glossary.mts'),
  },
  messages: {
    summary: 'every message of the installed packages is on a page, or has a reason not to be',
    run: () => import('@rslib-docs/samples/messages/cli'),
  },
  'migration-table': {
    summary: 'the table of options of tsup is what its list gives',
    run: () => import('tsup-to-rslib/cli/cli'),
  },
  options: {
    summary: 'the reference agrees with the types and the behavior of the installed Rslib',
    run: () => import('@rslib-docs/samples/options/cli'),
  },
  'real-output': {
    summary: 'the output explorer and the home page show what the installed Rslib writes',
    run: () => import('../prove/real-output.mts'),
  },
  samples: {
    summary: 'the samples of all pages do what the pages show',
    run: () => import('@rslib-docs/samples/runner/cli'),
  },
} as const satisfies Record<string, SiteCommand>;

/** Every command checks; commands that can write their result do so with `--write`. */
export const SITE_COMMANDS = {
  check: {
    summary: 'the addresses of the site, and the pages of build/',
    parts: CHECKS,
    unnamed: ['addresses', 'budgets', 'html'],
  },
  hosting: {
    summary: 'prints the rules with which a host serves build/',
    run: () => import('../hosting/hosting.mts'),
  },
  move: {
    summary: 'moves a page in both languages, with its links, redirect and records',
    run: async () => (await import('./move.mts')).runMove(false),
  },
  pack: {
    summary: 'the packages that other sites install can be bundled',
    run: () => import('../pack/pack.mts'),
  },
  prove: {
    summary: 'the pages are what their data and the installed Rslib give',
    parts: PROOFS,
    unnamed: Object.keys(PROOFS),
  },
  remove: {
    summary: 'removes a page in both languages, and leads its readers to another',
    run: async () => (await import('./move.mts')).runMove(true),
  },
  upstream: {
    summary: 'what an upgrade of Docusaurus has changed of what we replace',
    run: () => import('../upstream/upstream.mts'),
  },
  version: {
    summary: 'cuts a version of the documentation, or archives the oldest',
    run: () => import('../versions/cli.mts'),
  },
  visual: {
    summary: 'the pages look as in the screenshots',
    run: () => import('../chromium/visual.mts'),
  },
} as const satisfies Record<string, SiteCommand | CommandGroup>;

/** A command of maintainers: what it is for, and the module that does it when it is imported. */
export interface SiteCommand {
  summary: string;
  run: () => Promise<unknown>;
}

/** Every command checks; those that can write what they check do so with `--write`. */
export const SITE_COMMANDS = {
  addresses: {
    summary: 'every address that was ever published answers',
    run: () => import('../addresses/addresses.mts'),
  },
  budgets: {
    summary: 'the bytes of pages are within their budgets',
    run: () => import('../budgets/budgets.mts'),
  },
  glossary: {
    summary: 'the glossary pages are what i18n/glossary.yaml gives',
    run: () => import('../glossary/cli.mts'),
  },
  hosting: {
    summary: 'prints the rules with which a host serves build/',
    run: () => import('../hosting/hosting.mts'),
  },
  html: {
    summary: 'the pages of build/ are valid HTML',
    run: () => import('../check-html/check-html.mts'),
  },
  links: {
    summary: 'the addresses of other sites answer (needs the network)',
    run: () => import('../check-links/check-links.mts'),
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
  pack: {
    summary: 'the packages that other sites install can be bundled',
    run: () => import('../pack/pack.mts'),
  },
  'real-output': {
    summary: 'the output explorer and the home page show what the installed Rslib writes',
    run: () => import('../real-output/cli.mts'),
  },
  samples: {
    summary: 'the samples of all pages do what the pages show',
    run: () => import('@rslib-docs/samples/runner/cli'),
  },
  upstream: {
    summary: 'what an upgrade of Docusaurus has changed of what we replace',
    run: () => import('../upstream/upstream.mts'),
  },
  'version-archive': {
    summary: 'writes the oldest version out as static pages',
    run: () => import('../versions/archive.mts'),
  },
  'version-cut': {
    summary: 'keeps the documentation as it is now as a version',
    run: () => import('../versions/cut.mts'),
  },
  visual: {
    summary: 'the pages look as in the screenshots',
    run: () => import('../visual/visual.mts'),
  },
} as const satisfies Record<string, SiteCommand>;

export type SiteCommandName = keyof typeof SITE_COMMANDS;

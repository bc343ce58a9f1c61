import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { readConfig } from './config.mts';

const USAGE = `Usage: npm run i18n -- <command> [flags]

  status [--all] [--json]      What is missing, stale or different in the translation, as a table in
                               Markdown. --all lists every page.
  diff <page> [section]        What changed in the original since it was translated, beside the
                               translation.
  accept <page> [section] …    Marks the translation as one of the original as it is now; refuses
                               where the two state other facts, unless you add --anyway.
  accept --all                 Marks what agrees of every page, and lists what does not.
  check [--fix] [page] …       Everything that must fail CI: the status, and where the site says what
                               its pages are compiled with, pages that do not compile, broken links,
                               spacing and punctuation of Chinese, terms. --fix first repairs what needs
                               no translator; --json is for programs.
  glossary                     Prints the terminology as CSV, for the glossary of Crowdin.
  pseudo                       Builds the site into build-pseudo/ with every marked text of the
                               interface as [!! Ŝéàŕçĥ !!]: what reads plainly is not marked.

  --locale <name>              The folder below i18n/ that holds the translation. Default: the one
                               that the site names, or the only one.

A page is named by its path: intro, docs/intro.mdx or blog/2025-05-14-x.mdx. A section is the id of
its heading; :front-matter and :intro are the two parts without one.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

/** The folder below `i18n/`: the one that is named, or the only one. */
function findLocale(root: string, named: string | undefined): string {
  const dir = path.join(root, 'i18n');
  const entries = fs.existsSync(dir) ? fs.readdirSync(dir, { withFileTypes: true }) : [];
  const names = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
  if (named === undefined && names.length !== 1)
    throw new UsageError(
      `i18n/ in ${root} holds ${names.join(', ') || 'no language'}: name one with --locale.`,
    );
  return named ?? names[0]!;
}

await runCommand(USAGE, async (args) => {
  const root = process.cwd();
  const config = await readConfig(root);
  const options = { locale: { type: 'string' } } as const;
  const { locale: asked } = parseArgs({ args: [...args], strict: false, options }).values;
  if (typeof asked === 'string' && !fs.existsSync(path.join(root, 'i18n', asked)))
    throw new UsageError(`There is no folder i18n/${asked} in ${root}.`);
  // Read by the modules that know where pages are, when they are loaded.
  const locale = findLocale(root, typeof asked === 'string' ? asked : config.locale);
  Object.assign(globalThis, { TRANSLATED_LOCALE: locale });
  const { runTranslations } = await import('./commands.mts');
  return runTranslations(root, config, args);
});

import fs from 'node:fs';
import path from 'node:path';
import { UsageError, runCommand } from '@rslib-docs/kit/node/command';

const USAGE = `Usage: docs-translations <command> [flags]

  status [--all] [--json]      What is missing, stale or different. --all lists every page.
  check                        What of that must fail CI, and nothing else.
  diff <page> [section]        What changed in the original since it was translated.
  accept <page> [section] …    Marks the translation as one of the original as it is now; refuses
                               where the two state other facts, unless you add --anyway.
  accept --all                 The same for every page that exists in both languages.

  --locale <name>              The folder below i18n/ that holds the translation. Default: the only one.

A page is named by its path: intro, docs/intro.mdx or blog/2021-08-01-x.mdx. A section is the id of
its heading; :front-matter and :intro are the two parts without one.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

/** The language that is meant, and the arguments without its flag. */
function takeLocale(args: readonly string[], root: string): { locale: string; rest: string[] } {
  const at = args.indexOf('--locale');
  const rest = at < 0 ? [...args] : [...args.slice(0, at), ...args.slice(at + 2)];
  const dir = path.join(root, 'i18n');
  const folders = fs.existsSync(dir)
    ? fs.readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory())
    : [];
  const names = folders.map(({ name }) => name);
  const locale = at < 0 && names.length === 1 ? names[0] : args[at + 1];
  if (at < 0 && names.length !== 1)
    throw new UsageError(
      `i18n/ in ${root} holds ${names.length === 0 ? 'no language' : names.join(', ')}: name one with --locale.`,
    );
  if (locale === undefined || !names.includes(locale))
    throw new UsageError(`There is no folder i18n/${locale ?? ''} in ${root}.`);
  return { locale, rest };
}

await runCommand(USAGE, async (args) => {
  const root = process.cwd();
  const { locale, rest } = takeLocale(args, root);
  // Read by the modules that know where pages are, when they are loaded.
  Object.assign(globalThis, { TRANSLATED_LOCALE: locale });
  const { runTranslations } = await import('./commands.mts');
  return runTranslations(root, rest);
});

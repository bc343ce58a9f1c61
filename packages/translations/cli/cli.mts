import path from 'node:path';
import { EXIT, UsageError, countFindings, runCommand } from '@rslib-docs/kit/node/command';
import { accept, acceptAll } from './accept.mts';
import { parseCommand, type Flags } from './arguments.mts';
import { pageNamed, readAsked } from './asked.mts';
import { collectChecks, collectStatus } from './collect.mts';
import { formatFinding } from './findings.mts';
import { formatTerms, readTerms } from './glossary.mts';
import { listPages, type PagePair } from './project.mts';
import { formatStatus, toJson } from './report.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run i18n -- <command> [flags]

  status [--all] [--json]      What is missing, stale or different in Chinese, as a table in Markdown.
                               --all lists every page.
  diff <page> [section]        What changed in English since it was translated, beside the Chinese.
  accept <page> [section] …    Marks the Chinese as a translation of the English as it is now; refuses
                               where the two state other facts, unless you add --anyway.
  accept --all                 The same for every page that exists in both languages.
  check [--fix] [page] …       Everything that must fail CI: the status, and pages that do not
                               compile, broken links, broken files of texts, spacing and
                               punctuation of the Chinese, terms. --fix first mends what needs no
                               translator; --json is for programs.
  glossary                     Prints the terminology as CSV, for the glossary of Crowdin.
  pseudo                       Builds the site into build-pseudo/ with every marked text of the
                               interface as [!! Ŝéàŕçĥ !!]: what reads plainly is not marked.

A page is named by its path: guide/basic/cli, docs/guide/basic/cli.mdx or blog/2025-05-14-x.mdx.
A section is the id of its heading; :front-matter and :intro are the two parts without one.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

async function status(flags: Flags): Promise<number> {
  const result = await collectStatus(ROOT);
  console.log(flags.json ? toJson(result) : formatStatus(result, flags.all ?? false));
  return result.findings.length > 0 ? EXIT.findings : EXIT.ok;
}

async function countFixable(only: readonly PagePair[] | undefined): Promise<number> {
  const { findFixes } = await import('./fix.mts');
  return (await findFixes(ROOT, only)).size;
}

async function check(flags: Flags, asked: readonly string[]): Promise<number> {
  const pages = await listPages(ROOT);
  const only = asked.length > 0 ? asked.map((name) => pageNamed(pages, name)) : undefined;
  if (flags.fix) {
    const { fixAll } = await import('./fix.mts');
    for (const file of await fixAll(ROOT, only)) console.error(`mended ${file}`);
  }
  const findings = await collectChecks(ROOT, only);
  if (flags.json) console.log(JSON.stringify({ findings }, null, 2));
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(
      findings.length > 0 ? `\n${countFindings(findings.length)}.` : 'Translations are clean.',
    );
    const fixable = findings.length > 0 && !flags.fix ? await countFixable(only) : 0;
    if (fixable > 0) console.log(`Files that npm run i18n -- check --fix can mend: ${fixable}.`);
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

async function runAccept(flags: Flags, names: readonly string[]): Promise<number> {
  if (flags.all && names.length > 0) throw new UsageError('Name a page or say --all, not both.');
  const done = flags.all
    ? await acceptAll(ROOT, flags.anyway)
    : await accept(ROOT, readAsked(await listPages(ROOT), names), flags.anyway);
  console.log(`${done.sections} sections of ${done.pages} pages newly marked as current.`);
  return EXIT.ok;
}

async function diff([asked, section]: readonly string[]): Promise<number> {
  const page = pageNamed(await listPages(ROOT), asked);
  // Only this command needs the package that compares texts.
  const { findChanges, formatChange } = await import('./diff.mts');
  const changes = (await findChanges(ROOT, page)).filter(({ id }) => !section || id === section);
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const change of changes) console.log(`${formatChange(change, color)}\n`);
  if (changes.length === 0) console.log('Nothing has changed since this was translated.');
  return changes.length > 0 ? EXIT.findings : EXIT.ok;
}

async function main(args: readonly string[]): Promise<number> {
  const { command, flags, positionals } = parseCommand(args, process.env);
  if (command === 'status') return status(flags);
  if (command === 'check') return check(flags, positionals);
  if (command === 'accept') return runAccept(flags, positionals);
  if (command === 'glossary') {
    console.log(formatTerms(readTerms(ROOT)));
    return EXIT.ok;
  }
  if (command === 'pseudo') {
    const { buildPseudo } = await import('./pseudo.mts');
    return (await buildPseudo(ROOT)) ? EXIT.ok : EXIT.findings;
  }
  return diff(positionals);
}

await runCommand(USAGE, main);

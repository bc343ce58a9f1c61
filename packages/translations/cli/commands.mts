import { EXIT, UsageError, countFindings } from '@rslib-docs/kit/node/command';
import { accept, acceptAll } from './accept.mts';
import type { Command, Flags } from './arguments.mts';
import { pageNamed, readAsked } from './asked.mts';
import { collectChecks } from './collect.mts';
import { collectStatus } from './collect-status.mts';
import type { TranslationsConfig } from './config.mts';
import { formatFinding } from './findings.mts';
import { formatTerms, readTerms } from './glossary.mts';
import { listPages, type PagePair } from './project.mts';
import { formatStatus, toJson } from './report.mts';

async function status(root: string, flags: Flags): Promise<number> {
  const result = await collectStatus(root);
  console.log(flags.json ? toJson(result) : formatStatus(result, flags.all ?? false));
  return result.findings.length > 0 ? EXIT.findings : EXIT.ok;
}

async function countFixable(root: string, only: readonly PagePair[] | undefined): Promise<number> {
  const { findFixes } = await import('./fix.mts');
  return (await findFixes(root, only)).size;
}

/** @param canFix whether the site has what mends pages. */
async function check(
  root: string,
  canFix: boolean,
  { flags, positionals }: Command,
): Promise<number> {
  if (flags.fix && !canFix)
    throw new UsageError('check --fix needs "compiledWith": see README.md.');
  const pages = await listPages(root);
  const only =
    positionals.length > 0 ? positionals.map((name) => pageNamed(pages, name)) : undefined;
  if (flags.fix) {
    const { fixAll } = await import('./fix.mts');
    for (const file of await fixAll(root, only)) console.error(`mended ${file}`);
  }
  const findings = await collectChecks(root, only);
  if (flags.json) console.log(JSON.stringify({ findings }, null, 2));
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(
      findings.length > 0 ? `\n${countFindings(findings.length)}.` : 'Translations are clean.',
    );
    const isCounted = canFix && findings.length > 0 && !flags.fix;
    const fixable = isCounted ? await countFixable(root, only) : 0;
    if (fixable > 0) console.log(`Files that npm run i18n -- check --fix can mend: ${fixable}.`);
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

async function runAccept(root: string, { flags, positionals }: Command): Promise<number> {
  if (flags.all && positionals.length > 0)
    throw new UsageError('Name a page or say --all, not both.');
  const done = flags.all
    ? await acceptAll(root, flags.anyway)
    : await accept(root, readAsked(await listPages(root), positionals), flags.anyway);
  console.log(`${done.sections} sections of ${done.pages} pages newly marked as current.`);
  return EXIT.ok;
}

async function diff(root: string, [asked, section]: readonly string[]): Promise<number> {
  const page = pageNamed(await listPages(root), asked);
  // Only this command needs the package that compares texts.
  const { findChanges, formatChange } = await import('./diff.mts');
  const changes = (await findChanges(root, page)).filter(({ id }) => !section || id === section);
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const change of changes) console.log(`${formatChange(change, color)}\n`);
  if (changes.length === 0) console.log('Nothing has changed since this was translated.');
  return changes.length > 0 ? EXIT.findings : EXIT.ok;
}

async function pseudo(root: string, build: readonly string[] | undefined): Promise<number> {
  if (!build) throw new UsageError('pseudo needs "build": see README.md.');
  const { buildPseudo } = await import('./pseudo.mts');
  return (await buildPseudo(root, build)) ? EXIT.ok : EXIT.findings;
}

export async function runTranslations(
  root: string,
  { compiledWith, build }: TranslationsConfig,
  asked: Command,
): Promise<number> {
  const { command, flags, positionals } = asked;
  if (command === 'status') return status(root, flags);
  if (command === 'check') return check(root, compiledWith !== undefined, asked);
  if (command === 'accept') return runAccept(root, asked);
  if (command === 'pseudo') return pseudo(root, build);
  if (command === 'diff') return diff(root, positionals);
  console.log(formatTerms(readTerms(root)));
  return EXIT.ok;
}

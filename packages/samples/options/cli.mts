import fs from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import {
  EXIT,
  UsageError,
  countFindings,
  parseFlags,
  runCommand,
  showProgress,
} from '@rslib-docs/kit/node/command';
import { formatFinding, type Finding } from '../runner/finding.mts';
import { installPackages } from '../runner/packages.mts';
import { checkClaims, entryKey } from './claims.mts';
import { checkDefaults } from './defaults.mts';
import { checkExports, checkFlags } from './listings.mts';
import { readOptionPages } from './option-pages.mts';
import { HISTORY_FILE, checkHistory, readHistory } from './since/check-history.mts';
import type { History } from './since/history.mts';
import { readPublishedHistory } from './since/published.mts';
import { checkMigrations } from './migration-tables.mts';
import { PackageTypes } from './package-types.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run site -- prove options [flags]

Compares the option pages, the page about the command and the list of exports with the installed
Rslib: names, types, flags, and defaults by building with and without the option. The version that
brought an option is compared with what the published versions told when --write was last used. The tables of
options in the guides about moving to Rslib are compared with the types of both tools.

  --write            Fetches the published versions (network, tar) and writes what they tell into
                     ${HISTORY_FILE}, then compares.
  --json             The findings as JSON.
  --root <folder>    Another folder with pages; default is this project.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

const countBuilds = (done: number, all: number): void =>
  showProgress(done < all ? `${done} of ${all} builds` : '');

async function readInstalled(): Promise<string> {
  const file = path.join(PROJECT, 'node_modules/@rslib/core/package.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as { version: string }).version;
}

async function writeHistory(history: History): Promise<void> {
  const text = await format(JSON.stringify(history), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(PROJECT, HISTORY_FILE), text);
}

async function main(args: readonly string[]): Promise<number> {
  const { write, json, root } = parseFlags(args, {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    root: { type: 'string', default: PROJECT },
  });
  const pages = await readOptionPages(root);
  if (pages.length === 0) throw new UsageError(`${root} has no option pages.`);
  await installPackages(PROJECT);
  const documented = pages.flatMap((page) => [
    [page.file, page.type] as const,
    ...page.entries.map((entry) => [entryKey(page, entry), entry.type] as const),
  ]);
  const types = new PackageTypes(PROJECT, new Map(documented));
  const installed = await readInstalled();
  if (write) await writeHistory(await readPublishedHistory(PROJECT, installed));
  const findings: Finding[] = [
    ...checkHistory(await readHistory(PROJECT), pages, installed),
    ...checkClaims(types, pages),
    ...(await checkFlags(PROJECT, root, pages)),
    ...(await checkExports(types, root)),
    ...(await checkMigrations(types, root)),
    ...(await checkDefaults(PROJECT, pages, countBuilds)),
  ];
  if (json) console.log(JSON.stringify({ findings }, null, 2));
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(
      findings.length > 0
        ? `\n${countFindings(findings.length)}.`
        : `${pages.length} option pages agree with the package.`,
    );
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);

import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { formatFinding, type Finding } from '../samples/finding.mts';
import { installPackages } from '../samples/packages.mts';
import { checkClaims } from './claims.mts';
import { checkDefaults } from './defaults.mts';
import { checkExports, checkFlags } from './listings.mts';
import { readOptionPages } from './option-pages.mts';
import { HISTORY_FILE, checkHistory, readHistory } from './since/check-history.mts';
import type { History } from './since/history.mts';
import { readPublishedHistory } from './since/published.mts';
import { PackageTypes } from './package-types.mts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const EXIT = { ok: 0, findings: 1, usage: 2 } as const;

const USAGE = `Usage: npm run options -- [flags]

Compares the option pages, the page about the command and the list of exports with the installed
Rslib: names, types, flags, and defaults by building with and without the option. The version that
brought an option is compared with what the published versions told when --since was last run.

  --since            Fetches the published versions (network, tar) and writes what they tell into
                     ${HISTORY_FILE}, then compares.
  --json             The findings as JSON.
  --root <folder>    Another folder with pages; default is this project.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

class UsageError extends Error {}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        since: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        root: { type: 'string', default: PROJECT },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r${done} of ${all} builds${done === all ? '\n' : ''}`);
}

async function readInstalled(): Promise<string> {
  const file = path.join(PROJECT, 'node_modules/@rslib/core/package.json');
  return (JSON.parse(await fs.readFile(file, 'utf8')) as { version: string }).version;
}

async function writeHistory(history: History): Promise<void> {
  const text = await format(JSON.stringify(history), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(PROJECT, HISTORY_FILE), text);
}

async function main(args: string[]): Promise<number> {
  const { since, json, root, help } = parse(args);
  if (help) {
    console.log(USAGE);
    return EXIT.ok;
  }
  const pages = await readOptionPages(root);
  if (pages.length === 0) throw new UsageError(`${root} has no option pages.`);
  await installPackages(PROJECT);
  const types = new PackageTypes(PROJECT, new Map(pages.map(({ file, type }) => [file, type])));
  const installed = await readInstalled();
  if (since) await writeHistory(await readPublishedHistory(PROJECT, installed));
  const findings: Finding[] = [
    ...checkHistory(await readHistory(PROJECT), pages, installed),
    ...checkClaims(types, pages),
    ...(await checkFlags(PROJECT, root, pages)),
    ...(await checkExports(types, root)),
    ...(await checkDefaults(PROJECT, pages, showProgress)),
  ];
  if (json) console.log(JSON.stringify({ findings }, null, 2));
  else {
    for (const finding of findings) console.log(formatFinding(finding));
    console.log(
      findings.length > 0
        ? `\n${findings.length} findings.`
        : `${pages.length} option pages agree with the package.`,
    );
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : (error as Error).message);
  process.exitCode = isUsage ? EXIT.usage : EXIT.findings;
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '../lib/command.mts';
import { reportFile, type Step } from '../test/step.mts';
import { TIERS } from '../test/steps.mts';
import { formatVerdicts, judge } from './judge.mts';
import { readPlaywright, readVitest, type TestResult } from './results.mts';
import { GROUPS, readRows, type Row } from './rows.mts';
import { runCommands, runProofs } from './run-proofs.mts';

const USAGE = `Usage: npm run faults [-- [group or id …] [--reports]]

Tries the faults of tests/faults.yaml: runs the tests that prove each of them and
prints what was survived, by group. Groups: ${GROUPS.join(', ')}.
A row whose test did not run counts as failed. Needs a production build.

  --reports   run no test, read the reports of the last npm run test:full and test:engines

Exit codes: 0 all passed, 1 a row failed or is not proven, 2 wrong usage.`;

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Results of the last run of everything; a step without a report has none. */
async function readReports(): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const step of [...TIERS.full, ...TIERS.engines] as readonly Step[]) {
    if (!step.report) continue;
    const text = await fs.readFile(path.join(ROOT, reportFile(step)), 'utf8').catch(() => '');
    if (!text) {
      console.error(
        `No report of "${step.name}"; npm run test:full writes it, or npm run test:engines.`,
      );
      continue;
    }
    const report = JSON.parse(text) as never;
    const read = step.report === 'vitest' ? readVitest : readPlaywright;
    results.push(...read(report, ROOT));
  }
  return results;
}

function choose(rows: readonly Row[], names: readonly string[]): readonly Row[] {
  const chosen = names.map((name) => {
    const own = rows.filter(({ id, group }) => id === name || group === name);
    if (own.length === 0) throw new UsageError(`"${name}" is neither a group nor an id.`);
    return own;
  });
  return names.length > 0 ? rows.filter((row) => chosen.flat().includes(row)) : rows;
}

async function main(args: readonly string[]): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--reports');
  if (unknown) throw new UsageError(`Unknown flag "${unknown}".`);
  const all = readRows(await fs.readFile(path.join(ROOT, 'tests/faults.yaml'), 'utf8'));
  const rows = choose(
    all,
    args.filter((arg) => !arg.startsWith('-')),
  );
  const proofs = rows.flatMap((row) => row.proofs);
  const results =
    flags.length > 0
      ? [...(await readReports()), ...(await runCommands(proofs, ROOT))]
      : await runProofs(proofs, ROOT);
  const verdicts = judge(rows, results);
  for (const line of formatVerdicts(verdicts)) console.log(line);
  return verdicts.some(({ problems }) => problems.length > 0) ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);

import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, UsageError, runCommand } from '../lib/command.mts';
import { checkBudgets, type Budgets } from './check-budgets.mts';
import { measurePage, type Weights } from './measure.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUDGETS_FILE = 'tools/budgets/budgets.json';

const USAGE = `Usage: npm run budgets

Weighs the first view, the controls and the app of a page of each type in build/, compressed with brotli, and
compares them with ${BUDGETS_FILE}.

Exit codes: 0 within the budgets, 1 over a budget or no build, 2 wrong usage.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new UsageError(`Unknown argument "${args[0]}".`);
  const build = path.join(ROOT, 'build');
  if (!(await fs.stat(build).catch(() => undefined))) {
    throw new Error('There is no build/. Run npm run build first.');
  }
  const text = await fs.readFile(path.join(ROOT, BUDGETS_FILE), 'utf8');
  const budgets = JSON.parse(text) as Budgets;
  const actual: Record<string, Weights> = {};
  for (const [type, { page }] of Object.entries(budgets)) {
    actual[type] = await measurePage(build, page);
  }
  console.table(
    Object.entries(budgets).map(([type, { firstViewBytes, controlsBytes, appBytes }]) => ({
      'page type': type,
      'first view': actual[type]!.firstViewBytes,
      'its budget': firstViewBytes,
      controls: actual[type]!.controlsBytes,
      'their budget': controlsBytes,
      app: actual[type]!.appBytes,
      'budget of the app': appBytes,
    })),
  );
  const findings = checkBudgets(budgets, actual);
  for (const finding of findings) console.log(finding);
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);

import fs from 'node:fs/promises';
import path from 'node:path';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { ifThere } from '@rslib-docs/kit/node/files';
import {
  checkBudgets,
  checkFileBudgets,
  measureFile,
  measurePage,
  PARTS,
  type Budgets,
  type FileBudgets,
  type Weights,
} from './check-budgets.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUDGETS_FILE = 'tools/check/budgets.json';
const FILE_BUDGETS_FILE = 'tools/check/file-budgets.json';

const USAGE = `Usage: npm run site -- check budgets

Weighs the first view, the controls and the app of a page of each type in build/, compressed with brotli,
and what stands in it before its first paragraphs, as the browser reads it, and
compares them with ${BUDGETS_FILE}; and files that are fetched by themselves, with
${FILE_BUDGETS_FILE}.

Exit codes: 0 within the budgets, 1 over a budget or no build, 2 wrong usage.`;

const readBudgets = async (file: string): Promise<unknown> =>
  JSON.parse(await fs.readFile(path.join(ROOT, file), 'utf8'));

async function checkFiles(build: string): Promise<string[]> {
  const budgets = (await readBudgets(FILE_BUDGETS_FILE)) as FileBudgets;
  const actual: Record<string, number> = {};
  for (const [name, { file }] of Object.entries(budgets)) {
    actual[name] = await measureFile(build, file);
  }
  const rows = Object.entries(budgets).map(([file, { bytes }]) => {
    return { file, bytes: actual[file], 'its budget': bytes };
  });
  console.table(rows);
  return checkFileBudgets(budgets, actual);
}

async function main(args: readonly string[]): Promise<number> {
  parseFlags(args, {});
  const build = path.join(ROOT, 'build');
  if (!(await ifThere(fs.stat(build))))
    throw new Error('There is no build/. Run npm run build first.');
  const budgets = (await readBudgets(BUDGETS_FILE)) as Budgets;
  const actual: Record<string, Weights> = {};
  for (const [type, { page }] of Object.entries(budgets)) {
    actual[type] = await measurePage(build, page);
  }
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const rows = Object.entries(budgets).map(([type, budget]) => {
    const cells = parts.flatMap((part) => [
      [PARTS[part].name, actual[type]![part]],
      [`${PARTS[part].name}: budget`, budget[part]],
    ]);
    return { 'page type': type, ...Object.fromEntries(cells) };
  });
  console.table(rows);
  const findings = [...checkBudgets(budgets, actual), ...(await checkFiles(build))];
  for (const finding of findings) console.log(finding);
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);

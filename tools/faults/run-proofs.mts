import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { showProgress } from '../lib/command.mts';
import type { Step } from '../test/step.mts';
import { TIERS } from '../test/steps.mts';
import { readPlaywright, readVitest, type TestResult } from './results.mts';
import { ARROW, type Proof } from './rows.mts';

const run = promisify(execFile);

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Lines of a runner that are shown where it ended without a report. */
const LAST_LINES = 20;

type Runner = 'unit' | 'build' | 'rare' | 'engines' | 'playwright' | 'command';

function runnerOf({ file }: Proof): Runner {
  if (file === undefined) return 'command';
  if (/\.spec\.mts$/.test(file)) return 'playwright';
  if (file.startsWith('tests/engines/')) return 'engines';
  if (file.startsWith('tests/build/rare/')) return 'rare';
  return file.startsWith('tests/build/') ? 'build' : 'unit';
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds the titles of proofs among those that runners filter, which have spaces for arrows. */
export function titlePattern(proofs: readonly Proof[]): string {
  const titles = new Set(proofs.map(({ title }) => title.split(ARROW).map(escape).join('.*')));
  return [...titles].join('|');
}

function argumentsOf(runner: Runner, proofs: readonly Proof[], report: string): string[] {
  const files = [...new Set(proofs.map(({ file }) => file!))];
  const pattern = titlePattern(proofs);
  if (runner === 'playwright') {
    return [...PLAYWRIGHT, ...files, '--grep', pattern, '--reporter=json'];
  }
  const output = ['--reporter=json', `--outputFile=${report}`];
  return [...VITEST, '--project', runner, ...files, '-t', pattern, ...output];
}

/** Runs the tests of one runner; that some fail is not its failure, a missing report is. */
async function runTests(runner: Runner, proofs: readonly Proof[], root: string) {
  const report = path.join(root, `.cache/faults/${runner}.json`);
  await fs.mkdir(path.dirname(report), { recursive: true });
  await fs.rm(report, { force: true });
  const said = await run(process.execPath, argumentsOf(runner, proofs, report), {
    cwd: root,
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, A11Y_ROUTES: 'all' },
  }).catch((error: { stdout?: string; stderr?: string }) => error);
  const text = await fs.readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const lines = `${said.stdout ?? ''}\n${said.stderr ?? ''}`.trim().split('\n');
    throw new Error(
      [`The ${runner} tests left no report:`, ...lines.slice(-LAST_LINES)].join('\n'),
    );
  }
  const content = JSON.parse(text) as never;
  return runner === 'playwright' ? readPlaywright(content, root) : readVitest(content, root);
}

/** What the tests with search engines need: the gateway, and an engine. */
async function prepareEngines(root: string): Promise<void> {
  for (const { command, args, isPrerequisite } of TIERS.engines as readonly Step[]) {
    if (isPrerequisite) await run(command, [...args], { cwd: root, maxBuffer: MAX_OUTPUT_BYTES });
  }
}

/** Runs the commands among the proofs; each passes when it ends with 0. */
export async function runCommands(proofs: readonly Proof[], root: string): Promise<TestResult[]> {
  const commands = new Set(proofs.filter(({ file }) => !file).map(({ title }) => title));
  const results: TestResult[] = [];
  for (const title of commands) {
    showProgress(`running: ${title}`);
    const [command, ...args] = title.split(' ');
    const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES };
    const hasPassed = await run(command!, args, options).then(
      () => true,
      () => false,
    );
    results.push({ file: '', title, hasPassed });
  }
  return results;
}

/**
 * Runs what proves: tests by their own runners, one runner after the other, then commands.
 *
 * @throws {Error} where a runner ended before its tests did.
 */
export async function runProofs(proofs: readonly Proof[], root: string): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const runner of ['unit', 'build', 'rare', 'engines', 'playwright'] as const) {
    const own = proofs.filter((proof) => runnerOf(proof) === runner);
    if (own.length === 0) continue;
    showProgress(`running: ${own.length} proofs by ${runner} tests`);
    if (runner === 'engines') await prepareEngines(root);
    results.push(...(await runTests(runner, own, root)));
  }
  return [...results, ...(await runCommands(proofs, root))];
}

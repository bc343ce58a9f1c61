import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { showProgress } from '@rslib-docs/kit/node/command';
import { readResults, type TestResult } from '../test/results.mts';

const run = promisify(execFile);

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Lines of a runner that are shown where it ended without a report. */
const LAST_LINES = 20;

const RUNNERS = ['unit', 'slow', 'build', 'rare', 'engines', 'playwright'] as const;
type Runner = (typeof RUNNERS)[number];

function runnerOf(file: string): Runner {
  if (/\.spec\.mts$/.test(file)) return 'playwright';
  if (file.includes('.slow.test.')) return 'slow';
  if (file.startsWith('tests/engines/')) return 'engines';
  if (file.startsWith('tests/build/rare/')) return 'rare';
  return file.startsWith('tests/build/') ? 'build' : 'unit';
}

/** Runs the tests of one runner; that some fail is not its failure, a missing report is. */
async function runTests(
  runner: Runner,
  files: readonly string[],
  pattern: string,
  root: string,
): Promise<TestResult[]> {
  const report = path.join(root, `.cache/faults/${runner}.json`);
  await fs.mkdir(path.dirname(report), { recursive: true });
  await fs.rm(report, { force: true });
  const args =
    runner === 'playwright'
      ? [...PLAYWRIGHT, ...files, '--grep', pattern, '--reporter=json']
      : [...VITEST, '--project', runner, ...files, '-t', pattern, '--reporter=json'];
  if (runner !== 'playwright') args.push(`--outputFile=${report}`);
  const said = await run(process.execPath, args, {
    cwd: root,
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_ALL: '1' },
  }).catch((error: { stdout?: string; stderr?: string }) => error);
  const text = await fs.readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const lines = `${said.stdout ?? ''}\n${said.stderr ?? ''}`.trim().split('\n');
    throw new Error(
      [`The ${runner} tests left no report:`, ...lines.slice(-LAST_LINES)].join('\n'),
    );
  }
  return readResults(text, root);
}

/** What the tests with search engines need: the gateway, and an engine. */
async function prepareEngines(root: string): Promise<void> {
  await run('npm', ['run', 'engines:prepare'], { cwd: root, maxBuffer: MAX_OUTPUT_BYTES });
}

/**
 * Runs the tests of some files that carry one of the ids, by their own runners, one runner after
 * the other.
 *
 * @throws {Error} where a runner ended before its tests did, or failed outside of them.
 */
export async function runTagged(
  ids: readonly string[],
  files: readonly string[],
  root: string,
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  const pattern = `@(${ids.join('|')})\\b`;
  for (const runner of RUNNERS) {
    const own = files.filter((file) => runnerOf(file) === runner);
    if (own.length === 0) continue;
    showProgress(`running: ${own.length} files of ${runner} tests`);
    if (runner === 'engines') await prepareEngines(root);
    results.push(...(await runTests(runner, own, pattern, root)));
  }
  showProgress('');
  const outside = results.filter(({ file }) => file === '').map(({ title }) => title);
  if (outside.length > 0) throw new Error(outside.join('\n'));
  return results;
}

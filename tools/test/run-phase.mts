import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readCounts, type Counts } from './counts.mts';
import { reportFile } from './report-file.mts';
import type { Phase } from './tiers.mts';

export interface Outcome extends Counts {
  script: string;
  seconds: number;
  /** Whether it did not run, as nothing has changed that it reads since it passed. */
  isUnchanged: boolean;
  /** Whether something that it depends on has failed, so that it was left out. */
  isLeftOut: boolean;
}

/** What turbo says of a run (`--summarize`), as far as it is read here. */
interface Summary {
  tasks: readonly {
    task: string;
    cache: { status: 'HIT' | 'MISS' };
    /** Absent where something that the task depends on has failed. */
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
}

const SUMMARIES = '.turbo/runs';

/** Nothing is sent anywhere or asked of anybody. */
const SILENCE = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** With another Node.js nothing is unchanged: turbo.json names the variable. */
const NODE = { RUNNING_NODE: process.version };

/** What stops a run; turbo tells its tasks, and the run ends with them. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function runTurbo(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ wasStopped: boolean }> {
  return new Promise((resolve, reject) => {
    const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
    const child = spawn(process.execPath, [turbo, 'run', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...SILENCE, ...NODE, ...env },
    });
    let wasStopped = false;
    const stop = () => {
      wasStopped = true;
      // An interrupt reaches all of a terminal; turbo's launcher passes on this one only.
      child.kill('SIGTERM');
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.once('error', reject);
    child.once('close', () => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve({ wasStopped });
    });
  });
}

async function readSummary(root: string): Promise<Summary | undefined> {
  const folder = path.join(root, SUMMARIES);
  // Names begin with the time. Another run in the same folder may have left one that is older.
  const file = (await fs.readdir(folder).catch(() => [])).sort().at(-1);
  return file
    ? (JSON.parse(await fs.readFile(path.join(folder, file), 'utf8')) as Summary)
    : undefined;
}

async function readOutcome(
  { task, cache, execution }: Summary['tasks'][number],
  root: string,
): Promise<Outcome> {
  const isUnchanged = cache.status === 'HIT';
  const report = reportFile(task);
  const exitCode = isUnchanged ? 0 : (execution?.exitCode ?? 1);
  const counts = await readCounts(report && path.join(root, report), exitCode, root);
  const ms = execution ? execution.endTime - execution.startTime : 0;
  const seconds = isUnchanged ? 0 : ms / 1000;
  return { script: task, seconds, isUnchanged, isLeftOut: false, ...counts };
}

/** Turbo says nothing of scripts that it left out, as others that they depend on have failed. */
const leftOut = (script: string): Outcome => ({
  script,
  seconds: 0,
  isUnchanged: false,
  isLeftOut: true,
  passed: 0,
  failed: 1,
  unchanged: 0,
  unsteady: [],
});

/**
 * Runs the scripts of a phase by turbo, those first that others depend on.
 *
 * @param isFresh whether what is known from earlier runs does not count.
 * @returns what came of each; nothing where the run was stopped.
 * @throws {Error} where turbo ended without a word about its tasks.
 */
export async function runPhase(
  { scripts, atOnce }: Phase,
  { root, env, isFresh }: { root: string; env: NodeJS.ProcessEnv; isFresh: boolean },
): Promise<Outcome[] | undefined> {
  await fs.rm(path.join(root, SUMMARIES), { recursive: true, force: true });
  const args = [
    ...scripts,
    // Scripts of the project itself: a package may have some of the same name.
    '--filter=//',
    `--concurrency=${atOnce}`,
    '--continue=dependencies-successful',
    '--summarize',
    '--cache-dir=.cache/turbo',
    // What runs by itself is heard while it runs; of others, only what went wrong, in one piece.
    ...(atOnce === 1
      ? ['--log-order=stream', '--log-prefix=none']
      : ['--log-order=grouped', '--output-logs=errors-only']),
    ...(isFresh ? ['--force'] : []),
  ];
  const { wasStopped } = await runTurbo(root, args, env);
  if (wasStopped) return undefined;
  const summary = await readSummary(root);
  if (!summary) throw new Error('turbo ran nothing; it says why above.');
  const known = summary.tasks.map(({ task }) => task);
  const missing = scripts.filter((script) => !known.includes(script));
  const outcomes = await Promise.all(summary.tasks.map((task) => readOutcome(task, root)));
  if (missing.length > 0 && outcomes.every(({ failed }) => failed === 0))
    throw new Error(`turbo did not run ${missing.join(', ')}: see whether turbo.json names them.`);
  return [...outcomes, ...missing.map(leftOut)];
}

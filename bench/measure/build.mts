import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BenchSite, Command } from '../sites/site.mts';

const SAMPLE_EVERY_MS = 250;
/** Lines of its output that a failed build is shown with; the rest is in the file. */
const SHOWN_LINES = 15;
const LOG_FILE = 'failed-build.log';

const run = promisify(execFile);

interface BuildRun {
  ms: number;
  /** Processor time of all processes of the build, their own and the system's for them. */
  cpuMs: number;
  /** Largest sum of the resident memory of the build's processes; undefined where `ps` is missing. */
  peakBytes: number | undefined;
}

/** Resident memory of a process and all that it started, in bytes. */
export function sumTree(table: string, root: number): number {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const children = new Map<number, [pid: number, kilobytes: number][]>();
  let sum = 0;
  for (const [pid, parent, kilobytes] of rows) {
    if (pid === root) sum += kilobytes;
    children.set(parent, [...(children.get(parent) ?? []), [pid, kilobytes]]);
  }
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    for (const [child, kilobytes] of children.get(pid) ?? []) {
      sum += kilobytes;
      queue.push(child);
    }
  }
  return sum * 1024;
}

/** A shell waits for the build, and its last lines say what all processes of the build took. */
const TIMED = '"$0" "$@"; code=$?; times; exit $code';

/** The processor time in milliseconds of what a shell has waited for, by the words of `times`. */
export function childTimes(output: string): number {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const found = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (found.length !== 2) throw new Error(`The shell names no times: ${last}`);
  return found.reduce((sum, [, min, s]) => sum + Number(min) * 60_000 + Number(s) * 1000, 0);
}

/** Runs a build and watches its memory. Throws with the end of its output where it fails. */
export function runBuild({ node, args, cwd, env }: Command): Promise<BuildRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('sh', ['-c', TIMED, node, ...args], {
      cwd,
      // A group of its own, so that the build can be stopped with the shell.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    let peak: number | undefined;
    const timer = setInterval(() => {
      run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
        .then(({ stdout }) => (peak = Math.max(peak ?? 0, sumTree(stdout, child.pid!))))
        .catch(() => clearInterval(timer));
    }, SAMPLE_EVERY_MS);
    const stop = () => void process.kill(-child.pid!, 'SIGTERM');
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      process.off('exit', stop);
      const ms = performance.now() - started;
      if (code === 0) resolve({ ms, cpuMs: childTimes(output), peakBytes: peak });
      else {
        const log = path.join(cwd, LOG_FILE);
        writeFileSync(log, output);
        const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
        const script = path.basename(args[0] ?? node);
        reject(new Error(`${script} ended with ${code}; all it said is in ${log}\n${end}`));
      }
    });
  });
}

/** Removes what earlier builds have left. */
export async function makeCold({ dir, traces }: BenchSite): Promise<void> {
  for (const trace of traces) await fs.rm(path.join(dir, trace), { recursive: true, force: true });
}

/**
 * A cold build, then one after a page was edited. Loaders keep what they have translated in the
 * temporary folder, which is an empty one for the first.
 */
export async function measureBuild(site: BenchSite): Promise<Record<string, number>> {
  await makeCold(site);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const run = () => {
    const command = site.build();
    return runBuild({ ...command, env: { ...command.env, TMPDIR: folder } });
  };
  try {
    const cold = await run();
    // As an author does between two builds.
    const edited = `\nEdited at ${new Date().toISOString()}.\n`;
    await fs.appendFile(path.join(site.dir, site.editedFile), edited);
    const warm = await run();
    return {
      'build.cold': cold.ms,
      'build.coldCpu': cold.cpuMs,
      'build.warm': warm.ms,
      'build.warmCpu': warm.cpuMs,
      ...(cold.peakBytes !== undefined && { 'build.memory': cold.peakBytes }),
    };
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { showProgress } from '@rslib-docs/kit/node/command';
import { ifThere, listFiles, writeFiles } from '@rslib-docs/kit/node/files';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { SCRIPTS, describeVersions, linkPackages } from './packages.mts';
import type { Build, Command } from './plan.mts';

/** What a project did: all that any page may say about it. */
export interface Outcome {
  /** What each command printed, standard output and error together, without colors. */
  printed: string[];
  /** Exit code of the last command that was run. A command that fails is the last. */
  code: number;
  /** Paths below `dist`, sorted, with forward slashes. */
  listing: string[];
  content: Record<string, string>;
}

/** Why a project has no outcome: the signal that ended it, or the time it took. */
class KilledError extends Error {}

const PROCESSES = 2;
const TIMEOUT_MS = 120_000;
const MAX_CONTENT_BYTES = 500_000;
/** Outcomes that were not asked for in this time are removed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const HOOK = new URL('beside-rslib.mjs', import.meta.url).href;
/** How pages write the folder that a project lies in. */
const PROJECT_FOLDER = '/path/to/app';
const COLORS = /\u001b\[[\d;]*m/g;
/** Lines of a stack tell where packages are installed. */
const STACK = /^ {4}at .*\n/gm;

export function inProjectFolder(text: string, dir: string): string {
  return text
    .replace(COLORS, '')
    .replace(STACK, '')
    .replaceAll(dir.replaceAll('\\', '/'), PROJECT_FOLDER)
    .replaceAll(dir, PROJECT_FOLDER);
}

/** The environment of this process without what would change what a build does, and `own`. */
export function cleanEnvironment(own: Command['env']): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|FORCE_COLOR|DEBUG|PUBLIC_|VITEST|TSX_)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...own };
}

function run({ program, args, env }: Command, root: string, dir: string, signal: AbortSignal) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const script = program === 'node' ? [] : [path.join(root, SCRIPTS[program])];
    const hook = program === 'rslib' ? ['--import', HOOK] : [];
    const child = spawn(process.execPath, [...hook, ...script, ...args], {
      cwd: dir,
      env: cleanEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code, name) => {
      if (code === null) reject(new KilledError(`ended by ${name ?? 'an unknown signal'}`));
      else resolve({ code, output });
    });
  });
}

export async function readDist(dir: string): Promise<Pick<Outcome, 'listing' | 'content'>> {
  const dist = path.join(dir, 'dist');
  const listing = (await ifThere(listFiles(dist, ''))) ?? [];
  const content: Outcome['content'] = {};
  for (const file of listing) {
    const bytes = await fs.readFile(path.join(dist, file));
    if (bytes.length > MAX_CONTENT_BYTES || bytes.includes(0)) continue;
    content[file] = inProjectFolder(bytes.toString('utf8'), dir);
  }
  return { listing, content };
}

/**
 * Writes the project into `dir`, which must not exist, runs its commands with the programs of the
 * project at `root`, and reads the results.
 */
export async function runProject(
  { files, commands }: Build,
  { dir, root, signal }: { dir: string; root: string; signal: AbortSignal },
): Promise<Outcome> {
  const whole = [...files].map(([file, text]) => [file, text.replace(/\n?$/, '\n')] as const);
  writeFiles(dir, new Map(whole));
  const printed: string[] = [];
  let code = 0;
  for (const command of commands) {
    // The build cache of the tool does not see flags.
    await fs.rm(path.join(dir, 'node_modules/.cache'), { recursive: true, force: true });
    const result = await run(command, root, dir, signal);
    printed.push(inProjectFolder(result.output, dir));
    code = result.code;
    if (code !== 0) break;
  }
  return { printed, code, ...(await readDist(dir)) };
}

/** Runs it, and again if something outside ended it. */
async function runTwice(run: () => Promise<Outcome>, isLast = false): Promise<Outcome | string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof KilledError)) throw error;
    return isLast ? `${error.message}, twice` : runTwice(run, true);
  }
}

async function readOutcome(file: string): Promise<Outcome | undefined> {
  const text = await ifThere(fs.readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  const now = new Date();
  await fs.utimes(file, now, now);
  return JSON.parse(text) as Outcome;
}

async function removeOld(folder: string): Promise<void> {
  for (const name of (await ifThere(fs.readdir(folder))) ?? []) {
    const file = path.join(folder, name);
    if ((await fs.stat(file)).mtimeMs < Date.now() - MAX_AGE_MS) await fs.rm(file);
  }
}

/**
 * Runs all builds without a known outcome, two at a time. Everything lies in `cache`. Gives the
 * outcomes by build, where a string says why there is none; how many different builds there are, and
 * how many of them were run now.
 */
export async function runBuilds<B extends Build>(
  root: string,
  cache: string,
  builds: readonly B[],
  {
    isSettled,
    isAnew = false,
  }: {
    /** Whether an outcome is worth keeping until something that it depends on changes. */
    isSettled: (build: B, outcome: Outcome) => boolean;
    /** Runs also what has a known outcome. */
    isAnew?: boolean;
  },
): Promise<{ outcomes: Map<B, Outcome | string>; builds: number; fresh: number }> {
  const base = path.join(root, cache);
  const known = path.join(base, 'outcomes');
  const versions = await describeVersions(root);
  const keyOf = ({ files, commands }: B): string => {
    const input = JSON.stringify([versions, [...files].sort(), commands]);
    return `${createHash('sha256').update(input).digest('hex').slice(0, 32)}.json`;
  };
  const byKey = new Map(builds.map((build) => [keyOf(build), build]));
  const results = new Map<string, Outcome | string>();
  for (const key of isAnew ? [] : byKey.keys()) {
    const outcome = await readOutcome(path.join(known, key));
    if (outcome) results.set(key, outcome);
  }
  await removeOld(known);
  const queue = [...byKey].filter(([key]) => !results.has(key));

  // Inside of the project, so that samples find its packages.
  await fs.mkdir(base, { recursive: true });
  const dir = await fs.realpath(await fs.mkdtemp(path.join(base, 'builds-')));
  const abort = new AbortController();
  const clean = (): void => {
    abort.abort();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  };
  await withCleanup(async () => {
    await linkPackages(root, dir);
    const pending = [...queue.entries()];
    let done = 0;
    const work = async (): Promise<void> => {
      for (let next = pending.shift(); next; next = pending.shift()) {
        const [index, [key, build]] = next;
        let attempt = 0;
        const outcome = await runTwice(async () => {
          const target = path.join(dir, `${index}-${attempt++}`);
          const result = await runProject(build, { dir: target, root, signal: abort.signal });
          await fs.rm(target, { recursive: true, force: true, maxRetries: 3 });
          return result;
        });
        results.set(key, outcome);
        if (typeof outcome !== 'string' && isSettled(build, outcome))
          writeFiles(known, new Map([[key, JSON.stringify(outcome)]]));
        showProgress((done += 1) < queue.length ? `${done} of ${queue.length} builds` : '');
      }
    };
    const failures: unknown[] = [];
    // No other build begins, or writes into the folder, when one has failed.
    const fail = (error: unknown): void => {
      failures.push(error);
      pending.length = 0;
      abort.abort();
    };
    await Promise.all(Array.from({ length: PROCESSES }, () => work().catch(fail)));
    if (failures.length > 0) throw failures[0];
  }, clean);
  const outcomes = new Map(builds.map((build) => [build, results.get(keyOf(build))!]));
  return { outcomes, builds: byKey.size, fresh: queue.length };
}

import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { withCleanup } from '@rslib-docs/kit/node/processes';
import { OutcomeStore } from './outcomes.mts';
import { describeVersions, linkPackages } from './packages.mts';
import type { Build, Project } from './plan.mts';
import { KilledError, runProject, type Outcome } from './run-project.mts';

const PROCESSES = 2;

export interface RunResult<B extends Build> {
  /** By build that was asked for; a string says why it has no outcome. */
  outcomes: Map<B, Outcome | string>;
  /** How many different builds there are, and how many of them were run now. */
  builds: number;
  fresh: number;
}

/** Runs it, and again if something outside ended it. */
async function runTwice(run: () => Promise<Outcome>): Promise<Outcome | string> {
  for (const isLast of [false, true]) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof KilledError)) throw error;
      if (isLast) return `${error.message}, twice`;
    }
  }
  throw new Error('unreachable');
}

/** Whether the exit code is the one that the page promises; only then is an outcome kept. */
const isAsPromised = (project: Project, { code }: Outcome): boolean =>
  project.fails === undefined ? code === 0 : code === 1;

export interface RunOptions<B extends Build> {
  progress: (done: number, all: number) => void;
  /** Whether an outcome is worth keeping until something that it depends on changes. */
  isSettled: (build: B, outcome: Outcome) => boolean;
  /** Runs what an outcome is known of, too. */
  isAnew?: boolean;
}

/** Runs all builds that no outcome is known of, two at a time. Everything lies in `cache`. */
export async function runBuilds<B extends Build>(
  root: string,
  cache: string,
  builds: readonly B[],
  { progress, isSettled, isAnew = false }: RunOptions<B>,
): Promise<RunResult<B>> {
  const store = new OutcomeStore(path.join(root, cache, 'outcomes'), await describeVersions(root));
  const byKey = new Map<string, { build: B; outcome?: Outcome | string }>();
  for (const build of builds) {
    const key = store.key(build);
    if (!byKey.has(key)) byKey.set(key, { build });
  }
  if (!isAnew) for (const [key, entry] of byKey) entry.outcome = await store.read(key);
  await store.prune();
  const queue = [...byKey].filter(([, { outcome }]) => outcome === undefined);

  // Inside of the project, so that samples find its packages.
  const base = path.join(root, cache);
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
        const [index, [key, entry]] = next;
        let attempt = 0;
        entry.outcome = await runTwice(async () => {
          const target = path.join(dir, `${index}-${attempt++}`);
          const result = await runProject(entry.build, {
            dir: target,
            root,
            signal: abort.signal,
          });
          await fs.rm(target, { recursive: true, force: true, maxRetries: 3 });
          return result;
        });
        const { outcome } = entry;
        if (typeof outcome !== 'string' && isSettled(entry.build, outcome))
          store.write(key, outcome);
        progress((done += 1), queue.length);
      }
    };
    const failures: unknown[] = [];
    // Nobody begins another build, or writes into the folder, when one has failed.
    const fail = (error: unknown): void => {
      failures.push(error);
      pending.length = 0;
      abort.abort();
    };
    await Promise.all(Array.from({ length: PROCESSES }, () => work().catch(fail)));
    if (failures.length > 0) throw failures[0];
  }, clean);
  const outcomes = new Map<B, Outcome | string>();
  for (const build of builds) outcomes.set(build, byKey.get(store.key(build))!.outcome!);
  return { outcomes, builds: byKey.size, fresh: queue.length };
}

/** Runs the projects of the pages; one that runs as its counterpart needs no build of its own. */
export function runAll(
  root: string,
  cache: string,
  projects: readonly Project[],
  options: Pick<RunOptions<Project>, 'progress' | 'isAnew'>,
): Promise<RunResult<Project>> {
  const own = [...new Set(projects.map(({ runsAs }) => runsAs))];
  return runBuilds(root, cache, own, { ...options, isSettled: isAsPromised });
}

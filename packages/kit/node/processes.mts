import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** Ends a child whose parent was killed. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Milliseconds that a child has to end by itself. */
const PATIENCE_MS = 5000;

const children = new Set<ChildProcess>();
let isStopping = false;

/** Whoever is asked to end still writes for a moment, also into a folder that is gone by then. */
async function endChildren(): Promise<void> {
  const ended = [...children].map((child) => once(child, 'close'));
  for (const child of children) child.kill('SIGTERM');
  await Promise.race([Promise.all(ended), setTimeout(PATIENCE_MS)]);
  const stubborn = [...children].filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  );
  const killed = stubborn.map((child) => once(child, 'exit'));
  for (const child of stubborn) child.kill('SIGKILL');
  await Promise.all(killed);
}

/** Runs `work` and then `clean`, once, also after a failure or an interrupt, which ends children first. */
export async function withCleanup<T>(work: () => Promise<T>, clean: () => void): Promise<T> {
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      if (children.size > 0) await endChildren();
      clean();
      process.exit(code);
    };
    // Not once: an impatient second signal would end the process in the middle of the cleaning.
    process.on(signal, stop);
    return () => process.off(signal, stop);
  });
  try {
    return await work();
  } finally {
    // Who stops this process cleans, later than now, and nothing goes on.
    if (isStopping) await new Promise(() => undefined);
    try {
      clean();
    } finally {
      // Not before: without them a signal would end the process in the middle of the cleaning.
      for (const off of stops) off();
    }
  }
}

interface RunOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Stands before each line that it says, which people then see; only errors are given as output. */
  shownAs?: string;
}

/** How a process is told whether its output may have colours. */
function colorSettings(isShown: boolean): Record<string, string> {
  if (!isShown) return { NO_COLOR: '1', FORCE_COLOR: '0' };
  return process.stderr.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

/** By lines: those of others that run at the same time come between. */
function show(from: Readable, to: Writable, name: string): void {
  createInterface({ input: from }).on('line', (line) => to.write(`${name} ${line}\n`));
}

export interface Ended {
  /** Exit code; null where a signal stopped it. */
  code: number | null;
  /** How it ended, in words that follow its name. */
  how: string;
  output: string;
  /** What it has used; undefined where it was stopped before it could tell. */
  usage: NodeJS.ResourceUsage | undefined;
}

/** Runs a script of Node.js; gives its output, or fails with it. Stops with this process. */
export function runNode(
  args: readonly string[],
  { cwd, env, shownAs }: RunOptions,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--import=${END_WITH_PARENT}`, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...colorSettings(shownAs !== undefined), ...env },
    });
    children.add(child);
    let output = '';
    let usage: NodeJS.ResourceUsage | undefined;
    child.on('message', (message: { usage?: NodeJS.ResourceUsage }) => {
      usage = message.usage ?? usage;
    });
    const kept = shownAs === undefined ? [child.stdout!, child.stderr!] : [child.stderr!];
    for (const stream of kept) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    if (shownAs !== undefined) {
      show(child.stdout!, process.stdout, shownAs);
      show(child.stderr!, process.stderr, shownAs);
    }
    child.once('error', (error) => {
      children.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      if (isStopping) return;
      const how = signal ? `was stopped by ${signal}` : `ended with exit code ${code}`;
      resolve({ code, how, output: stripVTControlCharacters(output), usage });
    });
  });
}

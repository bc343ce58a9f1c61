import { spawn } from 'node:child_process';

/** Exit codes of every command: all is well, something was found, the command was misused. */
export const EXIT = { ok: 0, findings: 1, usage: 2 } as const;

export class UsageError extends Error {}

/** What a command refuses to do, with all its reasons. */
export class Refusal extends Error {
  constructor(
    what: string,
    readonly reasons: readonly string[],
  ) {
    super([what, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
  }
}

/** Runs the command of this process: errors go to standard error, with an exit code that tells. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<void>) {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await main(args);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${usage}` : (error as Error).message);
    process.exitCode = isUsage ? EXIT.usage : EXIT.findings;
  }
}

/** Says what a long command is doing, to people only. */
export function progress(text: string): void {
  if (process.stderr.isTTY) console.error(text);
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Runs `work`; whether it ends, fails or is interrupted, `clean` is called once at its end. */
export async function withCleanup<T>(work: () => Promise<T>, clean: () => void): Promise<T> {
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      for (const child of children) child.kill('SIGTERM');
      clean();
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  try {
    return await work();
  } finally {
    for (const off of stops) off();
    clean();
  }
}

const children = new Set<ReturnType<typeof spawn>>();

export interface RunOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** Runs a script of Node.js; gives its output, or fails with it. Stops with this process. */
export function runNode(
  args: readonly string[],
  { cwd, env }: RunOptions,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });
}

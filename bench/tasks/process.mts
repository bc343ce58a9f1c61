import { spawn } from 'node:child_process';

const IS_WINDOWS = process.platform === 'win32';

export interface ProcessOptions {
  cwd: string;
  /** Milliseconds after which it is stopped with all that it started. */
  timeoutMs: number;
  signal: AbortSignal;
  /** What it gets on standard input. */
  input?: string;
  env?: Readonly<Record<string, string>>;
}

export interface Ended {
  /** Exit code; null where it was stopped. */
  code: number | null;
  /** How it ended, in words that follow its name. */
  how: string;
  /** Standard output and error together. */
  output: string;
}

/** What npm, test runners and loaders have set here would change what is run there. */
function environment(own: ProcessOptions['env']): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_|NODE_(?!EXTRA)|FORCE_COLOR|DEBUG|PUBLIC_|VITEST|TSX_|INIT_CWD)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', ...own };
}

/** Stops it with all that it started. */
function stop(pid: number): void {
  if (IS_WINDOWS) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs a command line, by a shell where `args` are not given. Nothing that it started stays. */
export function runProcess(
  command: string,
  args: readonly string[] | undefined,
  { cwd, timeoutMs, signal, input = '', env }: ProcessOptions,
): Promise<Ended> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args ?? [], {
      cwd,
      env: environment(env),
      shell: args === undefined,
      detached: !IS_WINDOWS,
    });
    let reason = '';
    const end = (why: string): void => {
      reason = why;
      if (child.pid !== undefined) stop(child.pid);
    };
    const onAbort = (): void => end('was interrupted');
    const timer = setTimeout(() => end(`was stopped after ${timeoutMs / 1000} s`), timeoutMs);
    signal.addEventListener('abort', onAbort);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    // Who does not read its input closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    // Children that it left behind hold the pipes open.
    child.once('exit', () => child.pid !== undefined && !IS_WINDOWS && stop(child.pid));
    child.once('close', (code, name) => {
      settle();
      const how = reason || (name ? `was ended by ${name}` : `ended with exit code ${code}`);
      resolve({ code: reason ? null : code, how, output });
    });
  });
}

/** npm by the script beside this Node.js, else by its name. */
export function npm(args: readonly string[], options: ProcessOptions): Promise<Ended> {
  const { npm_execpath: script } = process.env;
  if (script?.endsWith('.js')) return runProcess(process.execPath, [script, ...args], options);
  return IS_WINDOWS
    ? runProcess(`npm.cmd ${args.join(' ')}`, undefined, options)
    : runProcess('npm', args, options);
}

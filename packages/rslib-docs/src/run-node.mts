import { spawn, type SpawnOptions } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Of a program that was stopped until it has removed what it made. */
const GRACE_MS = 2000;
/** Characters that are kept: what a program says of its failure is at the end. */
const MOST = { answer: 10_000_000, output: 200_000 } as const;

export interface Ended {
  /** Undefined where it was stopped. */
  code: number | undefined;
  answer: string;
  /** All that it wrote, without colors. */
  output: string;
}

/** Runs Node.js; `signal` stops it, and it ends with this process. */
export function runNode(
  words: readonly string[],
  { signal, input = '', ...options }: SpawnOptions & { signal: AbortSignal; input?: string },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    const kill = () => child.kill('SIGKILL');
    const stop = () => {
      child.kill('SIGTERM');
      setTimeout(kill, GRACE_MS).unref();
    };
    process.once('exit', kill);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    let [answer, output] = ['', ''];
    child.stdout.on('data', (text: string) => {
      answer = (answer + text).slice(-MOST.answer);
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-MOST.output);
      });
    // It may end without having read all.
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      signal.removeEventListener('abort', stop);
      const ended = signal.aborted ? undefined : (code ?? undefined);
      resolve({ code: ended, answer, output: stripVTControlCharacters(output) });
    });
  });
}

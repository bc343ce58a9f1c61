import { spawn } from 'node:child_process';
import { EXIT } from '@rslib-docs/kit/node/command';
import { Problem } from './folder.mts';
import type { Command } from './tools.mts';

/** Of a command that was stopped until it has removed what it made. */
const GRACE_MS = 2000;

/**
 * The answer of this command in a process of its own, which ends when `signal` says so or after
 * `timeout` milliseconds.
 * @throws Problem with what the command refused, or that it took too long
 */
export function runApart(
  { words, input = '' }: Command,
  { timeout, signal }: { timeout: number; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const [script = ''] = process.argv.slice(1);
    const child = spawn(process.execPath, [...process.execArgv, script, ...words], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [answer, refusal] = ['', ''];
    let isLate = false;
    const stop = () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    const late = setTimeout(() => {
      isLate = true;
      stop();
    }, timeout);
    signal.addEventListener('abort', stop, { once: true });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (answer += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (refusal += text));
    // It may end without having read all.
    child.stdin.on('error', () => undefined).end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
      const isAnswer = code === EXIT.ok || (code === EXIT.findings && answer !== '');
      if (isAnswer) resolve(answer.trimEnd());
      else if (isLate)
        reject(
          new Problem(
            `It took more than ${timeout / 1000} s and was stopped.`,
            `超过了 ${timeout / 1000} 秒，已停止。`,
          ),
        );
      else if (signal.aborted) reject(new Problem('It was cancelled.', '已取消。'));
      else reject(new Problem(refusal.trim()));
    });
  });
}

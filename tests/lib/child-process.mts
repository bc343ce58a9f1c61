import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 15_000;
const TRY_EVERY_MS = 50;

const children = new Set<ChildProcess>();
// After an interruption no child keeps running.
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** A program that runs beside a test; its output is kept. */
export class BesideTest {
  output = '';
  readonly ended: Promise<number | null>;
  readonly child: ChildProcess;

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    this.child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code) => {
        children.delete(this.child);
        resolve(code);
      });
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return opened;
}

/** Waits until something listens. */
export async function waitForPort(port: number, beside: BesideTest): Promise<void> {
  const end = performance.now() + START_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > end || beside.child.exitCode !== null) {
      throw new Error(`Nothing listens on ${port}:\n${beside.output}`);
    }
    await wait(TRY_EVERY_MS);
  }
}

/** The first of `count` free ports in a row. */
export async function findPorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const used = await Promise.all(ports.map(isOpen));
    if (!used.includes(true)) return first;
  }
}

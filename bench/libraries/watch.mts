import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../report/results.mts';
import type { Command } from '../sites/site.mts';
import { EDITED_FILE } from './library.mts';

const EDITS = 3;
/** How often the written files are read. */
const POLL_MS = 5;
/** From the first files to the first edit: some tools begin to watch when all is written. */
const START_MS = 2000;
/** Tools that watch collect changes for a moment; the next edit is not to fall into it. */
const PAUSE_MS = 700;
const LONGEST_MS = 60_000;

/** The file in which the edited module ends: the bundle, or its own where nothing is bundled. */
async function fileOfEdit(bundle: string): Promise<string> {
  const { dir, ext } = path.parse(bundle);
  const name = EDITED_FILE.replace(/^src/, dir).replace(/\.ts$/, ext);
  return fs.access(name).then(
    () => name,
    () => bundle,
  );
}

/**
 * Starts a tool that watches, edits a module several times, and gives the median of the milliseconds
 * until the edit stands in both formats.
 */
export async function measureWatch(
  { node, args, cwd }: Command,
  outputs: readonly string[],
): Promise<number> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined };
  // An open input: some tools end when theirs does. A group, so that all it starts ends with it.
  const child = spawn(node, args, { cwd, detached: true, stdio: ['pipe', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = () => child.exitCode === null && process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', stop);

  /** Waits until the files hold a text, and gives how long that took. */
  const untilWritten = async (text: string): Promise<number> => {
    const started = performance.now();
    for (const bundle of outputs) {
      for (;;) {
        const file = await fileOfEdit(path.join(cwd, bundle));
        const written = await fs.readFile(file, 'utf8').catch(() => '');
        if (written.includes(text)) break;
        if (child.exitCode !== null || performance.now() - started > LONGEST_MS)
          throw new Error(`${path.basename(args[0]!)} --watch did not write "${text}":\n${output}`);
        await wait(POLL_MS);
      }
    }
    return performance.now() - started;
  };

  const source = path.join(cwd, EDITED_FILE);
  const original = await fs.readFile(source, 'utf8');
  try {
    await untilWritten('weigh3');
    await wait(START_MS);
    const times: number[] = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      await wait(PAUSE_MS);
      const text = `edit ${edit}`;
      await fs.writeFile(source, original.replace('too small', text));
      times.push(await untilWritten(text));
    }
    return median(times);
  } finally {
    process.off('exit', stop);
    stop();
    await fs.writeFile(source, original);
  }
}

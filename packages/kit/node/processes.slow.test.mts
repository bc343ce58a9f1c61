import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runNode } from './processes.mts';

afterEach(() => vi.restoreAllMocks());

/** Writes a line in two parts, with time for others between them, and a last one without an end. */
const script = (word: string) => [
  '--eval',
  `process.stdout.write('${word} begins, ');
   setTimeout(() => process.stdout.write('and ends\\n${word} is done'), 200);
   console.error('${word} fails');`,
];

it('two that are shown at the same time come line by line, each under its name', async () => {
  const shown: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  }
  const run = (word: string) =>
    runNode(script(word), { cwd: import.meta.dirname, shownAs: `[${word}]` });
  const [one, two] = await Promise.all([run('one'), run('two')]);
  for (const word of ['one', 'two']) {
    const own = shown.filter((line) => line.startsWith(`[${word}]`)).sort();
    const lines = [`${word} begins, and ends`, `${word} fails`, `${word} is done`];
    expect(own).toEqual(lines.map((line) => `[${word}] ${line}\n`));
  }
  expect([one.output, two.output]).toEqual(['one fails\n', 'two fails\n']);
});

it('one that is not shown gives all that it says', async () => {
  const { output, code } = await runNode(script('it'), { cwd: import.meta.dirname });
  expect(code).toBe(0);
  for (const text of ['it begins', 'and ends', 'it is done', 'it fails']) {
    expect(output).toContain(text);
  }
});

/** Works without end; cleaning takes a while, in which it hears nothing. */
const CLEANED = `
  import { withCleanup } from './processes.mts';
  const work = () => new Promise(() => { setInterval(() => undefined, 1000); console.log('works'); });
  await withCleanup(work, () => {
    console.log('cleans');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    console.log('has cleaned');
  });`;

/** Has a child that answers SIGTERM with `end`; what the child gives must reach nobody. */
const withChild = (end: string) => `
  import { runNode, withCleanup } from './processes.mts';
  const child = \`process.on('SIGTERM', () => { ${end} });
    console.log('waits');
    setInterval(() => undefined, 1000);\`;
  const work = async () => {
    await runNode(['--eval', child], { cwd: '.', shownAs: '[child]' });
    console.log('goes on');
  };
  await withCleanup(work, () => console.log('cleans'));`;

/** Runs a script of its own, which can be stopped. */
function start(source: string) {
  const args = ['--import=tsx', '--input-type=module', '--eval', source];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    child,
    ended: once(child, 'close'),
    output: () => output,
    said: (text: string) => expect.poll(() => output, { timeout: 50_000 }).toContain(text),
  };
}

// Each of them waits: they do so together.
describe.concurrent('stopped by a signal', () => {
  it('twice, a command cleans up to the end, once', async ({ expect }) => {
    const { child, ended, output, said } = start(CLEANED);
    await said('works');
    child.kill('SIGINT');
    await said('cleans');
    child.kill('SIGINT');
    await setTimeout(50);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(output()).toBe('works\ncleans\nhas cleaned\n');
  });

  it('a command cleans up when its children have ended, and goes on with nothing', async ({
    expect,
  }) => {
    const { child, ended, output, said } = start(
      withChild("setTimeout(() => { console.error('writes'); process.exit(); }, 300);"),
    );
    await said('waits');
    child.kill('SIGINT');
    await setTimeout(100);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(output()).toBe('[child] waits\n[child] writes\ncleans\n');
  });

  it('a child that does not end by itself is ended', { timeout: 60_000 }, async ({ expect }) => {
    const { child, ended, output, said } = start(withChild(''));
    await said('waits');
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(output()).toBe('[child] waits\ncleans\n');
  });
});

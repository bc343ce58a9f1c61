import { mkdtempSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { ROOT } from '../sites/site.mts';
import { commandAnswer, rightAnswer, wrongAnswers, type CommandSettings } from './answers.mts';
import { judgeAll } from './judge-all.mts';
import { formatFinding } from './judge.mts';
import { rightFiles } from './project.mts';
import { readTasks, type Task } from './task.mts';

const { signal } = new AbortController();
const TIMEOUT_MS = 120_000;

let work: string;
let tasks: Task[];
beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'rslib-tasks-test-'));
  await installPackages(ROOT);
  tasks = await readTasks();
}, TIMEOUT_MS);
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 3 }));

const taskOf = (id: string): Task => tasks.find((task) => task.id === id)!;
const folder = (): Promise<string> => fs.mkdtemp(path.join(work, 'one-'));

it.each(['dual-package-with-types-of-both', 'react-components', 'umd-global'])(
  'right answers are accepted, wrong ones rejected for their reason: %s',
  { timeout: TIMEOUT_MS },
  async (id) => {
    const task = taskOf(id);
    const answers = [rightAnswer(task), ...wrongAnswers(task)];
    const options = { keep: false, onVerdict: () => undefined };
    const [right, ...wrong] = await judgeAll(answers, await folder(), signal, options);
    expect(right!.findings).toEqual([]);
    for (const { answer, findings, isExpected } of wrong) {
      expect(isExpected, `${answer}\n${findings.map(formatFinding).join('\n')}`).toBe(true);
    }
  },
);

describe('a command', () => {
  const ID = 'css-is-missing';

  /** Runs a script in the folder of a task. */
  async function answer(script: string, settings: Partial<CommandSettings> = {}) {
    const dir = await folder();
    const file = path.join(dir, 'agent.mjs');
    await fs.writeFile(file, script);
    const command = `"${process.execPath}" "${file}"`;
    const all = { command, language: 'en' as const, timeoutMs: 20_000, ...settings };
    return commandAnswer(taskOf(ID), all)(dir, signal);
  }

  it(
    'that writes the right answer is accepted; it has the prompt',
    { timeout: TIMEOUT_MS },
    async () => {
      const files = await rightFiles(taskOf(ID));
      const verdict = await answer(`
      import fs from 'node:fs';
      const prompt = fs.readFileSync(0, 'utf8');
      if (prompt !== fs.readFileSync('TASK.md', 'utf8')) throw new Error('two prompts');
      if (!prompt.includes(${JSON.stringify(taskOf(ID).prompt.en.trim())})) throw new Error(prompt);
      for (const [file, text] of Object.entries(${JSON.stringify(files)})) fs.writeFileSync(file, text);
    `);
      expect(verdict.findings).toEqual([]);
    },
  );

  it(
    'that does nothing is rejected: what was expected and seen',
    { timeout: TIMEOUT_MS },
    async () => {
      const { findings } = await answer('');
      expect(findings).toContainEqual({ what: 'dist', expected: 'index.css', saw: 'index.js' });
    },
  );

  it('that writes dist and changes a source is found out', { timeout: TIMEOUT_MS }, async () => {
    const { findings } = await answer(`
      import fs from 'node:fs';
      fs.mkdirSync('dist');
      fs.writeFileSync('dist/index.css', '.box { color: red; }');
      fs.writeFileSync('src/index.ts', 'export {};');
    `);
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['src/index.ts', 'dist']),
    );
  });

  it('that hangs is stopped with what it started', async () => {
    const { findings } = await answer(
      `import { spawn } from 'node:child_process';
       spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
       setInterval(() => {}, 1000);`,
      { timeoutMs: 1500 },
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]!.saw).toContain('was stopped after 1.5 s');
  });

  it('that fails says why', async () => {
    const { findings } = await answer('console.error("no key"); process.exit(3);');
    expect(findings[0]!.saw).toBe('it ended with exit code 3\nno key');
  });
});

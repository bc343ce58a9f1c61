import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPackages } from '@rslib-docs/samples/runner/packages';
import { ROOT } from '../sites/site.mts';
import { formatFinding, isExpected, judge } from './judge.mts';
import { answersOf, givenFiles, readTasks, type Task } from './task.mts';

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
const folder = (): string => mkdtempSync(path.join(work, 'one-'));

it.each(['dual-package-with-types-of-both', 'react-components', 'umd-global'])(
  'right answers are accepted, wrong ones rejected for their reason: %s',
  { timeout: TIMEOUT_MS },
  async (id) => {
    for (const answer of await answersOf(taskOf(id))) {
      const findings = await judge(answer, folder());
      const shown = `${answer.name}\n${findings.map(formatFinding).join('\n')}`;
      expect(isExpected(answer, findings), shown).toBe(true);
    }
  },
);

it('a finding says what was expected and seen', { timeout: TIMEOUT_MS }, async () => {
  const task = taskOf('css-is-missing');
  const findings = await judge({ task, files: givenFiles(task) }, folder());
  expect(findings).toContainEqual({ what: 'dist', expected: 'index.css', saw: 'index.js' });
});

it('a build that fails says why', { timeout: TIMEOUT_MS }, async () => {
  const task = taskOf('css-is-missing');
  const files = { ...givenFiles(task), 'rslib.config.ts': 'throw new Error("no config");' };
  const [finding] = await judge({ task, files }, folder());
  expect(finding).toMatchObject({ what: 'npm run build', expected: 'exit code 0' });
  expect(finding!.saw).toMatch(/^it ended with exit code 1\n[^]*no config/);
});

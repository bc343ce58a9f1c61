import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runPhase } from './run-phase.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let root: string;

/** A project of its own with these scripts; each task may name what it depends on. */
async function makeProject(
  scripts: Readonly<Record<string, string>>,
  tasks: Readonly<Record<string, object>>,
): Promise<void> {
  const manifest = { name: 'phase', private: true, packageManager: 'npm@10.0.0', scripts };
  // Only where there are packages, the root's own scripts are told apart as here.
  await fs.mkdir(path.join(root, 'packages/one'), { recursive: true });
  const write = (file: string, data: object) =>
    fs.writeFile(path.join(root, file), JSON.stringify(data));
  await write('package.json', { ...manifest, workspaces: ['packages/*'] });
  await write('packages/one/package.json', { name: 'one', version: '1.0.0' });
  await write('package-lock.json', { lockfileVersion: 3, packages: { '': manifest } });
  const named = Object.entries(tasks).map(([name, task]) => [`//#${name}`, task]);
  await write('turbo.json', { tasks: Object.fromEntries(named) });
}

const run = (...scripts: string[]) =>
  runPhase({ scripts, atOnce: 1 }, { root, env: {}, isFresh: false });

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'phase-'));
  await fs.symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => fs.rm(root, { recursive: true }));

it('what needs a script that failed is left out, and counts as failed', async () => {
  await makeProject(
    { first: 'exit 1', second: 'exit 0', third: 'exit 0' },
    { first: {}, second: { dependsOn: ['//#first'] }, third: {} },
  );
  const outcomes = await run('first', 'second', 'third');
  const told = outcomes!.map(({ script, failed, isLeftOut }) => [script, failed, isLeftOut]);
  expect(told.sort()).toEqual([
    ['first', 1, false],
    ['second', 1, true],
    ['third', 0, false],
  ]);
}, 30_000);

it('a script that turbo does not run although nothing failed is told', async () => {
  await makeProject({ first: 'exit 0' }, { first: {}, second: {} });
  await expect(run('first', 'second')).rejects.toThrow('turbo did not run second');
}, 30_000);

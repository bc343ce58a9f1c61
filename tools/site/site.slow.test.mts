import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE_COMMANDS } from './commands.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function run(...args: string[]) {
  const all = ['--import=tsx', 'tools/site/cli.mts', ...args];
  return spawnSync(process.execPath, all, { cwd: ROOT, encoding: 'utf8' });
}

it.each([
  [[], SITE_COMMANDS, ['toString'], 'Unknown command "toString".'],
  [['prove'], SITE_COMMANDS.prove.parts, ['prove', 'toString'], 'There is no "toString" of prove.'],
])('lists what %j has, and says which is unknown', (command, parts, unknown, says) => {
  const { status, stdout } = run(...command, '--help');
  expect(status).toBe(0);
  for (const [name, { summary }] of Object.entries(parts))
    expect(stdout).toMatch(new RegExp(`  ${name} +${summary}`));
  expect(run(...unknown)).toMatchObject({ status: 2, stderr: expect.stringContaining(says) });
});

it('runs the parts that are named, one after the other, and no other one', () => {
  const { status, stdout, stderr } = run('prove', 'glossary', 'migration-table', '--help');
  expect(status, stderr).toBe(0);
  const used = [...stdout.matchAll(/^Usage: npm run site -- prove ([\w-]+)/gm)];
  expect(used.map(([, part]) => part)).toEqual(['glossary', 'migration-table']);
});

it('cuts and archives nothing unasked', () => {
  const stderr = expect.stringContaining('Name what to do: cut, archive or restore.');
  expect(run('version')).toMatchObject({ status: 2, stderr });
});

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE_COMMANDS } from './commands.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function run(...args: string[]) {
  const all = ['--import=tsx', 'tools/site/cli.mts', ...args];
  return spawnSync(process.execPath, all, { cwd: ROOT, encoding: 'utf8' });
}

it('lists all commands, and says which one is unknown', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  for (const [name, { summary }] of Object.entries(SITE_COMMANDS)) {
    expect(stdout).toContain(name);
    expect(stdout).toContain(summary);
  }
  const unknown = run('toString');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('Unknown command "toString".');
});

it('lists the parts of a command, and says which one is unknown', () => {
  const { status, stdout } = run('prove', '--help');
  expect(status).toBe(0);
  for (const [name, { summary }] of Object.entries(SITE_COMMANDS.prove.parts))
    expect(stdout).toMatch(new RegExp(`  ${name} +${summary}`));
  const unknown = run('prove', 'toString');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('There is no "toString" of prove.');
});

it('runs the parts that are named, one after the other, and no other one', () => {
  const { status, stdout, stderr } = run('prove', 'glossary', 'migration-table', '--help');
  expect(status, stderr).toBe(0);
  const used = [...stdout.matchAll(/^Usage: npm run site -- prove ([\w-]+)/gm)];
  expect(used.map(([, part]) => part)).toEqual(['glossary', 'migration-table']);
});

it('cuts and archives nothing unasked', () => {
  const { status, stderr } = run('version');
  expect(status).toBe(2);
  expect(stderr).toContain('Name what to do: cut, archive or restore.');
});

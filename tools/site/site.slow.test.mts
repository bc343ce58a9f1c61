import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE_COMMANDS } from './commands.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function run(...args: string[]) {
  const all = ['--import=tsx', 'tools/site/cli.mts', ...args];
  return spawnSync(process.execPath, all, { cwd: ROOT, encoding: 'utf8' });
}

it('a command says by --help how it is used', () => {
  const { status, stdout, stderr } = run('budgets', '--help');
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('Usage: npm run site -- budgets');
});

it.each(Object.keys(SITE_COMMANDS))(
  '%s refuses a flag that it does not have, and says how it is used',
  (name) => {
    const { status, stderr } = run(name, '--no-such-flag');
    expect(status).toBe(2);
    expect(stderr).toContain(`Usage: npm run site -- ${name}`);
    expect(stderr).toContain('Exit codes: 0 ');
  },
);

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

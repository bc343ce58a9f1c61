import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// Help and unknown arguments of every command are tested by tests/build/rare/commands.
describe('npm run i18n', () => {
  it.each([
    [[], 'Name a command.'],
    [['accept'], 'Name a page'],
    [['accept', 'config/lib/dts', '--all'], 'Name a page or say --all, not both.'],
    [['check', 'no/such/page'], 'There is no page "no/such/page".'],
    [['nope'], 'Unknown command "nope".'],
  ])('%j is wrong usage', (args, says) => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import=tsx', 'packages/translations/cli/cli.mts', ...args],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr).toContain('Usage: npm run i18n');
    expect(stdout).toBe('');
  });

  it('a closed pipe is not an error, and a pipe gets no colours', () => {
    const command = `"${process.execPath}" --import=tsx packages/translations/cli/cli.mts glossary | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stdout).not.toContain('\u001b');
    expect(stderr).not.toMatch(/EPIPE|at .*:\d+/);
  });
});

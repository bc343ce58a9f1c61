import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

function run(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--import=tsx', 'tools/i18n/cli.mts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: '', ...env },
  });
}

describe('npm run i18n', () => {
  it.each([
    [[]],
    [['nope']],
    [['status', '--nope']],
    [['status', 'page']],
    [['accept']],
    [['accept', 'no/such/page']],
    [['accept', 'config/lib/dts', '--all']],
  ])('%j is wrong usage', (args) => {
    const { status, stderr, stdout } = run(args);
    expect(status, stderr).toBe(2);
    expect(stderr).toContain('Usage: npm run i18n');
    expect(stdout).toBe('');
  });

  it('helps', () => {
    const { status, stdout } = run(['status', '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('Exit codes: 0 clean, 1 findings, 2 wrong usage.');
  });

  it('a closed pipe is no error', () => {
    const command = `"${process.execPath}" --import=tsx tools/i18n/cli.mts glossary | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/EPIPE|at .*:\d+/);
  });

  it('takes the flags that npm keeps for itself', () => {
    const { stdout } = run(['status'], { npm_lifecycle_event: 'i18n', npm_config_json: 'true' });
    const { sum, pages } = JSON.parse(stdout) as { sum: { pages: number }; pages: unknown[] };
    expect(sum.pages).toBe(pages.length);
    expect(stdout).not.toContain('\u001b');
  });
});

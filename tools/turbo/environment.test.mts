import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';

const ROOT = path.resolve(import.meta.dirname, '../..');

const { dir: root, at, clear, write } = tempFolder();
beforeEach(() => {
  clear();
  for (const file of ['tools/preflight.mjs', 'tools/turbo/environment.mjs'])
    write(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  fs.mkdirSync(at('packages'));
});

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' });
}

function commit(file: string, text: string): void {
  write(file, text);
  git('add', file);
  git('commit', '--quiet', '-m', file);
}

const LOADED = ['--import', './tools/turbo/environment.mjs'];

/** The environment that turbo's launcher would pass on. */
function ask(name: string) {
  const print = ['--print', `process.env[${JSON.stringify(name)}]`];
  const run = spawnSync(process.execPath, [...LOADED, ...print], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  return run.stdout;
}

it('the dates of pages change with a commit of a page, and with no other', () => {
  const without = ask('PAGE_HISTORY');
  git('init', '--quiet');
  commit('docs/page.mdx', '1');
  const first = ask('PAGE_HISTORY');
  expect(first).not.toBe(without);
  commit('src/code.ts', '1');
  expect(ask('PAGE_HISTORY')).toBe(first);
  commit('docs/page.mdx', '2');
  expect(ask('PAGE_HISTORY')).not.toBe(first);
});

it('a step runs again on another version of Node.js, and nothing is told to the authors of turbo', () => {
  expect(ask('TURBO_TELEMETRY_DISABLED')).toBe('1\n');
  expect(ask('RUNNING_NODE')).toContain(process.version);
});

it('a tier that drives a browser says before the first test where there is none', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere' };
  const options = { cwd: ROOT, encoding: 'utf8', env } as const;
  const run = (task: string) =>
    spawnSync(process.execPath, [...LOADED, '--print', '1', task], options);
  expect(run('tier:fast')).toMatchObject({ status: 0, stdout: '1\n' });
  const { status, stderr } = run('tier:built');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^No Chromium found: .*\n$/);
});

it('a run, and the one right before it, end with the time of each step, what did not run, and how to repeat what failed', () => {
  const step = (task: string, status: string, exitCode?: number) => ({
    task,
    logFile: `.turbo/turbo-${task}.log`,
    cache: { status },
    execution: exitCode === undefined ? exitCode : { startTime: 0, endTime: 12_400, exitCode },
  });
  const first = [
    ...[step('build', 'MISS', 0), step('lint', 'HIT', 0), step('tier:fast', 'MISS', 0)],
    step('types', 'MISS', 0),
  ];
  const second = [
    ...[step('build', 'HIT', 0), step('types', 'MISS', 1), step('pages', 'MISS', 1)],
    step('later', 'MISS'),
  ];
  /** The last lines, where the first run ended at this time. */
  const linesAfter = (secondsAgo: number) => {
    const now = Date.now();
    const ends: [number, object[]][] = [
      [now - secondsAgo * 1000, first],
      [now + 60_000, second],
    ];
    const summaries = ends.map(([endTime, tasks]) => ({
      execution: { endTime, exitCode: 1, command: 'turbo run tier:fast tier:built' },
      tasks,
    }));
    const writes = `fs.mkdirSync('.turbo/runs', { recursive: true });
      for (const [index, one] of ${JSON.stringify(summaries)}.entries())
        fs.writeFileSync('.turbo/runs/' + index + '.json', JSON.stringify(one));`;
    const args = [...LOADED, '--eval', writes];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return stdout.trim().split('\n');
  };
  const ofSecond = [
    expect.stringMatching(/^ *12 s +FAILED +types/),
    expect.stringMatching(/^ *12 s +FAILED +pages .*\.log; again: npm run turbo -- pages$/),
    expect.stringMatching(/^ *not run +later$/),
    'Builds of small sites, and tests that drive a browser, did not begin.',
  ];
  expect(linesAfter(1)).toEqual([
    expect.stringMatching(/^ *12 s +passed +build +\.turbo\/turbo-build\.log$/),
    expect.stringMatching(/^ *known +passed +lint +/),
    ...ofSecond,
  ]);
  expect(linesAfter(60)).toEqual([expect.stringMatching(/^ *known +passed +build/), ...ofSecond]);
});

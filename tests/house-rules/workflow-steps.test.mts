import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const WORKFLOWS = path.resolve(import.meta.dirname, '../../.github/workflows');

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}

/** The shell script of a step. */
function scriptOf(file: string, job: string, step: string): string {
  const text = fs.readFileSync(path.join(WORKFLOWS, file), 'utf8');
  const found = (parse(text) as Workflow).jobs[job]!.steps.find(({ name }) => name === step);
  return found!.run!;
}

let dir: string;
const inDir = (file: string) => path.join(dir, file);
const read = (file: string) => fs.readFileSync(inDir(file), 'utf8');

/** A program that stands in for another: it notes its arguments and does what `body` says. */
function standIn(name: string, body: string): void {
  const text = `#!/bin/sh\necho "$@" >> ${inDir(`${name}.calls`)}\n${body}\n`;
  fs.writeFileSync(inDir(`bin/${name}`), text, { mode: 0o755 });
}

/** Runs a step as GitHub does, where the first command that fails ends it. */
function run(script: string, env: Record<string, string> = {}) {
  const files = { GITHUB_STEP_SUMMARY: inDir('summary'), GITHUB_OUTPUT: inDir('output') };
  const PATH = `${inDir('bin')}:${process.env.PATH}`;
  const all = { ...process.env, ...files, PATH, RUN: 'https://run.example', ...env };
  return spawnSync('bash', ['-e', '-c', script], { cwd: dir, encoding: 'utf8', env: all });
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'workflow-'));
  fs.mkdirSync(inDir('bin'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const onUnix = describe.skipIf(process.platform === 'win32');

onUnix('the nightly comparison with the newest Rslib', () => {
  const compare = scriptOf('nightly.yml', 'newest-rslib', 'Compare');
  const report = scriptOf('nightly.yml', 'newest-rslib', 'Report');
  const SUMMARY = 'Rslib 1.0.1 → 1.0.2: 3 changes in 2 files';
  const HEAD = 'Docs and Rslib 1.0.1 → 1.0.2';

  it.each([
    [0, 'nothing changes'],
    [1, SUMMARY],
  ])('ends well where the command ends with %i', (status, said) => {
    standIn('npm', `echo "${said}"; exit ${status}`);
    expect(run(compare).status).toBe(0);
    expect(read('npm.calls')).toBe('run --silent site -- upgrade-rslib latest\n');
    expect(read('output')).toBe(`changes=${status}\n`);
    expect(read('summary')).toContain(said);
  });

  it('fails where the command could not compare, and tells no change', () => {
    for (const body of ['echo "Unexpected error" >&2; exit 70', 'echo "no network" >&2; exit 1']) {
      standIn('npm', body);
      expect(run(compare).status).toBe(1);
      expect(fs.existsSync(inDir('output'))).toBe(false);
    }
  });

  const prepare = () => {
    standIn('npm', `echo "${SUMMARY}"; exit 1`);
    run(compare);
  };

  it('opens one report for a version', () => {
    prepare();
    standIn('gh', `[ "$2" = list ] && cat ${inDir('known')} || true`);
    fs.writeFileSync(inDir('known'), 'Docs and Rslib 1.0.0 → 1.0.1\n');
    expect(run(report).status).toBe(0);
    expect(read('gh.calls')).toContain(`issue create --title ${HEAD} --body-file`);
    expect(read('.cache/report.md')).toContain('https://run.example');
    fs.writeFileSync(inDir('known'), `${HEAD}\n`);
    fs.rmSync(inDir('gh.calls'));
    expect(run(report).status).toBe(0);
    expect(read('gh.calls')).not.toContain('create');
  });

  it.each(['list', 'create'])('says in one line that a token may not %s', (what) => {
    prepare();
    standIn('gh', `[ "$2" = ${what} ] && exit 1 || true`);
    const { status, stdout } = run(report);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^::warning::No report was opened: .*\n$/);
  });
});

onUnix('the comment on a pull request', () => {
  const comment = scriptOf('pull-request.yml', 'comment', 'Comment');

  it.each([
    [0, /^$/],
    [1, /^::warning::No comment was written: .*\n$/],
  ])('leads to the pictures; a token that may not ends it well (%i)', (code, said) => {
    fs.writeFileSync(inDir('changes.md'), 'No page changes.\n');
    standIn('gh', `exit ${code}`);
    const { status, stdout } = run(comment, { NUMBER: '7' });
    expect(status).toBe(0);
    expect(stdout).toMatch(said);
    expect(read('gh.calls')).toContain('pr comment 7 --edit-last --create-if-none');
    expect(read('changes.md')).toContain('(https://run.example)');
  });
});

onUnix('the changes of a pull request', () => {
  it('are told in the summary of the run, which needs no token', () => {
    standIn('npm', 'echo "2 pages change."');
    const script = scriptOf('pull-request.yml', 'changes', 'Tell the changes');
    expect(run(script, { BASE: 'abc' }).status).toBe(0);
    expect(read('npm.calls')).toContain('site -- changed-pages abc --before ../before/build');
    expect(read('summary')).toBe('2 pages change.\n');
  });
});

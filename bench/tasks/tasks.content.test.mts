import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '@rslib-docs/kit/node/command';
import { readArguments } from './arguments.mts';
import { addDocs } from './docs.mts';
import { productionPackages } from './packages.mts';
import { applyChange, givenFiles, mergePatch, rightFiles } from './project.mts';
import { parseTasks, readTasks } from './task.mts';

describe('the command line', () => {
  it('judges the answers of the tasks by default', () => {
    expect(readArguments([])).toMatchObject({ answers: ['right', 'wrong'], docs: false });
  });

  it('lets a command answer', () => {
    const args = ['--command', 'node a.mjs', '--docs', '--language', 'zh', '--timeout', '9'];
    expect(readArguments(args)).toMatchObject({
      command: 'node a.mjs',
      docs: true,
      language: 'zh',
      timeoutMs: 9000,
    });
  });

  it.each([
    [['--language', 'fr'], '--language knows en and zh'],
    [['--timeout', '0'], '--timeout needs a number'],
    [['--answers', 'good'], '--answers knows right and wrong'],
    [['--command', ' '], '--command needs a command line'],
    [['--command', 'x', '--answers', 'right'], 'leave out --command'],
    [['--docs'], '--docs needs --command'],
    [['--fast'], '--fast'],
  ])('refuses %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('the tasks', () => {
  it('are at least 40, each in both languages, with a check of what is built', async () => {
    const tasks = await readTasks();
    expect(tasks.length).toBeGreaterThanOrEqual(40);
    for (const { id, prompt, checks } of tasks) {
      expect(prompt.zh, id).toMatch(/\p{Script=Han}/u);
      expect(prompt.en, id).not.toMatch(/\p{Script=Han}/u);
      const { dist, pack, run, types } = checks;
      const wanted = [
        ...dist.has,
        ...pack.has,
        ...Object.keys(run),
        types,
        ...Object.keys(checks.text),
      ];
      expect(wanted.filter(Boolean).length, id).toBeGreaterThan(0);
    }
  });

  it('have right answers that change something, and each wrong answer another project', async () => {
    for (const task of await readTasks()) {
      const given = givenFiles(task);
      const right = await rightFiles(task);
      expect(right, task.id).not.toEqual(given);
      for (const wrong of task.wrong) {
        expect(applyChange(right, wrong), `${task.id}: ${wrong.why}`).not.toEqual(right);
      }
    }
  });

  it('a wrong key is named with its file', () => {
    const source = '- id: a\n  prompts: { en: x }\n';
    expect(() => parseTasks(source, 'a.yaml')).toThrow(
      /a\.yaml holds no tasks[^]*"\[0\]\.prompts"/,
    );
  });
});

it('a patch keeps what it does not name, and null removes', () => {
  const target = { a: 1, exports: { '.': './a.js', './b': './b.js' } };
  expect(mergePatch(target, { a: null, exports: { './b': null, './c': './c.js' } })).toEqual({
    exports: { '.': './a.js', './c': './c.js' },
  });
  const files = { 'package.json': '{ "a": 1 }', 'b.txt': 'b' };
  expect(applyChange(files, { files: { 'b.txt': null }, package: { a: 2 } })).toEqual({
    'package.json': '{\n  "a": 2\n}\n',
  });
});

it('who uses a package gets neither its devDependencies nor optional peers', () => {
  const own = {
    dependencies: { a: '1' },
    devDependencies: { b: '1' },
    peerDependencies: { c: '1', d: '1' },
    peerDependenciesMeta: { d: { optional: true } },
  };
  expect(productionPackages(own)).toEqual({ a: '1', c: '1' });
});

describe('the pages in the folder of a task', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'task-docs-'));
    const files = {
      'package.json': '{ "name": "rslib-docs" }',
      'dist/cli.mjs': 'console.log("answered");',
      'dist/AGENTS.en.md': 'english',
      'dist/AGENTS.zh.md': '中文',
    };
    for (const [file, text] of Object.entries(files)) {
      await fs.mkdir(path.dirname(path.join(dir, 'package', file)), { recursive: true });
      await fs.writeFile(path.join(dir, 'package', file), text);
    }
    await fs.mkdir(path.join(dir, 'task'));
  });
  afterEach(() => fs.rm(dir, { recursive: true }));

  it.each([
    ['en', 'english'],
    ['zh', '中文'],
  ] as const)('come with a command and the index of a language: %s', async (language, text) => {
    const folder = path.join(dir, 'task');
    await addDocs(folder, path.join(dir, 'package'), language);
    expect(await fs.readFile(path.join(folder, 'AGENTS.md'), 'utf8')).toBe(text);
    const command = path.join(folder, 'node_modules/.bin/rslib-docs');
    expect(execFileSync(process.execPath, [command], { encoding: 'utf8' })).toBe('answered\n');
  });

  it('are missing where they were not built, which is said', async () => {
    await expect(addDocs(dir, path.join(dir, 'none'), 'en')).rejects.toThrow(
      'npm run build --workspace rslib-docs',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { productionPackages } from './consumer.mts';
import { answersOf, applyChange, givenFiles, mergePatch, parseTasks, readTasks } from './task.mts';

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

  it('have right answers that change something, each wrong one another project, and a wrong key is named', async () => {
    for (const task of await readTasks()) {
      const [right, ...wrong] = await answersOf(task);
      expect(right!.files, task.id).not.toEqual(givenFiles(task));
      for (const { files, name } of wrong) {
        expect(files, `${task.id}: ${name}`).not.toEqual(right!.files);
      }
    }
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

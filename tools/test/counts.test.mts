import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCounts } from './counts.mts';

let dir: string;
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'counts-'));
});
afterAll(() => fs.rm(dir, { recursive: true }));

async function report(content: object): Promise<string> {
  const file = path.join(dir, `${Math.random()}.json`);
  await fs.writeFile(file, JSON.stringify(content));
  return file;
}
const repeat = (status: string, times: number) =>
  Array.from({ length: times }, (_, index) => ({ ancestorTitles: [], title: `${index}`, status }));
const vitest = (passed: number, failed: number) =>
  report({
    testResults: [
      {
        name: '/site/a.test.ts',
        assertionResults: [...repeat('passed', passed), ...repeat('failed', failed)],
      },
    ],
  });
const read = (file: string | undefined, exitCode: number) => readCounts(file, exitCode, '/site');
const counts = (passed: number, failed: number) => ({ passed, failed, unchanged: 0, unsteady: [] });

it('counts a plain command by its exit code', async () => {
  expect(await read(undefined, 0)).toEqual(counts(1, 0));
  expect(await read(undefined, 2)).toEqual(counts(0, 1));
});
it('counts tests', async () => {
  const good = await read(await vitest(5, 0), 0);
  expect(good).toEqual(counts(5, 0));
  const bad = await read(await vitest(4, 1), 1);
  expect(bad).toEqual(counts(4, 1));
});
it('names tests that needed a second try, and counts what failed outside of tests', async () => {
  const specs = [{ title: 'Drawer', tests: [{ status: 'flaky' }, { status: 'expected' }] }];
  const playwright = await report({
    config: { rootDir: '/site/tests' },
    suites: [{ title: 'a.spec', file: 'a.spec', specs }],
    errors: [{ message: 'the port is taken' }],
  });
  expect(await read(playwright, 1)).toEqual({
    passed: 2,
    failed: 1,
    unchanged: 0,
    unsteady: ['tests/a.spec: Drawer'],
  });
});
it('never takes silence for success', async () => {
  expect((await read(await vitest(0, 0), 0)).failed).toBe(1);
  expect((await read(await vitest(5, 0), 1)).failed).toBe(1);
  expect((await read(path.join(dir, 'none.json'), 0)).failed).toBe(1);
});

it('takes half of a report for a failure', async () => {
  const file = path.join(dir, 'half.json');
  await fs.writeFile(file, '{"testResults": [');
  expect(await read(file, 1)).toEqual(counts(0, 1));
  await fs.writeFile(file, '');
  expect((await read(file, 0)).failed).toBe(1);
});

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
const vitest = (passed: number, failed: number) =>
  report({ numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: 0 });

it('counts a plain command by its exit code', async () => {
  expect(await readCounts(undefined, '', 0)).toEqual({ passed: 1, failed: 0, unsteady: [] });
  expect(await readCounts(undefined, '', 2)).toEqual({ passed: 0, failed: 1, unsteady: [] });
});
it('counts tests', async () => {
  const good = await readCounts('vitest', await vitest(5, 0), 0);
  expect(good).toEqual({ passed: 5, failed: 0, unsteady: [] });
  const bad = await readCounts('vitest', await vitest(4, 1), 1);
  expect(bad).toEqual({ passed: 4, failed: 1, unsteady: [] });
});
it('names tests that needed a second try', async () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec', tests: [{ status }] });
  const inner = { specs: [spec('Menu', 'expected'), spec('Drawer', 'flaky')] };
  const playwright = await report({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('Page', 'unexpected')], suites: [inner] }],
    errors: [],
  });
  expect(await readCounts('playwright', playwright, 1)).toEqual({
    passed: 4,
    failed: 1,
    unsteady: ['a.spec: Drawer'],
  });
});
it('never takes silence for success', async () => {
  expect((await readCounts('vitest', await vitest(0, 0), 0)).failed).toBe(1);
  expect((await readCounts('vitest', await vitest(5, 0), 1)).failed).toBe(1);
  expect((await readCounts('vitest', path.join(dir, 'none.json'), 0)).failed).toBe(1);
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Build } from './plan.mts';
import { runBuilds } from './run-builds.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = `.cache/run-all-test-${process.pid}`;
const OPTIONS = { isSettled: () => false };

const script = (code: string, file = 'a.txt'): Build => ({
  files: new Map([[file, code]]),
  commands: [{ program: 'node', args: ['-e', code], env: {} }],
});

afterEach(() => fs.rm(path.join(ROOT, CACHE), { recursive: true, force: true }));

it('runs equal builds once and says what they printed', async () => {
  const builds = [script('console.log(1)'), script('console.log(2)'), script('console.log(1)')];
  const { outcomes, builds: different } = await runBuilds(ROOT, CACHE, builds, OPTIONS);
  expect(different).toBe(2);
  expect(builds.map((build) => outcomes.get(build))).toMatchObject([
    { printed: ['1\n'], code: 0 },
    { printed: ['2\n'], code: 0 },
    { printed: ['1\n'], code: 0 },
  ]);
});

it('begins nothing more and leaves no folder when one cannot be run', async () => {
  const marks = path.join(ROOT, CACHE, 'marks');
  await fs.mkdir(marks, { recursive: true });
  const mark = (name: number) =>
    script(
      `setTimeout(() => fs.writeFileSync(${JSON.stringify(path.join(marks, `${name}`))}, ''), 300)`,
    );
  const builds = [script('', 'no\0file'), ...Array.from({ length: 6 }, (_, name) => mark(name))];
  await expect(runBuilds(ROOT, CACHE, builds, OPTIONS)).rejects.toThrow(/null bytes/);
  await setTimeout(1000);
  expect(await fs.readdir(marks)).toEqual([]);
  const left = await fs.readdir(path.join(ROOT, CACHE));
  expect(left.filter((one) => one.startsWith('builds-'))).toEqual([]);
});

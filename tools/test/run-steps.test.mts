import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { runSteps, type Outcome } from './run-steps.mts';
import type { Step } from './step.mts';

let said: string[];
let stopped: boolean;
beforeEach(() => {
  said = [];
  stopped = false;
});

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: '',
  args: [],
  ...more,
});
const independent = (name: string, more: Partial<Step> = {}) =>
  step(name, { isIndependent: true, ...more });

/** Runs steps of which each takes as many turns as its name is long. */
const run = (steps: readonly Step[], failing: readonly Step[] = []) =>
  runSteps(steps, {
    runStep: async (one, place): Promise<Outcome> => {
      said.push(`${place} ${one.name}`);
      for (let left = one.name.length; left > 0; left -= 1) await turn();
      said.push(`/${one.name}`);
      const failed = Number(failing.includes(one));
      return { step: one, seconds: 0, passed: 1 - failed, failed, unsteady: [] };
    },
    isStopped: () => stopped,
    showRunning: () => undefined,
  });

it('runs two independent steps at a time, and the others alone after them', async () => {
  const steps = [step('last'), independent('aaa'), independent('bbbbbb'), independent('cc')];
  const outcomes = await run(steps);
  expect(said).toEqual([
    '2/4 aaa',
    '3/4 bbbbbb',
    '/aaa',
    '4/4 cc',
    '/cc',
    '/bbbbbb',
    '1/4 last',
    '/last',
  ]);
  expect(outcomes).toHaveLength(4);
});

it('starts a step when what it needs has run, and others in its place until then', async () => {
  const build = independent('build', { isPrerequisite: true });
  const steps = [build, independent('look', { after: [build] }), independent('a')];
  await run(steps);
  expect(said).toEqual(['1/3 build', '3/3 a', '/a', '/build', '2/3 look', '/look']);
});

it('starts nothing more after a failed build, and lets end what runs', async () => {
  const build = independent('b', { isPrerequisite: true });
  const steps = [build, independent('long'), independent('look', { after: [build] }), step('e2e')];
  const outcomes = await run(steps, [build]);
  expect(said).toEqual(['1/4 b', '2/4 long', '/b', '/long']);
  expect(outcomes.map(({ step: { name }, failed }) => [name, failed])).toEqual([
    ['b', 1],
    ['long', 0],
  ]);
});

it('goes on after a step that others do not need', async () => {
  const samples = independent('samples');
  await run([samples, independent('x', { after: [samples] }), step('e2e')], [samples]);
  expect(said.at(-1)).toBe('/e2e');
  expect(said).toContain('/x');
});

it('starts nothing more when it is interrupted', async () => {
  const running = run([independent('aa'), independent('b'), independent('c'), step('d')]);
  stopped = true;
  await running;
  expect(said).toEqual(['1/4 aa', '2/4 b', '/b', '/aa']);
});

import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '@rslib-docs/kit/node/command';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { readResults } from '../report/results.mts';
import type { BenchSite } from '../sites/site.mts';
import { childTimes, sumTree } from './build.mts';
import { measureParts, readArguments, type Bench } from './parts.mts';
import { Failures, measureInTurn, type Named } from './rounds.mts';

const { dir, at, write } = tempFolder();
afterEach(() => vi.restoreAllMocks());

it.each([
  [[], { sites: ['ours', 'docusaurus', 'rspress', 'vitepress', 'starlight'], runs: 5 }, true],
  [['--only', 'vitepress', '--part', 'paint'], { sites: ['ours', 'vitepress'], runs: 5 }, false],
  [['--quick'], { runs: 1 }, false],
])('reads %j: what is measured, and whether with the large site', (args, wanted, hasLarge) => {
  const read = readArguments(args);
  expect(read).toMatchObject(wanted);
  expect(read.parts.includes('growth')).toBe(hasLarge);
});

it.each([
  [['--only', 'hugo'], 'knows docusaurus'],
  [['--part', 'beauty'], 'knows weight'],
  [['--runs', '0'], '--runs needs a number'],
  [['--fast'], '--fast'],
  [['x'], 'x'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});

it('memory and processor time of a build are those of all its processes', () => {
  const table =
    '    1     0   10\n   20     1  100\n   21    20  200\n   22    21  400\n   30     1  800\n';
  expect(sumTree(table, 20)).toBe(700 * 1024);
  expect(sumTree(table, 99)).toBe(0);
  expect(childTimes('built\n0m0.00s 0m0.01s\n1m5.50s 0m2.25s\n')).toBe(67_750);
  expect(() => childTimes('built\n')).toThrow('built');
});

describe('in rounds', () => {
  const subjects = ['a', 'b', 'c'].map((id): Named => ({ id, name: id, version: '1' }));

  it('all take turns, and each round begins with another one', async () => {
    const order: string[] = [];
    const measure = async ({ id }: Named) => ({ time: order.push(id) });
    const { runs } = await measureInTurn('t', subjects, measure, 2, new Failures());
    expect(order.join('')).toBe('abcbca');
    expect(runs).toEqual({ time: { a: [1, 6], b: [2, 4], c: [3, 5] } });
  });

  it('who fails is named and left out, and the others are measured to the end', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures = new Failures();
    const asked: string[] = [];
    const measure = async ({ id }: Named): Promise<Record<string, number>> => {
      asked.push(id);
      if (id === 'b' && asked.length > 3) throw new Error('no memory');
      return id === 'b' ? { time: 1, only: 1 } : { time: 1 };
    };
    const { runs, left } = await measureInTurn('t', subjects, measure, 3, failures);
    expect(runs).toEqual({ time: { a: [1, 1, 1], c: [1, 1, 1] } });
    expect(left.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(asked.filter((name) => name === 'b')).toHaveLength(2);
    expect(failures.summary).toEqual(['b failed at t: no memory']);
  });
});

/** A site that nothing but its build makes. */
const siteOf = (id: string, prepare: BenchSite['prepare']): BenchSite => ({
  id: id as BenchSite['id'],
  name: id,
  version: '1.0.0',
  dir,
  output: dir,
  build: () => ({ node: process.execPath, args: ['-e', '0'], cwd: dir }),
  traces: [],
  editedFile: 'page.md',
  prepare,
  address: (route) => route,
  controls: { appearance: '', sidebarLink: () => '' },
});

it('of who could not be made no older value stays in the parts that were measured', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sites = [
    siteOf('good', async () => undefined),
    siteOf('bad', () => Promise.reject(new Error('No such package.'))),
  ];
  const file = at('sites.json');
  const old = { 'build.cold': { bad: [1], other: [2] }, 'paint.first': { bad: [3] } };
  write('sites.json', JSON.stringify({ subjects: {}, conditions: {}, runs: old }));
  const failures = new Failures();
  const session = { file, command: 'npm run bench', asked: sites, failures };
  await measureParts({ sites, parts: ['build'], runs: 1, pages: [], session } as unknown as Bench);
  const { subjects, conditions, runs } = readResults(file);
  expect(subjects).toEqual({ good: { name: 'good', version: '1.0.0' } });
  expect(conditions['build']).toMatchObject({ command: 'npm run bench', cores: os.cpus().length });
  expect(runs['build.cold']).toEqual({ good: [expect.any(Number)], other: [2] });
  expect(runs['paint.first']).toEqual({ bad: [3] });
  expect(failures.summary).toEqual(['bad failed at prepare: No such package.']);
});

import { describe, expect, it } from 'vitest';
import { formatVerdicts, judge } from './judge.mts';
import { readPlaywright, readVitest } from './results.mts';
import { readRows } from './rows.mts';
import { titlePattern } from './run-proofs.mts';

const [one, all, none] = readRows(`
browser:
  F01: { fault: One, proof: [tests/e2e/a.spec.mts › is missing] }
  F80: { fault: All, proof: [{ test: tests/e2e/a.spec.mts › finds nothing, least: 2 }] }
build:
  F128: { fault: None, proof: none, reason: takes an hour }
`) as [never, never, never];
const result = (title: string, hasPassed = true) => ({
  file: 'tests/e2e/a.spec.mts',
  title,
  hasPassed,
});
const problemsOf = (row: never, ...results: ReturnType<typeof result>[]) =>
  judge([row], results)[0]!.problems;

describe('a row', () => {
  it('is proven by tests that ran and passed', () => {
    expect(problemsOf(one, result('a group › /x is missing @late'))).toEqual([]);
  });
  it('is not proven by a test that did not run, or of another file', () => {
    const expected = ['did not run: tests/e2e/a.spec.mts › is missing'];
    expect(problemsOf(one)).toEqual(expected);
    expect(problemsOf(one, { ...result('is missing'), file: 'tests/e2e/b.spec.mts' })).toEqual(
      expected,
    );
  });
  it('fails with any of its tests, which are named once', () => {
    const failed = result('/y is missing', false);
    expect(problemsOf(one, result('/x is missing'), failed, failed)).toEqual([
      'failed: tests/e2e/a.spec.mts › /y is missing',
    ]);
  });
  it('may need many tests', () => {
    const nothing = result('axe finds nothing');
    expect(problemsOf(all, nothing)).toEqual([
      'did not run (1 of 2): tests/e2e/a.spec.mts › finds nothing',
    ]);
    expect(problemsOf(all, nothing, nothing)).toEqual([]);
  });
  it('without a proof counts as failed, with the reason', () => {
    expect(problemsOf(none)).toEqual(['not proven: takes an hour']);
  });
});

it('sums are by group and in all', () => {
  expect(formatVerdicts(judge([one, all, none], [result('is missing')]))).toEqual([
    'browser: 1 passed, 1 failed',
    '  F80 All',
    '    did not run (0 of 2): tests/e2e/a.spec.mts › finds nothing',
    'build: 0 passed, 1 failed',
    '  F128 None',
    '    not proven: takes an hour',
    '',
    '1 passed, 2 failed',
  ]);
});

describe('reports', () => {
  it('of Vitest, without tests that were left out', () => {
    const tests = (['passed', 'failed', 'skipped'] as const).map((status) => ({
      ancestorTitles: ['a group'],
      title: status,
      status,
    }));
    const report = { testResults: [{ name: '/site/src/a.test.ts', assertionResults: tests }] };
    expect(readVitest(report, '/site')).toEqual([
      { file: 'src/a.test.ts', title: 'a group › passed', hasPassed: true },
      { file: 'src/a.test.ts', title: 'a group › failed', hasPassed: false },
    ]);
  });
  it('of Playwright, with each project', () => {
    const spec = (...statuses: string[]) => ({
      title: 'is missing',
      tests: statuses.map((status) => ({ status })),
    });
    const file = 'e2e/a.spec.mts';
    const inner = { title: 'a group', file, specs: [spec('expected', 'unexpected', 'skipped')] };
    const outer = { title: file, file, specs: [spec('flaky')], suites: [inner] };
    const report = { config: { rootDir: '/site/tests' }, suites: [outer] };
    expect(readPlaywright(report, '/site')).toEqual([
      result('is missing'),
      result('a group › is missing'),
      result('a group › is missing', false),
    ]);
  });
  it('say why no test of them ran', () => {
    const errors = [{ message: '\u001b[31mthe port is taken\u001b[39m' }];
    const report = { config: { rootDir: '/site/tests' }, suites: [], errors };
    expect(() => readPlaywright(report, '/site')).toThrow(
      'Playwright ran no test:\nthe port is taken',
    );
  });
});

it('titles are found by runners that know neither arrows nor patterns in them', () => {
  const pattern = new RegExp(
    titlePattern([
      { title: 'a (group) › 1 + 1', least: 1 },
      { title: 'other', least: 1 },
    ]),
  );
  expect(pattern.test('a (group) of tests 1 + 1 is 2')).toBe(true);
  expect(pattern.test('a group 1 + 1')).toBe(false);
});

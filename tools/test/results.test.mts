import { expect, it } from 'vitest';
import { UNCHANGED, readResults } from './results.mts';

it('reads a report of Vitest, without tests that were left out', () => {
  const assertionResults = (['passed', 'failed', 'skipped'] as const).map((status) => ({
    ancestorTitles: ['a group'],
    title: status,
    status,
  }));
  const report = { testResults: [{ name: '/site/src/a.test.ts', assertionResults }] };
  expect(readResults(JSON.stringify(report), '/site')).toEqual([
    { file: 'src/a.test.ts', title: 'a group › passed', status: 'passed' },
    { file: 'src/a.test.ts', title: 'a group › failed', status: 'failed' },
  ]);
});

it('reads a report of Playwright, with each project and what failed outside of tests', () => {
  const spec = (...statuses: string[]) => ({
    title: 'is missing',
    tests: statuses.map((status) => ({ status })),
  });
  const left = { status: 'skipped', annotations: [{ type: 'skip', description: UNCHANGED }] };
  const file = 'e2e/a.spec.mts';
  const inner = { title: 'a group', file, specs: [spec('expected', 'unexpected', 'skipped')] };
  const outer = {
    title: file,
    file,
    specs: [spec('flaky'), { title: 'is left', tests: [left] }],
    suites: [inner],
  };
  const errors = [{ message: '\u001b[31mthe port is taken\u001b[39m' }];
  const report = { config: { rootDir: '/site/tests' }, suites: [outer], errors };
  expect(readResults(JSON.stringify(report), '/site')).toEqual([
    { file: `tests/${file}`, title: 'is missing', status: 'unsteady' },
    { file: `tests/${file}`, title: 'is left', status: 'unchanged' },
    { file: `tests/${file}`, title: 'a group › is missing', status: 'passed' },
    { file: `tests/${file}`, title: 'a group › is missing', status: 'failed' },
    { file: '', title: 'the port is taken', status: 'failed' },
  ]);
});

it('a file of Vitest that fails outside of its tests has failed', () => {
  const passed = { ancestorTitles: [], title: 'a', status: 'passed' };
  const report = (status: string, assertionResults: object[]) => {
    const testResults = [
      { name: '/site/a.test.ts', status, message: 'no such file', assertionResults },
    ];
    return readResults(JSON.stringify({ testResults }), '/site').map(({ title, status: is }) => [
      title,
      is,
    ]);
  };
  expect(report('passed', [passed])).toEqual([['a', 'passed']]);
  expect(report('failed', [])).toEqual([['no such file', 'failed']]);
  expect(report('failed', [passed])).toEqual([
    ['a', 'passed'],
    ['no such file', 'failed'],
  ]);
  expect(report('failed', [{ ...passed, status: 'failed' }])).toEqual([['a', 'failed']]);
});

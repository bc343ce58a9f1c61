import { describe, expect, it } from 'vitest';
import { readFaults, tagsIn } from './faults.mts';
import { assess } from './assess.mts';

describe('the list of faults', () => {
  it('has groups, in them what goes wrong by its id', () => {
    expect(readFaults('browser:\n  F01: A path\nbuild:\n  F200: A page\n')).toEqual([
      { id: 'F01', group: 'browser', text: 'A path' },
      { id: 'F200', group: 'build', text: 'A page' },
    ]);
  });
  it.each([
    ['nobody:\n  F01: x', 'Unknown group "nobody". Use one of browser'],
    ['browser:\n  X1: x', '"X1" is no id'],
    ['browser:\n  F01:', 'F01: say what goes wrong'],
    ['browser:\n  F01: { fault: x }', 'F01: say what goes wrong'],
    ['browser:\n  F01: x\nhost:\n  F01: y', 'F01 is there twice'],
    ['browser: {', 'line 1'],
  ])('refuses %j', (yaml, message) => {
    expect(() => readFaults(yaml)).toThrow(message);
  });
});

it('tags are found in titles, each once', () => {
  expect(tagsIn('a page @F01 @F200, and @no-hydration, F03, @F01')).toEqual(['F01', 'F200']);
});

describe('a fault', () => {
  const [path, page] = readFaults('browser:\n  F01: A path\nbuild:\n  F200: A page\n');
  const result = (title: string, status: 'passed' | 'unsteady' | 'failed' = 'passed') => ({
    file: 'a.test.mts',
    title,
    status,
  });
  it('is survived where its tests ran and none failed', () => {
    const results = [result('x @F01'), result('y @F01 @F200', 'unsteady'), result('z', 'failed')];
    expect(assess([path!, page!], results)).toEqual({
      lines: ['F01  2 passed  A path', 'F200  1 passed  A page', '', '2 passed, 0 failed'],
      failed: 0,
    });
  });
  it('is not where one failed, or none ran', () => {
    expect(assess([path!, page!], [result('x @F01'), result('y @F01', 'failed')])).toEqual({
      lines: [
        'F01  FAILED  A path',
        '  failed: a.test.mts › y @F01',
        'F200  FAILED  A page',
        '  no test of it ran',
        '',
        '0 passed, 2 failed',
      ],
      failed: 2,
    });
  });
});

import { expect, it } from 'vitest';
import { median, unsurePairs, winners } from './statistics.mts';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

it('nothing has no median', () => expect(() => median([])).toThrow('no values'));

it('the smallest wins, and who is within the tolerance with it', () => {
  expect(winners({ a: 100, b: 104, c: 106 })).toEqual(['a']);
  expect(winners({ a: 100, b: 104, c: 106 }, 0.05)).toEqual(['a', 'b']);
  expect(winners({ a: 0, b: 0, c: 1 })).toEqual(['a', 'b']);
});

it('who is alone wins nothing', () => expect(winners({ a: 1 })).toEqual([]));

it('two that the halves of the runs order differently are named, and no others', () => {
  const runs = { a: [1, 1, 5, 5], b: [3, 3, 3, 3], c: [9, 9, 9, 9] };
  expect(unsurePairs(runs)).toEqual([['a', 'b']]);
  expect(unsurePairs({ a: [1, 2, 1, 2], b: [3, 4, 3, 4] })).toEqual([]);
  expect(unsurePairs({ a: [1], b: [2] })).toEqual([['a', 'b']]);
});

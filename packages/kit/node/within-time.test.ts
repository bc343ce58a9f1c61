import { expect, it } from 'vitest';
import { withinTime } from './within-time';

it('gives the result and the errors of work, and ends what has no end', () => {
  expect(withinTime('the page', () => [1])).toEqual([1]);
  const fail = () => withinTime('the page', () => JSON.parse('{') as unknown);
  expect(fail).toThrow(SyntaxError);
  const loop = (): void => {
    for (;;);
  };
  const says = 'the page takes longer than 0.1 s to read. Divide it.';
  const pattern = () => /^(a+)+$/.test(`${'a'.repeat(40)}b`);
  for (const endless of [loop, pattern])
    expect(() => withinTime<unknown>('the page', endless, 100)).toThrow(says);
  expect(withinTime('the page', () => 2)).toBe(2);
});

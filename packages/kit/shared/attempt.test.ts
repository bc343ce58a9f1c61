import { afterEach, expect, it, vi } from 'vitest';
import { attempt } from './attempt';

afterEach(() => vi.restoreAllMocks());

it('reports each failure once, and lets the rest go on', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = (text: string) => () => {
    throw new Error(text);
  };
  const done = [fail('one'), fail('one'), fail('two'), () => 'three'].map((run) => attempt(run));
  expect(done).toEqual([undefined, undefined, undefined, 'three']);
  expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual(['one', 'two']);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal, UsageError, isUnexpected } from './command.mts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It threw nothing.');
}

describe('an error is unexpected where nobody wrote its message for people', () => {
  it.each([
    ['of the language', () => (undefined as unknown as { a: string }).a],
    ['of a parser', () => JSON.parse('{')],
    ['of the system', () => readFileSync('/no/such/file')],
    ['of a library', () => new URL('nope')],
    [
      'that is none',
      () => {
        throw 'text';
      },
    ],
  ])('%s', (_name, work) => {
    expect(isUnexpected(thrownBy(work))).toBe(true);
  });

  class OwnError extends Error {}
  const OURS = [new Error('no'), new OwnError('no'), new UsageError('no'), new Refusal('no', [])];
  it.each(OURS)('not %s', (error) => expect(isUnexpected(error)).toBe(false));

  it('not one that tells of another', () => {
    const cause = thrownBy(() => JSON.parse('{'));
    expect(isUnexpected(new Error('versions.json is no JSON.', { cause }))).toBe(false);
  });
});

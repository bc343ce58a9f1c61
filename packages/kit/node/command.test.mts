import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE_RANGE, Refusal, UsageError, isSupportedNode, isUnexpected } from './command.mts';

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
  const transform = Object.assign(new Error('a.ts:1:2: ERROR: no'), { name: 'TransformError' });
  const OURS = [
    ...[new Error('no'), new OwnError('no'), new UsageError('no'), new Refusal('no', [])],
    Object.assign(transform, {
      stack: 'Error: no\n    at x (/node_modules/esbuild/lib/main.js:1:2)',
    }),
  ];
  it.each(OURS)('not %s', (error) => expect(isUnexpected(error)).toBe(false));

  it('not one that tells of another', () => {
    const cause = thrownBy(() => JSON.parse('{'));
    expect(isUnexpected(new Error('versions.json is no JSON.', { cause }))).toBe(false);
  });
});

it('versions of Node.js are supported that the range of package.json holds', () => {
  const others = ['18.20.0', '20.18.9', '21.7.0', '22.11.0', '23.5.0'];
  const supported = ['20.19.0', '20.20.2', '22.12.0', '22.99.1', '24.0.0', '25.1.0'];
  expect([...others, ...supported].filter(isSupportedNode)).toEqual(supported);
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(NODE_RANGE);
});

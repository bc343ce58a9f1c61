import { describe, expect, it } from 'vitest';
import { readRows } from './rows.mts';

describe('rows', () => {
  it('have a group, what goes wrong, and what proves that it does not', () => {
    const rows = readRows(`
browser:
  F01:
    fault: A path that is not there
    proof:
      - tests/e2e/a.spec.mts › a group › is a missing page
      - { test: tests/e2e/b.spec.mts › is missing, least: 20 }
      - npm run check:html
build:
  F128: { fault: Other bytes, proof: none, reason: takes an hour }
`);
    expect(rows).toEqual([
      {
        id: 'F01',
        group: 'browser',
        fault: 'A path that is not there',
        proofs: [
          { file: 'tests/e2e/a.spec.mts', title: 'a group › is a missing page', least: 1 },
          { file: 'tests/e2e/b.spec.mts', title: 'is missing', least: 20 },
          { title: 'npm run check:html', least: 1 },
        ],
      },
      { id: 'F128', group: 'build', fault: 'Other bytes', proofs: [], reason: 'takes an hour' },
    ]);
  });

  it.each([
    ['browser:\n  F01: { fault: x }', 'F01: "proof" is a list'],
    ['browser:\n  F01: { fault: x, proof: [] }', 'F01: "proof" is a list'],
    ['browser:\n  F01: { fault: x, proof: none }', 'F01: without a proof'],
    ['browser:\n  F01: { proof: none, reason: y }', 'F01: "fault" says'],
    ['browser:\n  F01: { fault: x, proof: [a.mts › b], reason: y }', 'F01: a "reason"'],
    ['browser:\n  F01: { fault: x, proof: [a.mts] }', 'F01: write "file › part of a title"'],
    ['browser:\n  F01: { fault: x, proof: [{ test: a › b, least: 0 }] }', 'F01: "least"'],
    ['browser:\n  F01: { fault: x, prof: none }', 'F01: unknown key "prof"'],
    ['browser:\n  one: { fault: x, proof: [a › b] }', '"one" is no id'],
    ['engine:\n  F01: { fault: x, proof: [a › b] }', 'Unknown group "engine"'],
    [
      'browser:\n  F01: { fault: x, proof: [a › b] }\nhost:\n  F01: { fault: x, proof: [a › b] }',
      'F01 is there twice',
    ],
    ['browser:\n  F01: {\n', 'line 3'],
  ])('that say %j are refused', (yaml, message) => {
    expect(() => readRows(yaml)).toThrow(message);
  });
});

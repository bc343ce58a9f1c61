import { expect, it } from 'vitest';
import { readAnswer } from './contract';

const FILE = { path: 'index.js', html: '<span class="line"></span>', bytes: 0 };

it('an answer is taken as it is', () => {
  for (const answer of [{ files: [] }, { files: [FILE] }, { files: [], error: 'refused' }])
    expect(readAnswer(answer)).toBe(answer);
});

it.each([
  ...[null, undefined, 'text', [], {}, { files: {} }, { files: [null] }],
  ...[{ files: [{ ...FILE, html: undefined }] }, { files: [{ ...FILE, bytes: '1' }] }],
  { files: [FILE], error: {} },
])('%j is no answer', (value) => {
  expect(() => readAnswer(value)).toThrow('not an answer');
});

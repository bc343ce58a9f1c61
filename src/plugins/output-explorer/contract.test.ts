import { describe, expect, it } from 'vitest';
import { readAnswer } from './contract';

const FILE = { path: 'index.js', html: '<span class="line"></span>', bytes: 0 };

describe('an answer', () => {
  it.each([{ files: [] }, { files: [FILE] }, { files: [], error: 'refused' }])(
    'is taken as it is: %j',
    (answer) => {
      expect(readAnswer(answer)).toBe(answer);
    },
  );

  it.each([
    null,
    undefined,
    'text',
    1,
    [],
    {},
    { files: {} },
    { files: [null] },
    { files: [{ ...FILE, html: undefined }] },
    { files: [{ ...FILE, bytes: '1' }] },
    { files: [FILE], error: {} },
  ])('is refused where it is none: %j', (value) => {
    expect(() => readAnswer(value)).toThrow('not an answer');
  });
});

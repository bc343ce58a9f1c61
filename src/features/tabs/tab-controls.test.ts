import { expect, it } from 'vitest';
import { parseIndex } from './tab-controls';

it('takes whole numbers from 0 and nothing else for a choice', () => {
  expect(parseIndex('0')).toBe(0);
  expect(parseIndex('12')).toBe(12);
  for (const nonsense of [null, '', '-1', '1.5', 'pnpm', '<b>', '1e9', '99999']) {
    expect(parseIndex(nonsense), String(nonsense)).toBe(-1);
  }
});

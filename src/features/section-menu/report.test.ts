import { expect, it } from 'vitest';
import { MOST_ADDRESS_BYTES, cutToBytes, reportAddress } from './report';

const FORM = 'https://git.example/team/tool/issues/new?template=wrong-content.yml';

it('the form gets its fields, except empty ones; a text is cut between characters, only if needed', () => {
  const page = 'https://a.example/b#c';
  const address = reportAddress(`${FORM}&quoted=before`, { page, quoted: '' });
  const fields = Object.fromEntries(new URL(address).searchParams);
  expect(fields).toEqual({ template: 'wrong-content.yml', page });
  expect(cutToBytes('短', 9)).toBe('短');
  expect(cutToBytes('短句', 18)).toBe('短句');
  expect(cutToBytes('短短句', 18)).toBe('短…');
  expect(cutToBytes('😀😀', 12)).toBe('…');
  expect(cutToBytes('a', 1)).toBe('a');
});

it.each(['a & b\n', '错误 ', '😀', '\ud800'])('texts of any length fit: %j', (piece) => {
  const long = piece.repeat(20_000);
  const page = `https://a.example/${'p'.repeat(300)}#${'s'.repeat(100)}`;
  const texts = { title: long, quoted: long, counterpart: long, command: long };
  const address = reportAddress(FORM, { ...texts, page, version: '1.0.1' });
  expect(new TextEncoder().encode(address).length).toBeLessThanOrEqual(MOST_ADDRESS_BYTES);
  const fields = new URL(address).searchParams;
  expect(fields.get('page')).toBe(page);
  expect(fields.get('quoted')).toMatch(/…$/);
});

import { expect, it } from 'vitest';
import { pseudo } from './pseudo.mts';

it('a text in the pseudo-locale is accented letter by letter, longer and bracketed; placeholders stay', () => {
  expect(pseudo('Search')).toBe('[!! Ŝéàŕçĥ ··!!]');
  expect(pseudo('{count} of {total}')).toContain('{count} öf {total}');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const accented = pseudo(letters).slice(4, 4 + letters.length);
  expect(accented).toMatch(/^\p{L}{52}$/u);
  expect(new Set(accented).size).toBe(52);
});

import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo.mts';

describe('the pseudo-locale', () => {
  it('is accented, longer and bracketed', () => {
    expect(pseudo('Search')).toBe('[!! Ŝéàŕçĥ ··!!]');
    expect(pseudo('Search').length).toBeGreaterThan('Search'.length * 1.3);
  });

  it('leaves placeholders alone', () => {
    expect(pseudo('{count} of {total}')).toContain('{count} öf {total}');
  });

  it('replaces letters by letters', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const accented = pseudo(letters).slice(4, 4 + letters.length);
    expect(accented).toMatch(/^\p{L}{52}$/u);
    expect(new Set(accented).size).toBe(52);
  });
});

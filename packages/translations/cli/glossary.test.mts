import { expect, it } from 'vitest';
import { formatTerms } from './glossary.mts';

it('terms become CSV that keeps commas and quotes', () => {
  const terms = [
    { en: 'a "b", c', zh: '甲，乙', note: '' },
    { en: 'chunk', zh: 'chunk', note: 'keep; loose' },
  ];
  expect(formatTerms(terms)).toBe(
    '"en","zh","note"\n"a ""b"", c","甲，乙",""\n"chunk","chunk","keep; loose"',
  );
});

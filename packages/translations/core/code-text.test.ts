import { describe, expect, it } from 'vitest';
import { normalizeCode, stripComments } from './code-text';

describe('stripComments', () => {
  it.each([
    ['ts', `a('// no'); // yes`, `a('// no'); `],
    ['ts', 'const t = `/* no */`; /* yes */', 'const t = `/* no */`; '],
    ['ts', String.raw`x.replace(/\/\/"/, ''); // yes`, String.raw`x.replace(/\/\/"/, ''); `],
    ['jsx', '<a>https://x.example</a>', '<a>https://x.example</a>'],
    ['bash', 'npm run a#b # yes', 'npm run a#b '],
    ['css', 'a { b: url("/*no*/") } /* yes */', 'a { b: url("/*no*/") } '],
    ['html', '<p>x</p><!-- yes -->', '<p>x</p>'],
    ['text', '# kept // kept', '# kept // kept'],
  ])('%s: %s', (lang, code, expected) => {
    expect(stripComments(code, lang)).toBe(expected);
  });
});

it('normalizeCode keeps the space that separates two words', () => {
  expect(normalizeCode('return  a\n+ b ;', 'ts')).toBe('return a+b;');
});

import { expect, it } from 'vitest';
import { typeLines } from './type-lines';

it('a type that is short, or has no keys, is one line', () => {
  expect(typeLines("boolean | { js?: 'always' }")).toEqual(["boolean | { js?: 'always' }"]);
  const type = Array.from({ length: 20 }, () => "'value'").join(' | ');
  expect(typeLines(type)).toEqual([type]);
});

it('a long one has a line for each key, and leaves what is in these keys', () => {
  const type =
    "boolean | { bundle?: { tsconfigPath?: string; packages?: string[] }; 'a; b'?: string; … }";
  expect(typeLines(type)).toEqual([
    'boolean | {',
    '  bundle?: { tsconfigPath?: string; packages?: string[] };',
    "  'a; b'?: string;",
    '  …',
    '}',
  ]);
});

it('so has a long key', () => {
  const type =
    '{ exe?: boolean | { fileName?: string; outputPath?: string; seaOptions?: { a: 1 }; more?: string[] } }';
  expect(typeLines(type)).toEqual([
    '{',
    '  exe?: boolean | {',
    '    fileName?: string;',
    '    outputPath?: string;',
    '    seaOptions?: { a: 1 };',
    '    more?: string[];',
    '  };',
    '}',
  ]);
});

import { expect, it } from 'vitest';
import { formatHeaders, headersFor, parseHeaders, type HeaderRule } from './headers-file.mts';

const RULES: HeaderRule[] = [
  { pattern: '/*', headers: { 'X-A': 'one: two; three', 'X-B': 'b' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=1' } },
];

it('rules are read as they were written, and a path has the headers of all that match', () => {
  expect(parseHeaders(formatHeaders(RULES))).toEqual(RULES);
  expect(parseHeaders(`# A remark\n\n${formatHeaders(RULES)}`)).toEqual(RULES);
  expect(headersFor(RULES, '/guide/cli')).toEqual({ 'X-A': 'one: two; three', 'X-B': 'b' });
  const both = { 'X-B': 'b', 'Cache-Control': 'public, max-age=1' };
  expect(headersFor(RULES, '/assets/a.js')).toMatchObject(both);
  expect(headersFor([{ pattern: '/a.b', headers: { x: '1' } }], '/aXb')).toEqual({});
});

it.each([
  ['a header without a path @F220', '  X-A: b\n', 1],
  ['a header without a value @F220', '/*\n  X-A:\n', 2],
  ['a line that is neither @F220', '/*\n  X-A: b\nassets\n', 3],
])('%s is named with its line', (_name, text, line) => {
  expect(() => parseHeaders(text)).toThrow(`_headers:${line}: `);
});

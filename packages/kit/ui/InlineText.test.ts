import { expect, it } from 'vitest';
import { parseInlineMarkdown } from './InlineText';

it('reads code, bold, italic and struck-out text', () => {
  expect(parseInlineMarkdown('a `b*c*` **d *e*** ~~f~~')).toEqual([
    'a ',
    { tag: 'code', children: ['b*c*'] },
    ' ',
    { tag: 'strong', children: ['d ', { tag: 'em', children: ['e'] }] },
    ' ',
    { tag: 'del', children: ['f'] },
  ]);
});

it.each(['', 'lib.dts', 'a_b_c', '2 * 3', '<b onclick="x">b</b>', '`open', '**'])(
  '%j stays as it is',
  (text) => {
    expect(parseInlineMarkdown(text).join('')).toBe(text);
  },
);

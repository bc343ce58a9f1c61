import { expect, it, describe } from 'vitest';
import { escapeMarkdown, findUnseen, isSameText } from './text';

it.each([
  ['Use `lib[].dts` & co.', 'Use `lib[].dts` & co.'],
  ['</script>', String.raw`\</script>`],
  ['a ]]> [b](c)', String.raw`a \]\]> \[b\](c)`],
  ['&lt;b&gt; &#60;', String.raw`\&lt;b\&gt; \&#60;`],
  ['\\', '\\\\'],
  ['one\n# two', 'one # two'],
  ['a ` lone <b>', 'a ` lone \\<b>'],
])('%j becomes %j @F117', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

it.each([
  ...['\0', '\u0007', '\u007F', '\u0085', '\u00A0', '\u00AD', '\u061C', '\u115F', '\u200B'],
  ...[
    '\u200D',
    '\u202E',
    '\u2028',
    '\u2069',
    '\u2800',
    '\u3000',
    '\u3164',
    '\uE000',
    '\uFE0F',
    '\uFEFF',
  ],
  ...['\u{E0041}', '\uD83D', 'a\rb', '\uFFFF', '\u{1FFFE}'],
])('a text with %j is not one that readers see @F124', (text) => {
  expect(findUnseen(`rm ${text}a`)).toMatch(/^holds /);
});

it('what is seen passes', () => {
  expect(findUnseen('中文，a\tb\r\n⚠️ 1️⃣ 👩🏽‍💻 — « é »\r')).toBeUndefined();
});

const page = (count: number, changed = 0) =>
  Array.from({ length: count }, (_, at) => (at < changed ? `Changed ${at}` : `Line ${at}`)).join(
    '\n',
  );

describe('a page of an old version is the same as the latest one', () => {
  it.each([
    [10, 1, true],
    [10, 2, false],
    [9, 0, true],
    [9, 1, false],
  ])('of %i lines, %i changed: %s', (count, changed, same) => {
    expect(isSameText(page(count), page(count, changed))).toBe(same);
  });

  it('where only white space differs or the latest has grown around it, and only as often as a line is repeated', () => {
    expect(isSameText('a  b\n\n\tc\n', ' a b\r\nc')).toBe(true);
    expect(isSameText('', '\n\n')).toBe(true);
    expect(isSameText(page(10), page(100))).toBe(true);
    expect(isSameText(page(100), page(10))).toBe(false);
    expect(isSameText('x\nx\nx', 'x')).toBe(false);
    expect(isSameText('x', 'x\nx\nx')).toBe(true);
  });
});

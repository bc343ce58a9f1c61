import { expect, it } from 'vitest';
import { escapeMarkdown } from './escape-markdown';

it('leaves plain words and code as they are', () => {
  expect(escapeMarkdown('Use `lib[].dts` & co.')).toBe('Use `lib[].dts` & co.');
});

it.each([
  ['</script>', String.raw`\</script>`],
  ['a ]]> [b](c)', String.raw`a \]\]> \[b\](c)`],
  ['&lt;b&gt; &#60;', String.raw`\&lt;b\&gt; \&#60;`],
  ['\\', '\\\\'],
  ['one\n# two', 'one # two'],
  ['a ` lone <b>', 'a ` lone \\<b>'],
])('%j becomes %j @F117', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

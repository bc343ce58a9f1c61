import { describe, expect, it } from 'vitest';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { highlight } from './highlight';
import texts from './texts.json';

/** The visible text of a piece of HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const SOURCES = [
  `import { defineConfig } from 'tsup';\n\nexport default defineConfig({ dts: true });\n`,
  `const a = \`line\n\${b} </script><img src=x onerror=alert(1)>\`; // <b>&amp;</b>`,
  `/* never ends\n<h1>`,
  'x'.repeat(70_000),
  '<'.repeat(1000),
];

describe('highlighted code', () => {
  it.each(SOURCES)('is the same text, line by line: %.30s', (source) => {
    const html = highlight(source);
    expect(textOf(html)).toBe(source);
    expect(html.match(/<span class="line">/g)).toHaveLength(source.split('\n').length);
    expect(html.replaceAll(/<\/?span(?: class="(?:line|t-[a-z]+)")?>/g, '')).not.toMatch(/[<>]/);
  });

  it('has the roles of the stylesheet', () => {
    const html = highlight(SOURCES[0]!);
    expect(html).toContain('<span class="t-keyword">import</span>');
    expect(html).toContain(`<span class="t-string">'tsup'</span>`);
  });
});

it('is not highlighted where it is longer than a configuration', () => {
  const line = 'export default {};\n';
  const longest = line.repeat(Math.floor(LIMITS.highlightedCharacters / line.length));
  expect(highlight(longest)).toContain('t-keyword');
  expect(highlight(longest + line)).not.toContain('t-keyword');
});

it.each(Object.entries(texts))(
  'the text %s of the helper has the same values in both languages',
  (_, { en, zh }) => {
    const values = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(values(zh)).toEqual(values(en));
  },
);

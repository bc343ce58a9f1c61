import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSafeContent } from './remark-safe-content';

function check(value: string): void {
  const file = new VFile({ path: 'docs/a.mdx', value });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSafeContent);
  processor.runSync(processor.parse(file), file);
}

describe('stops at the line', () => {
  it.each([
    [
      'Text.\n\n[x](javascript:alert(1))',
      /3:1.*"javascript:alert\(1\)" begins with javascript:.*Use/,
    ],
    ['[x](JavaScript:alert)', /javascript:/],
    ['[x](data:text/html,x)', /data:/],
    ['[x]: vbscript:x', /vbscript:/],
    ['![x](javascript:x)', /javascript:/],
    ['<a href="java&#10;script:alert(1)">x</a>', /javascript:/],
    ['<a href=" javascript:alert(1)">x</a>', /javascript:/],
    ['Text.\n\n<script>1</script>', /3:1.*<script> has no place/],
    ['Text <script src="/x.js" /> text.', /<script>/],
    ["<a href={'javascript:alert(1)'}>x</a>", /javascript:/],
    ['<a href={`data:text/html,x`}>x</a>', /data:/],
    ['<div srcDoc="<b>" />', /srcDoc has no place/],
    ['<div dangerouslySetInnerHTML={{ __html: "x" }} />', /dangerouslySetInnerHTML has no place/],
    ['<iframe src="https://x.example" />', /<iframe>.*Link to/],
  ])('%j', (source, says) => {
    let message = '';
    try {
      check(source);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/docs\/a\.mdx:\d+:\d+/);
    expect(message.replace('docs/a.mdx:', '')).toMatch(says);
  });
});

it('lets pass what pages are made of', () => {
  const page =
    '[a](/x) [b](./y.mdx#z) [c](https://x.example) [d](tel:+1) <a href="mailto:x@x.example">e</a>';
  expect(() =>
    check(`${page}\n\n\`<script>\` and \`javascript:x\`\n\n<Badge type="x" />`),
  ).not.toThrow();
});

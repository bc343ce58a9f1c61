import { expect, it } from 'vitest';
import { lineHtml, rowsHtml } from './code-html';

it('rows are marked as fences mark them, and text is no markup', () => {
  const html = lineHtml(['a < b']);
  expect(
    rowsHtml(
      [
        { kind: 'remove', html },
        { kind: 'gap', count: 2 },
      ],
      (count) => `<${count}>`,
    ),
  ).toBe(
    '<span class="line diff remove">a &lt; b</span>\n<span class="line t-comment">&lt;2&gt;</span>',
  );
});

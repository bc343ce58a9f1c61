import { expect, it } from 'vitest';
import { findMarks } from './marks';

const PAGE = `---
title: 标题
options:
  a: b
---

## 一 {/* #one */}

:::tip[注意]

文字 \`<!-- ｀ -->\`，**粗体**，[链接](./a.mdx)。

:::

| a | b |
| - | - |
| 1 | 2 |

\`\`\`\`md
\`\`\`ts
:::tip
##x ｜ <!-- -->
\`\`\`
\`\`\`\`

## 二 {/* #two */}
`;

it('finds nothing where all is as Markdown reads it', () => {
  expect(findMarks(PAGE)).toEqual([]);
});

it.each([
  ['title: 标题', 'title: 命令行: 工具', 2, "title: '…'"],
  ['title: 标题', 'title：标题', 2, 'half-width colon'],
  [':::tip[注意]', '：：：tip[注意]', 9, ':::'],
  [':::tip[注意]', ':::tip【注意】', 9, '[ and ]'],
  [':::tip[注意]', ':::提示', 9, ':::tip'],
  [':::\n\n|', '\n\n|', 9, 'this notice has no end: write :::'],
  ['## 二', '##二', 26, 'a space after'],
  ['文字', '-文字', 11, 'a space after'],
  ['## 二', '＃＃ 二', 26, '## in half-width'],
  ['| 1 | 2 |', '｜ 1 ｜ 2 ｜', 17, 'the | of a table'],
  ['](./a.mdx)', ']（./a.mdx）', 11, '[text](address)'],
  ['](./a.mdx)', '] (./a.mdx)', 11, 'no space'],
  ['**粗体**', '｀粗体｀', 11, '` around code'],
  ['**粗体**', '<!-- 粗体 -->', 11, '{/* … */}'],
  ['**粗体**', '<b a=“c”>', 11, 'around a value'],
  ['````\n\n', '\n', 19, 'this code has no end: write ````'],
])('%j → %j: one finding, at its line, with what to write', (from, to, line, says) => {
  expect(PAGE).toContain(from);
  const found = findMarks(PAGE.replace(from, to));
  expect(found[0]).toEqual({ line, message: expect.stringContaining(says) });
  const others = found.slice(1).filter(({ message }) => !message.startsWith('begin and end'));
  expect(others).toEqual([]);
});

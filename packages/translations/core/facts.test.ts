import { describe, expect, it } from 'vitest';
import { findDifferences } from './parity';
import { readSections } from './sections';

const ENGLISH = `---
title: Limits of 2 tools
description: What 3 tools do.
---

Set \`bundle: false\` and read \`dist\` since 1.0.1, in 50% of cases.

## Modes {/* #modes */}

The default of \`mode\` is \`'production'\`, with \`devtool\` off. Write \`<name>.css\`.

| Option   | Default | Since |
| -------- | ------- | ----- |
| \`minify\` | \`true\`  | 0.9   |
| \`clean\`  | \`false\` | 1.2   |

\`\`\`ts title="rslib.config.ts"
export default { output: { filename: 'x' } };
\`\`\`
`;
const CHINESE = `---
title: 2 种工具的限制
description: 3 种工具的用途。
---

从 1.0.1 起，将 \`bundle\` 设为 \`false\`，再查看 \`dist\`，适用于 50% 的情况。

## 模式 {/* #modes */}

\`mode\` 默认为 \`'production'\`，\`devtool\` 关闭。写作 \`<名称>.css\`。

| 配置项   | 默认值  | 起始版本 |
| -------- | ------- | -------- |
| \`minify\` | \`true\`  | 0.9      |
| \`clean\`  | \`false\` | 1.2      |

\`\`\`ts title="rslib.config.ts"
export default { output: { filename: 'x' } };
\`\`\`
`;

async function findings(from: string | RegExp, to: string, english = ENGLISH) {
  const chinese = CHINESE.replace(from, to);
  expect(chinese).not.toBe(CHINESE);
  const found = findDifferences(await readSections(english), await readSections(chinese));
  return found.map(({ kind, line, message }) => `${line} ${kind} ${message}`);
}

describe('facts of a translation @F342', () => {
  it('may be said in other words and places, as long as they are the same', async () => {
    expect(await findings('写作', '请写')).toEqual([]);
    // The section's own subject may be named.
    expect(await findings('写作', '请用 `output` 的 `filename` 写')).toEqual([]);
  });

  // Facts that a reader would act upon, each at its own line and as one finding.
  it.each([
    ['2 种', '4 种', 1],
    ['`bundle`', '`dts`', 6],
    ['`false`，再', '`true`，再', 6],
    ['1.0.1', '1.1.0', 6],
    ["`'production'`", "`'development'`", 10],
    ['| `true`  | 0.9 ', '| `false`  | 0.9 ', 14],
    ['| 1.2  ', '| 0.9  ', 15],
  ])('%s → %s is found', async (from, to, line) => {
    expect(await findings(from, to)).toEqual([
      expect.stringMatching(new RegExp(`^${line} facts `)),
    ]);
  });

  it('that were left out or invented are found', async () => {
    expect(await findings('，`devtool` 关闭', '')).toEqual([
      '10 facts add `devtool`, as in English',
    ]);
    expect(await findings('写作', '用 `unknown` 写作')).toEqual([
      '10 facts remove `unknown`, as in English',
    ]);
  });

  it('in the default of an option are values, whatever the sentence around them', async () => {
    const read = (value: string) =>
      readSections(`---\ntitle: A\ndescription: B\ndefault: ${value}\n---\n`);
    const kinds = async (en: string, zh: string) =>
      findDifferences(await read(en), await read(zh)).map(({ kind }) => kind);
    expect(await kinds('true for ESM, false for CJS', 'CJS 为 false，ESM 为 true')).toEqual([]);
    expect(await kinds('true for ESM', 'ESM 为 false')).toEqual(['front-matter']);
    expect(await kinds('true', 'false')).toEqual(['front-matter']);
  });

  it('are allowed by a comment in either language', async () => {
    const mark = '{/* differs: unknown, 12 */}\n\n';
    const change = '用 `unknown` 写 12 次';
    expect(await findings('写作', change)).toHaveLength(1);
    expect(await findings('`mode` 默认', `${mark}\`mode\` ${change}，默认`)).toEqual([]);
    const english = ENGLISH.replace('The default', `${mark}The default`);
    expect(await findings('写作', change, english)).toEqual([]);
  });
});

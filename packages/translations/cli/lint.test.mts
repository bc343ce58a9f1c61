import { describe, expect, it } from 'vitest';
import { readSections } from '../core/sections';
import { findAvoided, findFirstMentions, findTerms, termRules } from './terms.mts';
import { findSpacing, fixSpacing } from './spacing.mts';

const MESSAGE = (text: string) => `{\n  "key": { "message": "${text}" }\n}\n`;

describe('spacing and punctuation', () => {
  it.each([
    ['使用CLI构建。', '使用 CLI 构建。'],
    ['共3个文件。', '共 3 个文件。'],
    ['你好,世界。', '你好，世界。'],
    ['好！ 世界。', '好！世界。'],
    ['数字３。', '数字 3。'],
  ])('%s becomes %s, in Markdown and in JSON', (wrong, right) => {
    expect(fixSpacing('a.mdx', `${wrong}\n`)).toBe(`${right}\n`);
    expect(fixSpacing('a.json', MESSAGE(wrong))).toBe(MESSAGE(right));
    expect(findSpacing('a.mdx', `甲。\n\n${wrong}\n`)).toMatchObject([{ file: 'a.mdx', line: 3 }]);
    expect(findSpacing('a.json', MESSAGE(wrong))).toMatchObject([{ file: 'a.json', line: 2 }]);
    expect(findSpacing('a.mdx', `${right}\n`)).toEqual([]);
  });

  it('shows the place, not the whole line', () => {
    const long = '前面有很长很长很长很长的一段话，';
    expect(findSpacing('a.mdx', `${long}使用CLI构建，后面也有很长很长的一段话。\n`)).toMatchObject([
      { message: expect.stringMatching(/^found ".{3,24}", expected ".{3,24}"$/) },
    ]);
  });

  it.each([
    ['设置`NO_COLOR=1`后输出。', '设置 `NO_COLOR=1` 后输出。'],
    ['| 甲`` a`b ``乙 |', '| 甲 `` a`b `` 乙 |'],
    ['参见 [产物](./a.mdx) 给出的值。', '参见[产物](./a.mdx)给出的值。'],
    ['参见[CLI](./a.mdx)给出的值。', '参见 [CLI](./a.mdx) 给出的值。'],
    ['参见[`a`](./a.mdx)的值。', '参见 [`a`](./a.mdx) 的值。'],
  ])('%s becomes %s: code and links', (wrong, right) => {
    expect(fixSpacing('a.mdx', `${wrong}\n`)).toBe(`${right}\n`);
    const found = findSpacing('a.mdx', `甲。\n\n${wrong}\n`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ line }) => line))).toEqual(new Set([3]));
    expect(findSpacing('a.mdx', `${right}\n`)).toEqual([]);
  });

  it('ids, addresses, code and links keep their spaces beside punctuation, and in blocks of code', () => {
    const text =
      '## 标题 {/* #id */}\n\n看 `中文abc` 与[链接](./中文abc.mdx)。\n\n（`a`），见：[`a`](./b.mdx)。“`b`”\n\n````md\n```ts\n甲`a`乙\n```\n````\n';
    expect(findSpacing('a.mdx', text)).toEqual([]);
    expect(fixSpacing('a.mdx', text)).toBe(text);
  });
});

const TERMS = [
  { en: 'output format', zh: '产物格式', note: '输出格式 also ok' },
  { en: 'output', zh: '产物', note: 'never 输出物' },
  { en: 'bundle (verb)', zh: '打包', note: '' },
  { en: 'tool', zh: '工具', note: 'loose; not 用具/器具' },
  { en: 'chunk', zh: 'chunk', note: 'keep' },
  { en: 'IIFE', zh: 'IIFE（立即调用函数表达式）', note: '' },
];

async function findings(english: string, chinese: string): Promise<string[]> {
  const [en, zh] = await Promise.all([english, chinese].map((text) => readSections(text)));
  const found = findTerms(termRules(TERMS), 'zh.mdx', en!, zh!);
  return found.map(({ message }) => /"([^"]+)"/.exec(message)![1]!);
}

describe('terms', () => {
  it('are looked for in the same section, whatever their case and number', async () => {
    expect(await findings('The Output Formats.', '几种格式。')).toEqual(['output format']);
    expect(await findings('The output formats.', '几种产物格式。')).toEqual([]);
    expect(await findings('The output formats.', '几种输出格式。')).toEqual([]);
    const [english, chinese] = [
      'Text.\n\n## A {/* #a */}\n\nOutput.',
      '产物。\n\n## 甲 {/* #a */}\n\n别的。',
    ];
    expect(await findings(english, chinese)).toEqual(['output']);
  });

  it('a longer term takes its words first; code, parts of words and words of more than one sense are not terms', async () => {
    expect(await findings('Bundle with a tool.', '别的。')).toEqual([]);
    expect(await findings('Call `output()`; outputting.', '调用它。')).toEqual([]);
  });

  it('that stay English, or may be said without their explanation', async () => {
    expect(await findings('A chunk. IIFE.', '一个 chunk，一个 IIFE。')).toEqual([]);
    expect(await findings('A chunk.', '一块。')).toEqual(['chunk']);
  });

  it('avoided forms are found with their line', () => {
    const text = '第一行\n输出物和器具\n';
    expect(findAvoided(termRules(TERMS), 'zh.json', text)).toMatchObject([
      { line: 2, message: 'found "输出物", expected "产物" for "output"' },
      { line: 2, message: 'found "器具", expected "工具" for "tool"' },
    ]);
  });

  it('avoided may begin with an English word; what readers type is theirs', () => {
    const rules = termRules([
      { en: 'glob', zh: 'glob 表达式', note: 'never glob 模式; 通配 also ok' },
    ]);
    expect(rules[0]).toMatchObject({
      avoided: ['glob 模式'],
      accepted: expect.not.arrayContaining(['模式']),
    });
    const text = "keywords: ['glob 模式']\n用 glob 模式。\n";
    expect(findAvoided(rules, 'zh.mdx', text)).toMatchObject([{ line: 2 }]);
  });

  it('are explained where a page first says them, in any words; headings may stay short', async () => {
    const rules = termRules([
      { en: 'bundleless', zh: 'bundleless', note: 'keep; first mention: bundleless（无打包）' },
    ]);
    const lines = async (text: string) =>
      findFirstMentions(rules, 'zh.mdx', await readSections(text)).map(({ line }) => line);
    const head = '---\ntitle: bundleless\n---\n\n## bundleless 模式 {/* #a */}\n\n';
    expect(await lines(`${head}bundleless（无打包）模式。\n\nbundleless 产物。`)).toEqual([]);
    expect(await lines('逐个编译（bundleless，即无打包）。')).toEqual([]);
    expect(await lines(`${head}这种模式使用 \`bundleless\`。`)).toEqual([]);
    expect(await lines(`${head}bundleless 产物。\n\nbundleless（无打包）模式。`)).toEqual([7]);
    expect(await lines('甲。\n\n| 甲 |\n| - |\n| [bundleless](./a.mdx) |')).toEqual([5]);
    const explained = '## bundleless（无打包） {/* #a */}\n\n';
    expect(await lines(`${explained}bundleless 产物。`)).toEqual([]);
  });
});

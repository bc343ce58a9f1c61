import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWording, parseWording, readWording } from './wording.mts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RULE = `- find: 以 ?\`…\` ?报错
  say: 会报错
  wrong: [以 \`a\` 报错]
  right: [会报错 \`a\`]
`;

describe('forms of sentences', () => {
  it('are found with their line, whatever the code in them', () => {
    const rules = parseWording(RULE);
    expect(findWording(rules, 'zh.mdx', '甲\n会以 ``a `b` c`` 报错。\n')).toEqual([
      { kind: 'wording', file: 'zh.mdx', line: 2, message: 'found "以 `…` 报错", better: 会报错' },
    ]);
    expect(findWording(rules, 'zh.mdx', '会报错 `a`，以 `b` 为入口。')).toEqual([]);
  });

  it('are not looked for among the words that readers type, nor in code', () => {
    const rules = parseWording(RULE.replace('以 ?`…` ?报错', '您'));
    expect(findWording(rules, 'zh.mdx', "keywords: ['您']\n写作 `您`。")).toEqual([]);
  });

  it.each([
    ['- find: 甲\n', 'rule 1 must have'],
    [RULE.replace('报错\n', '（\n').replace('?`…` ?', '('), 'cannot be read'],
    [RULE.replace('[以 `a` 报错]', '[]'), 'needs a sentence'],
    [`${RULE}  note: 乙\n`, 'and nothing else'],
    ['find: 甲\n', 'must be a list'],
  ])('that cannot be looked for are named', (text, message) => {
    expect(() => parseWording(text)).toThrow(message);
  });
});

const rules = await readWording(ROOT);

describe('the rules of the project', () => {
  it.each(rules.map((rule) => [rule.find.source, rule] as const))('%s', (_, rule) => {
    const found = (text: string) => findWording([rule], 'zh.mdx', text).length;
    expect(rule.wrong.map(found)).toEqual(rule.wrong.map(() => 1));
    expect(rule.right.map(found)).toEqual(rule.right.map(() => 0));
  });
});

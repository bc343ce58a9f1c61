import { expect, it, describe } from 'vitest';
import { formatTerms, findWording, parseWording, readWording } from './terms.mts';
import path from 'node:path';

it('a glossary at Crowdin has single words: alternatives are rows, senses are notes, and commas and quotes are kept', () => {
  const terms = [
    { en: 'a "b", c', zh: '甲，乙', note: '' },
    { en: 'asset / static asset', zh: '静态资源', note: 'loose' },
    { en: 'external / externalize', zh: '外部依赖 / 外部化', note: '' },
    { en: 'bundle (noun)', zh: '打包产物', note: 'keep' },
  ];
  expect(formatTerms(terms).split('\n')).toEqual([
    '"en","zh","note"',
    '"a ""b"", c","甲，乙",""',
    '"asset","静态资源","loose"',
    '"static asset","静态资源","loose"',
    '"external","外部依赖",""',
    '"externalize","外部化",""',
    '"bundle","打包产物","noun; keep"',
  ]);
});

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

  it('are not searched in typed words or in code', () => {
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

it.each((await readWording(ROOT)).map((rule) => [rule.find.source, rule] as const))(
  'the rule of the project %s finds what it calls wrong, and nothing else',
  (_, rule) => {
    const found = (text: string) => findWording([rule], 'zh.mdx', text).length;
    expect(rule.wrong.map(found)).toEqual(rule.wrong.map(() => 1));
    expect(rule.right.map(found)).toEqual(rule.right.map(() => 0));
  },
);

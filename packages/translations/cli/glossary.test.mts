import { expect, it } from 'vitest';
import { formatTerms } from './glossary.mts';

it('terms become CSV that keeps commas and quotes', () => {
  const terms = [
    { en: 'a "b", c', zh: '甲，乙', note: '' },
    { en: 'chunk', zh: 'chunk', note: 'keep; loose' },
  ];
  expect(formatTerms(terms)).toBe(
    '"en","zh","note"\n"a ""b"", c","甲，乙",""\n"chunk","chunk","keep; loose"',
  );
});

it('a glossary at Crowdin has single words: alternatives are rows, senses are notes', () => {
  const terms = [
    { en: 'asset / static asset', zh: '静态资源', note: 'loose' },
    { en: 'external / externalize', zh: '外部依赖 / 外部化', note: '' },
    { en: 'bundle (noun)', zh: '打包产物', note: 'keep' },
  ];
  expect(formatTerms(terms).split('\n').slice(1)).toEqual([
    '"asset","静态资源","loose"',
    '"static asset","静态资源","loose"',
    '"external","外部依赖",""',
    '"externalize","外部化",""',
    '"bundle","打包产物","noun; keep"',
  ]);
});

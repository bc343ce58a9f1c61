import { describe, expect, it } from 'vitest';
import { toQuestion } from '@rslib-docs/search/engine/asked';
import { SynonymTable } from '@rslib-docs/search/engine/synonyms';
import { encodeTerm, encodeText, toMatch, toSimilarMatch, trigrams } from './sphinx-text.mts';

const table = new SynonymTable([
  ['quick start', 'getting started'],
  ['产物', 'output'],
]);
const match = (query: string) => toMatch(toQuestion(query, table));

describe('a query for Sphinx', () => {
  it.each([
    [
      'watch mode',
      'watch | watch* | mode | mod | mods | moding | modd | modds | modded | modding | mode*',
    ],
    ['产物格式', '"产 物" | "物 格" | "格 式" | (output)'],
    ['格', '格'],
    ['--dts', '_2d__2d_dts | dts | dts*'],
    ['lib.dts', 'lib_2e_dts | lib | dts | lib_2e_dts*'],
    // The code knows no English: most of these forms occur nowhere.
    [
      'getting started',
      'getting | get | gete | gets | getes | geted | geting | gett | getts | getted | getting* | (quick start) | started | start | starte | starts | startes | starting | startt | startts | startted | startting | started*',
    ],
    ['', ''],
    ['()"|', ''],
  ])('%j is %j', (query, expected) => expect(match(query)).toBe(expected));

  it.each([
    `"a b"~5 @title x`, `a/0.5 !b -c ^d$ =e`, `a') OR 1=1; --`, `a\\`, `@(x,y) z`, `a << b`, `é ü ß я ﷺ`,
    `${'𠀀'.repeat(3)} 産`, 'x'.repeat(5000), '. '.repeat(2000), 'a-b_c$d:e@f/g.h',
  ])('%j becomes words, phrases and alternatives, nothing else', (query) => {
    const one = '(?:[a-z0-9_]+\\*?|[぀-ヿ㐀-鿿豈-﫿々])';
    const part = `(?:${one}|"${one}(?: ${one})*"|\\(${one}(?: ${one})*\\))`;
    expect(match(query)).toMatch(new RegExp(`^(?:${part}(?: \\| ${part})*)?$`));
  }); // prettier-ignore

  it('is short, however much is asked', () => {
    const words = Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ');
    expect(match(words).length).toBeLessThan(400);
  });
});

it('terms that begin alike still do', () => {
  expect(encodeTerm('lib.dts.bundle').startsWith(encodeTerm('lib.dts'))).toBe(true);
  expect(encodeTerm('naïve')).not.toBe(encodeTerm('naive'));
});

it('a text is its terms; Chinese stands as it is, for Sphinx to take apart', () => {
  expect(encodeText('lib.dts 的产物')).toBe('lib_2e_dts lib dts 的 产 物');
});

it('words that are spelled alike share trigrams', () => {
  expect(trigrams('dts')).toEqual(['__dt', 'dts', 'ts__']);
  expect(toSimilarMatch('bundel')).toBe('"__bu bun und nde del el__"/1');
});

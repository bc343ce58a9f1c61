import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { SynonymTable } from './synonyms';
import { splitWords } from './tokenize';

const table = new SynonymTable([
  ['声明文件', 'declaration', 'dts', '.d.ts', 'typings'],
  ['环境变量', 'environment variable', 'define'],
  ['样式', 'css', 'style', 'styles'],
  ['安装', 'install'],
  ['监听模式', 'jiantingmoshi'],
]);
const synonymsOf = (text: string) => splitWords(text).flatMap((word) => table.ofWord(word));

describe('synonyms of a word', () => {
  it.each([
    ['typings', '声明文件'],
    ['declarations', '声明文件'],
    ['define', '环境变量'],
    ['CSS', '样式'],
    ['怎么写样式', 'css'],
  ])('%s means %s', (word, other) => expect(synonymsOf(word)).toContain(other));

  // An English stemmer makes the same of these as of a word that is listed.
  it.each(['type', 'types', 'typed', 'typing', 'TypeError', 'defined', 'styled', 'installed'])(
    '%s means nothing else',
    (word) => expect(synonymsOf(word)).toEqual([]),
  );

  it.each(['banner.dts', 'footer.css', 'dts.bundle', 'injectStyles'])(
    '%s has none for its parts',
    (name) => expect(synonymsOf(name)).toEqual([]),
  );
});

it.each(['jianting moshi', 'jian ting mo shi'])('%s is one word, typed with spaces', (query) => {
  const parsed = parseQuery(query);
  const meantBy = table.ofPhrases(parsed);
  for (const word of parsed.words) expect(meantBy.get(word)).toEqual(['监听模式']);
});

import { expect, it } from 'vitest';
import { BadRequest, readRequest } from './server.mts';

const address = (query: string) => `/search?limit=7&searchIndexes=rslib&lang=en&${query}`;

it('reads what the dialog asks', () => {
  const asked = '/search?keyword=a%26b+%C3%A9&limit=7&searchIndexes=rslib,rslib.1.0&lang=zh-CN';
  expect(readRequest(asked)).toEqual({
    keyword: 'a&b é',
    limit: 7,
    indexes: ['rslib', 'rslib.1.0'],
    lang: 'zh-CN',
  });
});

it.each([
  ['/search', 'keyword'],
  [address('keyword=a&keyword=b'), 'keyword'],
  [address('keyword=%ff'), 'UTF-8'],
  [address(`keyword=${'a'.repeat(513)}`), '512'],
  [address('keyword=a').replace('limit=7', 'limit=101'), '100'],
  [address('keyword=a').replace('limit=7', 'limit=1e1'), 'limit'],
  [address('keyword=a').replace('rslib', 'Rslib'), 'searchIndexes'],
  [address('keyword=a').replace('lang=en', 'lang=e'), 'lang'],
])('refuses %s', (asked, word) => {
  expect(() => readRequest(asked)).toThrow(BadRequest);
  expect(() => readRequest(asked)).toThrow(word);
});

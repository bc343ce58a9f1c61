import { expect, it } from 'vitest';
import { readVariants, replaceVariants, writeVariants } from '../engine/han-variants';
import { findHanVariants, withPinyin } from './chinese';

const variants = findHanVariants('插件可以压缩代码。测试产物的样式，配置文件。');

it.each([
  ['壓縮', '压缩'],
  ['測試樣式', '测试样式'],
  ['外掛', '插件'],
  ['壓縮程式碼', '压缩代码'],
  ['样式 plugin', '样式 plugin'],
  ['文件', '文件'],
])('%s is %s on the site', (typed, target) => {
  expect(replaceVariants(typed, variants)).toBe(target);
});

it('variants travel as a list, which is empty where a site has no Chinese', () => {
  expect(readVariants(JSON.parse(writeVariants(variants)))).toEqual(variants);
  expect(() => readVariants({})).toThrow('cannot be read');
  expect(findHanVariants('Output').size).toBe(0);
});

it('knows Chinese words as they are typed without an input method', () => {
  expect(withPinyin([['插件', 'plugin']])).toEqual([['插件', 'plugin', 'chajian']]);
});

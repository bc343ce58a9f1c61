import { expect, it } from 'vitest';
import { redirectTarget } from './language';

const at = (route: string, wanted: string, changes = {}) =>
  redirectTarget(route, wanted, { mode: 'auto', base: '/', locales: ['en', 'zh'], ...changes });

it('leads to the same page in the other language', () => {
  expect(at('/guide/basic/cli', 'zh')).toBe('/zh/guide/basic/cli');
  expect(at('/', 'zh')).toBe('/zh/');
  expect(at('/zh/guide/start/', 'en')).toBe('/guide/start/');
  expect(at('/docs/a', 'zh', { base: '/docs/' })).toBe('/docs/zh/a');
});
it('stays where there is nothing to gain', () => {
  expect(at('/guide', 'en')).toBeUndefined();
  expect(at('/zh/guide', 'zh')).toBeUndefined();
  expect(at('/guide', 'de')).toBeUndefined();
  expect(at('/zhx/guide', 'en')).toBeUndefined();
});
it('leaves other languages alone when only the default one redirects', () => {
  const mode = 'only-default-lang';
  expect(at('/zh/guide', 'en', { mode })).toBeUndefined();
  expect(at('/guide', 'zh', { mode })).toBe('/zh/guide');
});

import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '@rslib-docs/runtime/inline-script/bundle';
import { cacheNamesOf, isOfItsKind, isPage, languageOf, outdatedCaches, pageKey } from './contract';

const names = (base: string, ...builds: string[]) =>
  builds.flatMap((build) => Object.values(cacheNamesOf(base, build)));

it('an update removes copies of builds before the previous one, and nothing of others @F222', () => {
  const all = [...names('/', 'a'), ...names('/docs/', 'b'), 'theirs', ...names('/', 'c', 'd')];
  expect(outdatedCaches(all, '/', 'd')).toEqual(names('/', 'a'));
  expect(outdatedCaches(names('/', 'a'), '/', 'a')).toEqual([]);
});

it.each([
  ['/docs/guide', 'en'],
  ['/docs/zh', 'zh'],
  ['/docs/zh/guide', 'zh'],
  ['/docs/zhang', 'en'],
])('the language of the address %s is %s', (pathname, lang) => {
  expect(languageOf(pathname, '/docs/', ['en', 'zh'])).toBe(lang);
});

it('a page is kept once, whatever form of its address was asked for', () => {
  for (const form of ['/a/b', '/a/b.html', '/a/b?outline=0', '/a/b#c'])
    expect(pageKey(`https://x.y${form}`)).toBe('https://x.y/a/b');
  for (const form of ['/a/', '/a/index', '/a/index.html'])
    expect(pageKey(`https://x.y${form}`)).toBe('https://x.y/a/');
});

it('a page of a build is known by its policy, minified or not', () => {
  const policy = `content="${contentSecurityPolicy([])}"`;
  expect(isPage(`<head><meta http-equiv=Content-Security-Policy ${policy}>`)).toBe(true);
  expect(isPage(`<head><meta http-equiv="Content-Security-Policy" ${policy}>`)).toBe(true);
  expect(isPage('<head><title>Accept the terms</title>')).toBe(false);
});

it.each([
  ['a.js', 'text/javascript; charset=utf-8', true],
  ['a.js', 'text/html', false],
  ['a.js', null, false],
  ['a.css?b', 'text/css', true],
  ['a.json', 'application/json', true],
  ['a.json', 'text/html; x=json', false],
  ['a.svg', 'image/svg+xml', true],
  ['a.png', 'text/html', false],
  ['a.woff2', 'font/woff2', true],
  ['a.woff2', 'text/html', false],
  ['a.zip', 'application/zip', true],
  ['a.zip', 'text/html', false],
])('%s that comes as %s is what it says: %s', (name, type, is) => {
  expect(isOfItsKind(`https://x.y/${name}`, type)).toBe(is);
});

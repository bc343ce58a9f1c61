import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@rslib-docs/runtime/inline-script/bundle';
import { cacheNamesOf, isOfItsKind, isPage, languageOf, outdatedCaches, pageKey } from './contract';

const names = (base: string, ...builds: string[]) =>
  builds.flatMap((build) => Object.values(cacheNamesOf(base, build)));

describe('an update', () => {
  it('keeps the copies of this and the previous build, and removes older ones', () => {
    const all = names('/', 'a', 'b', 'c');
    expect(outdatedCaches(all, '/', 'c')).toEqual(names('/', 'a'));
    expect(outdatedCaches(names('/', 'a'), '/', 'a')).toEqual([]);
  });

  it('leaves alone what belongs to other deployments and to others at all @F222', () => {
    const all = [...names('/', 'a'), ...names('/docs/', 'b'), 'theirs', ...names('/', 'c', 'd')];
    expect(outdatedCaches(all, '/', 'd')).toEqual(names('/', 'a'));
  });
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
  ['a.mjs', 'application/x-javascript', true],
  ['a.js', 'text/html', false],
  ['a.js', 'application/json', false],
  ['a.js', null, false],
  ['a.css?b', 'text/css', true],
  ['a.css', 'text/html; charset=utf-8', false],
  ['a.json', 'application/json', true],
  ['a.json', 'text/html; x=json', false],
  ['a.svg', 'image/svg+xml', true],
  ['a.ico', 'image/vnd.microsoft.icon', true],
  ['a.png', 'text/html', false],
  ['a.woff2', 'font/woff2', true],
  ['a.woff2', 'text/html', false],
  ['a.zip', 'application/zip', true],
  ['a.zip', 'text/html', false],
])('%s that comes as %s is what it says: %s', (name, type, is) => {
  expect(isOfItsKind(`https://x.y/${name}`, type)).toBe(is);
});

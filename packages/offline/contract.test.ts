import { describe, expect, it } from 'vitest';
import { cacheNamesOf, languageOf, outdatedCaches, pageKey } from './contract';

const names = (base: string, ...builds: string[]) =>
  builds.flatMap((build) => Object.values(cacheNamesOf(base, build)));

describe('an update', () => {
  it('keeps its own copies and those of the build before, and removes older ones', () => {
    const all = names('/', 'a', 'b', 'c');
    expect(outdatedCaches(all, '/', 'c')).toEqual(names('/', 'a'));
  });

  it('leaves alone what belongs to other deployments and to others at all @F222', () => {
    const all = [...names('/', 'a'), ...names('/docs/', 'b'), 'theirs', ...names('/', 'c', 'd')];
    expect(outdatedCaches(all, '/', 'd')).toEqual(names('/', 'a'));
  });

  it('removes nothing the first time', () => {
    expect(outdatedCaches(names('/', 'a'), '/', 'a')).toEqual([]);
  });
});

describe('the language of an address', () => {
  it.each([
    ['/docs/guide', 'en'],
    ['/docs/zh', 'zh'],
    ['/docs/zh/guide', 'zh'],
    ['/docs/zhang', 'en'],
  ])('%s is %s', (pathname, lang) => {
    expect(languageOf(pathname, '/docs/', ['en', 'zh'])).toBe(lang);
  });
});

describe('a page', () => {
  it('is kept once, whatever form of its address was asked for', () => {
    for (const form of ['/a/b', '/a/b.html', '/a/b?outline=0', '/a/b#c'])
      expect(pageKey(`https://x.y${form}`)).toBe('https://x.y/a/b');
    for (const form of ['/a/', '/a/index', '/a/index.html'])
      expect(pageKey(`https://x.y${form}`)).toBe('https://x.y/a/');
  });
});

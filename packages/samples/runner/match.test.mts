import { describe, expect, it } from 'vitest';
import { isSameLine, matches, mergeElisions } from './compare-output.mts';

describe('what a page shows of a file', () => {
  it('is every line, or has a gap for those that are left out', () => {
    expect(matches(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(matches(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
    expect(matches(['a', '// ...'], ['a', 'b', 'c'])).toBe(true);
    expect(matches(['// ...', 'b', '# ...'], ['a', 'b', 'c'])).toBe(true);
    expect(matches(['// ...', 'd'], ['a', 'b', 'c'])).toBe(false);
    // A gap may stand for nothing, also beside another one.
    expect(matches(['a', '// ...', '# ...'], ['a'])).toBe(true);
    expect(matches(['// ...', '// ...'], [])).toBe(true);
  });
  it('may write a hash as [hash], and durations never count', () => {
    expect(isSameLine('index.[hash].js', 'index.424e5b14c9.js')).toBe(true);
    expect(isSameLine('index.[hash].js', 'index.main.js')).toBe(false);
    expect(isSameLine('ready   built in 0.03s', 'ready   built in 1.2 s')).toBe(true);
    expect(isSameLine('ready   built in 0.03s', 'error   built in 0.03s')).toBe(false);
  });
});

describe('what is written into a page', () => {
  it('keeps gaps whose neighbors are still there, and is all of it where one has lost its place', () => {
    const page = ['// ...', "const one = 'a';", '// ...', 'end'];
    const tool = ['head', 'const one = "a";', 'x', 'y', 'end'];
    expect(mergeElisions(page, tool)).toEqual(['// ...', 'const one = "a";', '// ...', 'end']);
    expect(mergeElisions(['first', '// ...'], ['other', 'second'])).toEqual(['other', 'second']);
  });
  it('leaves alone what is right, beside lines that are not', () => {
    expect(mergeElisions(['index.[hash].js'], ['index.0123456789.js'])).toEqual([
      'index.[hash].js',
    ]);
    const page = ['a.js', 'b.[hash].js', 'c.js'];
    const tool = ['a.js', 'b.0123456789.js', 'd.js'];
    expect(mergeElisions(page, tool)).toEqual(['a.js', 'b.[hash].js', 'd.js']);
  });
});

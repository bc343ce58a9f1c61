import { describe, expect, it } from 'vitest';
import { addUp, kindOf, type WeighedFile } from './page-weight.mts';

function file(pathname: string, brotliBytes: number, more: Partial<WeighedFile> = {}): WeighedFile {
  return {
    pathname,
    kind: kindOf(pathname),
    phase: 'page',
    blocksFirstPaint: false,
    rawBytes: brotliBytes * 3,
    brotliBytes,
    ...more,
  };
}

describe('kindOf', () => {
  it.each([
    ['a/index.html', 'HTML'],
    ['main.js', 'JS'],
    ['styles.CSS', 'CSS'],
    ['a.woff2', 'font'],
    ['a.svg', 'image'],
    ['search.json', 'other'],
    ['LICENSE', 'other'],
  ])('%s is %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });
});

describe('addUp', () => {
  const weight = addUp([
    file('index.html', 10, { blocksFirstPaint: true }),
    file('styles.css', 20, { blocksFirstPaint: true }),
    file('main.js', 40),
    file('page.js', 1),
    file('next.js', 100, { phase: 'prefetch' }),
    file('search.json', 1000, { phase: 'intent' }),
  ]);

  it('groups what the page loaded by kind, without what was for later', () => {
    expect(weight.byKind.HTML).toEqual({ brotliBytes: 10, requests: 1 });
    expect(weight.byKind.JS).toEqual({ brotliBytes: 41, requests: 2 });
    expect(weight.byKind.other).toEqual({ brotliBytes: 0, requests: 0 });
    expect(weight.page).toEqual({ brotliBytes: 71, requests: 4 });
  });

  it('keeps what blocks, what is for later and what a key brought apart', () => {
    expect(weight.blocksFirstPaint).toEqual({ brotliBytes: 30, requests: 2 });
    expect(weight.prefetched).toEqual({ brotliBytes: 100, requests: 1 });
    expect(weight.untilIdle).toEqual({ brotliBytes: 171, requests: 5 });
    expect(weight.afterIntent).toEqual({ brotliBytes: 1171, requests: 6 });
  });
});

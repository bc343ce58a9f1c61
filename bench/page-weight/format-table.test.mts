import { describe, expect, it } from 'vitest';
import { alignColumns, formatComparison, formatKilobytes, formatRatio } from './format-table.mts';
import { addUp, type WeighedFile } from './page-weight.mts';

function pageOf(brotliBytes: number) {
  const html: WeighedFile = {
    pathname: '/',
    kind: 'HTML',
    phase: 'page',
    blocksFirstPaint: true,
    rawBytes: brotliBytes,
    brotliBytes,
  };
  return addUp([html]);
}

it('writes kilobytes of 1000 bytes', () => {
  expect(formatKilobytes(0)).toBe('0.0');
  expect(formatKilobytes(12_345)).toBe('12.3');
});

it('writes no ratio to nothing', () => {
  expect(formatRatio(1, 4)).toBe('0.25');
  expect(formatRatio(0, 0)).toBe('–');
  expect(formatRatio(3, 0)).toBe('–');
});

it('aligns labels to the left and numbers to the right', () => {
  expect(alignColumns([['page', 'ours'], ['  total', '1'], ['']])).toBe(
    'page     ours\n  total     1\n',
  );
});

describe('formatComparison', () => {
  const table = formatComparison([
    { pathname: '/', ours: pageOf(5000), stock: pageOf(10_000) },
    { pathname: '/blog/', ours: pageOf(100_000), stock: pageOf(100_000) },
  ]);

  it('gives each page a block with the same columns', () => {
    const lines = table.split('\n');
    expect(lines[0]).toMatch(/^\/ +ours +stock +ratio$/);
    expect(lines.filter((line) => line === '')).toHaveLength(1);
    expect(new Set(lines.filter(Boolean).map((line) => line.length)).size).toBe(1);
  });

  it('compares ours with stock', () => {
    expect(table).toMatch(/ {2}HTML +5\.0 +10\.0 +0\.50\n/);
    expect(table).toMatch(/ {2}requests +1 +1 +1\.00\n/);
    expect(table).toMatch(/ {2}blocks first paint +100\.0 +100\.0 +1\.00\n/);
  });
});

import { describe, expect, it } from 'vitest';
import { compareLines, foldUnchanged, lineHtml, rowsHtml } from './compared-lines';

const show = (rows: ReturnType<typeof foldUnchanged>) =>
  rows.map((row) => (row.kind === 'gap' ? `… ${row.count}` : `${row.kind} ${row.html}`));

describe('lines', () => {
  it('are compared one by one, removed ones first', () => {
    const shown = show(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).join();
    expect(shown).toBe('same a,remove b,add x,same c,add d');
    expect(compareLines(['a'], ['a']).every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('far from a change are left out and counted', () => {
    const before = Array.from({ length: 20 }, (_, at) => `${at}`);
    const after = before.with(10, 'x');
    expect(show(foldUnchanged(compareLines(before, after))).join()).toBe(
      '… 7,same 7,same 8,same 9,remove 10,add x,same 11,same 12,same 13,… 6',
    );
  });
});

describe('rows', () => {
  it('are marked as fences mark them, and text is not markup', () => {
    const html = lineHtml(['a < b']);
    const [removed, gap] = [
      { kind: 'remove' as const, html },
      { kind: 'gap' as const, count: 2 },
    ];
    expect(rowsHtml([removed, gap], (count) => `<${count}>`)).toBe(
      '<span class="line diff remove">a &lt; b</span>\n<span class="line t-comment">&lt;2&gt;</span>',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/documents';
import type { SearchDocument } from './document';
import { readPageCode, takeCode, withCode, type PageCode, type TextRange } from './page-code';

/** A document of blocks; those that begin with `#` are headings, those in backticks samples. */
function makePage(...blocks: string[]): { document: SearchDocument; samples: TextRange[] } {
  const samples: TextRange[] = [];
  const toc: SearchDocument['toc'] = [{ text: 'None', id: 'none', depth: 2, charIndex: -1 }];
  let at = 0;
  for (const block of blocks) {
    if (block.startsWith('`')) samples.push([at, at + block.length]);
    if (block.startsWith('#')) toc.push({ text: block, id: block, depth: 2, charIndex: at });
    at += block.length + 1;
  }
  return { document: documentOf(3, { content: blocks.join('\n'), toc, names: ['name'] }), samples };
}

const PAGES: Record<string, string[]> = {
  'between others': ['Text', '`a\n\nb`', '# One', 'More', '`c`', '# Two', 'End'],
  'first and last': ['`a`', '# One', 'Text', '`b`'],
  'the first two, before a heading': ['`a`', '`\nb`', '# One'],
  'nothing but samples': ['`a`', '`b`', '`c`'],
  'after a heading without text': ['# One', '# Two', '`a`', '# Three'],
  'beside characters of two units': ['😀 文', '`😀`', '# 标题', '文'],
};

describe('code that is taken out', () => {
  it.each(Object.entries(PAGES))('is put back to the letter: %s', (_name, blocks) => {
    const { document, samples } = makePage(...blocks);
    const { prose, code } = takeCode(document, samples);
    expect(prose.content).toBe(blocks.filter((block) => !block.startsWith('`')).join('\n'));
    for (const { text, charIndex } of prose.toc.slice(1)) {
      expect(prose.content.slice(charIndex, charIndex + text.length)).toBe(text);
    }
    expect(prose.toc[0]!.charIndex).toBe(-1);
    // In its transfer format.
    const read = readPageCode(JSON.parse(JSON.stringify([code])));
    expect(withCode([prose], read)).toEqual([document]);
  });

  it('is nothing where a page has none', () => {
    const { document } = makePage('Text', '# One');
    expect(takeCode(document, [])).toEqual({ prose: document });
    expect(withCode([document], [])[0]).toBe(document);
  });
});

it.each([null, {}, 'x', 5])('%j is no list of code', (value) => {
  expect(() => readPageCode(value)).toThrow('not a list');
});

describe('code that a host answered', () => {
  const { document, samples } = makePage('Text', '`a`', '# One', 'More', '`b`');
  const { prose, code } = takeCode(document, samples) as Required<ReturnType<typeof takeCode>>;
  const altered = (change: Partial<Record<keyof PageCode, unknown>>) =>
    withCode([prose], readPageCode([{ ...code, ...change }]));

  it.each([
    ['of a content of another length', { length: code.length + 1, code: [[4, '\n`a`']] }],
    ['of another page', { routePath: '/other' }],
    ['within a block', { code: [[2, 'x']] }],
    ['before the content', { code: [[-1, 'x']] }],
    ['behind the content', { code: [[code.length + 1, 'x']] }],
    ['in the wrong order', { code: [...code.code].reverse() }],
    ['at half a character', { code: [[0.5, 'x']] }],
    ['without a place', { code: [['x']] }],
    ['that is not text', { code: [[4, 5]] }],
    ['that is not a list', { code: { 0: [4, 'x'] } }],
    ['that has no length', { length: '16' }],
    ['without an address', { routePath: null }],
  ])('%s is left out @F299', (_name, change) => {
    expect(altered(change)).toEqual([prose]);
  });

  it('is left out page by page @F299', () => {
    const other = { ...prose, routePath: '/other' };
    const entries = [null, 1, [], { ...code, routePath: '__proto__' }, { ...code, length: 0 }];
    const mine = { ...code, routePath: '/other' };
    const [first, second] = withCode([prose, other], readPageCode([...entries, mine]));
    expect(first).toEqual(prose);
    expect(second!.content).toBe(document.content);
  });
});

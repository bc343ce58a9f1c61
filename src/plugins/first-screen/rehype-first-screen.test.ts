import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeFirstScreen } from './rehype-first-screen';

const element = (tagName: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value }],
});
const code = (lines: number) => element('pre', Array(lines).fill('x').join('\n'));
const text = (letters: number) => element('p', 'x'.repeat(letters));
const esm: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };

/** How many nodes stay, and what the component holds. */
function split(...children: RootContent[]) {
  const tree: Root = { type: 'root', children: [...children] };
  rehypeFirstScreen()(tree);
  const found = tree.children.filter((node) => node.type === 'mdxJsxFlowElement');
  return { before: tree.children.slice(0, found.length > 0 ? -1 : undefined), below: found[0] };
}

describe('the first screen of a page', () => {
  it('ends with the block that fills it', () => {
    const page = [code(30), code(30), code(30), code(30)];
    const { before, below } = split(...page);
    expect(before).toEqual(page.slice(0, 2));
    expect(below).toMatchObject({ name: 'BelowFirstScreen', children: page.slice(2) });
  });

  it('counts lines of text, in which Chinese letters take twice the room', () => {
    const rest = [code(30), code(30)];
    expect(split(text(72 * 25), ...rest).before).toHaveLength(2);
    expect(split(element('p', '构'.repeat(72 * 25)), ...rest).before).toHaveLength(1);
  });

  it.each([
    ['a short page', [code(20), text(100)]],
    ['a page that ends soon after it', [code(60), code(10)]],
    ['an empty page', []],
  ])('is all of %s', (_name, page) => {
    expect(split(...page)).toEqual({ before: page, below: undefined });
  });

  it('leaves imports and exports where a module has them', () => {
    const { before, below } = split(code(60), code(30), esm);
    expect(before).toEqual([code(60), esm]);
    expect(below).toMatchObject({ children: [code(30)] });
  });
});

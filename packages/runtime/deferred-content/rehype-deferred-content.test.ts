import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { element } from '@rslib-docs/kit/testing/hast';
import { rehypeDeferredContent } from './rehype-deferred-content';

const code = (lines: number) => element('pre', {}, Array(lines).fill('x').join('\n'));
const text = (letters: number) => element('p', {}, 'x'.repeat(letters));
const esm: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };

interface Below {
  name: string;
  attributes: { name: string; value: string }[];
  children: RootContent[];
}

const isBelow = (node: RootContent): boolean => node.type === 'mdxJsxFlowElement';

/** What each window shows by itself: the children of the page, then those of each component. */
function split(...children: RootContent[]) {
  const tree: Root = { type: 'root', children: [...children] };
  rehypeDeferredContent()(tree);
  const parts: { screen?: string; children: RootContent[] }[] = [];
  let rest: { screen?: string; children: RootContent[] } | undefined = tree;
  while (rest) {
    const below = rest.children.find(isBelow) as unknown as Below | undefined;
    parts.push({ ...rest, children: rest.children.filter((node) => !isBelow(node)) });
    rest = below && {
      screen: below.attributes.find(({ name }) => name === 'screen')?.value,
      children: below.children,
    };
  }
  return parts.map(({ screen, children: shown }) => ({ screen, children: shown }));
}

/** How many blocks come before the first component; all of them where there is none. */
const countFirst = (...children: RootContent[]): number => split(...children)[0]!.children.length;

describe('the first screen of a page', () => {
  it('ends with the block that fills a window, low or high', () => {
    const page = [code(10), code(10), code(10), code(30), code(30)];
    expect(split(...page)).toEqual([
      { screen: undefined, children: page.slice(0, 2) },
      { screen: '800', children: page.slice(2, 3) },
      { screen: '1080', children: page.slice(3) },
    ]);
  });

  it('is the same in both where one block fills them', () => {
    const page = [code(50), code(40)];
    expect(split(...page)).toEqual([
      { screen: undefined, children: page.slice(0, 1) },
      { screen: '1080', children: page.slice(1) },
    ]);
  });

  it('counts lines, in which Chinese letters take twice the room, rows by their longest cell and items by their lines', () => {
    const page = [code(30), code(30), code(30)];
    expect(countFirst(text(72 * 15), ...page)).toBe(2);
    expect(countFirst(element('p', {}, '构'.repeat(72 * 15)), ...page)).toBe(1);
    const row = (...letters: number[]) =>
      element('tr', {}, ...letters.map((count) => element('td', {}, 'x'.repeat(count))));
    const table = (rows: Element[]) => element('table', {}, element('tbody', {}, ...rows));
    const rest = [code(30), code(30), code(30)];
    expect(countFirst(table(Array<Element>(9).fill(row(10, 10))), ...rest)).toBe(2);
    expect(countFirst(table(Array<Element>(9).fill(row(10, 60))), ...rest)).toBe(1);
    const list = (letters: number) =>
      element('ul', {}, ...Array<Element>(10).fill(element('li', {}, 'x'.repeat(letters))));
    expect(countFirst(list(70), ...rest)).toBe(2);
    expect(countFirst(list(80), ...rest)).toBe(1);
  });

  it.each([
    ['a short page', [code(20), text(100)]],
    ['a page that ends soon after it', [code(60), code(10)]],
    ['an empty page', []],
  ])('is all of %s', (_name, page) => {
    expect(split(...page)).toEqual([{ screen: undefined, children: page }]);
  });

  it('leaves imports and exports where a module has them', () => {
    expect(split(code(20), code(20), code(60), esm)).toEqual([
      { screen: undefined, children: [code(20), code(20), esm] },
      { screen: '1080', children: [code(60)] },
    ]);
  });
});

import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { element, propertiesOf } from '@rslib-docs/kit/testing/hast';
import { rehypeDeferredContent } from './rehype-deferred-content';

const code = (lines: number) => element('pre', {}, Array(lines).fill('x').join('\n'));
const text = (letters: number) => element('p', {}, 'x'.repeat(letters));
const esm: RootContent = { type: 'mdxjsEsm', value: 'export const toc = [];' };

const isBelow = (node: RootContent) => 'attributes' in node;

interface Part {
  screen: string | undefined;
  children: readonly RootContent[];
}

/** What each window shows by itself: the children of the page, then those of each component. */
function partsOf(children: readonly RootContent[], screen?: string): Part[] {
  const below = children.find(isBelow) as unknown as Root | undefined;
  const [, next] = /screen=(\d+)/.exec((below && propertiesOf(below as never)) ?? '') ?? [];
  const shown = children.filter((node) => !isBelow(node));
  return [{ screen, children: shown }, ...(below ? partsOf(below.children, next) : [])];
}

function split(...children: RootContent[]): Part[] {
  const tree: Root = { type: 'root', children: [...children] };
  rehypeDeferredContent()(tree);
  return partsOf(tree.children);
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

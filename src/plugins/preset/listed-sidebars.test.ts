import { expect, it } from 'vitest';
import { withListedSidebars } from './listed-sidebars';

const doc = (id: string) => ({ type: 'doc' as const, id });
const group = (label: string, items: object[], link?: object) => ({
  type: 'category' as const,
  label,
  collapsed: false,
  collapsible: true,
  ...(link && { link }),
  items,
});
const pages = (unlisted: boolean, ...ids: string[]) => ids.map((id) => ({ id, unlisted }));
const html = { type: 'html', value: '<hr>' };

function listed(items: object[], hidden: string[]) {
  const docs = [...pages(false, 'a', 'b'), ...pages(true, ...hidden)];
  const version = { docs, sidebars: { all: items } } as never;
  return withListedSidebars(version).sidebars.all;
}

it('leaves out pages, references to them, and groups that would be empty, at any depth', () => {
  const items = [
    doc('a'),
    doc('x'),
    { type: 'ref', id: 'x' },
    html,
    group('Empty', [group('Inner', [doc('x')])]),
    group('Some', [doc('x'), doc('b')]),
  ];
  expect(listed(items, ['x'])).toEqual([doc('a'), html, group('Some', [doc('b')])]);
});

it('takes the link from a group whose own page is not listed', () => {
  const link = { type: 'doc', id: 'x' };
  const own = { type: 'doc', id: 'a' };
  expect(listed([group('G', [doc('b')], link), group('H', [doc('x')], link)], ['x'])).toEqual([
    group('G', [doc('b')]),
  ]);
  expect(listed([group('G', [doc('x')], own)], ['x'])).toEqual([group('G', [], own)]);
});

it('changes nothing where all pages are listed', () => {
  const items = [group('Empty as it was written', [])];
  expect(listed(items, [])).toBe(items);
});
